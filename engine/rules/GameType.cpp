// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/GameType.h"

namespace ringford {

Result<std::shared_ptr<const Game>, Text> GameType::create(const OptionValues& given) const
{
    const auto options = resolve(given);
    if (!options)
        return Failure{options.error()};
    return make(*options);
}

Result<OptionValues, Text> GameType::resolve(const OptionValues& given) const
{
    return resolveOptions(m_id, m_options, given);
}

std::vector<std::string> GameType::candidates(const OptionSpec& option, const OptionValues&) const
{
    std::vector<std::string> candidates = option.values;
    for (int n = option.range ? option.range->least : 1; n <= (option.range ? option.range->most : 0); ++n)
        candidates.push_back(std::to_string(n));
    return candidates;
}

std::optional<Text> GameType::check(const OptionValues& given) const
{
    const auto options = resolve(given);
    return options ? std::nullopt : std::optional(options.error());
}

std::vector<std::string> GameType::allowedValues(const OptionSpec& option, const OptionValues& given) const
{
    std::vector<std::string> allowed = candidates(option, given);
    OptionValues tried = given;
    std::erase_if(tried, [&](const OptionValue& value) { return value.name == option.name; });
    tried.push_back({option.name, ""});
    std::erase_if(allowed, [&](const std::string& value) {
        tried.back().value = value;
        return check(tried).has_value();
    });
    return allowed;
}

OptionValues GameType::differing(const OptionValues& all) const
{
    OptionValues differing;
    for (const OptionSpec& spec : options()) {
        const auto value = findOption(all, spec.name);
        std::string standard = spec.standard;
        if (value && standard == kDependsOnOthers) {
            OptionValues others = all;
            std::erase_if(others, [&](const OptionValue& option) { return option.name == spec.name; });
            const auto without = resolve(others);
            standard = without ? std::string(findOption(*without, spec.name).value_or("")) : std::string();
        }
        if (value && *value != standard)
            differing.push_back({spec.name, std::string(*value)});
    }
    return differing;
}

} // namespace ringford
