// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/Game.h"

#include <algorithm>

namespace ringford {

static_assert(kReasonNames.size() == static_cast<std::size_t>(Reason::Resigned) + 1);

std::string Game::status(const Outcome& outcome) const
{
    const std::string reason = " (" + std::string(reasonName(outcome.reason)) + ')';
    switch (outcome.kind) {
    case Outcome::Kind::Playing: return "playing";
    case Outcome::Kind::Won: return "won by " + description().names(outcome.winners) + reason;
    case Outcome::Kind::Drawn: break;
    }
    return "drawn" + reason;
}

std::string Game::repetitionKey(const Position& position) const
{
    Setup setup = write(position);
    std::erase_if(setup.groups, [](const SetupGroup& group) { return group.name == "quiet"; });
    return writeSetup(setup);
}

Result<Position, SetupProblems> Game::readLine(std::string_view line) const
{
    const auto setup = readSetup(line);
    if (!setup)
        return Failure{setup.error()};
    return read(*setup);
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
    const auto made = create(given);
    return made ? std::nullopt : std::optional(made.error());
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
            const auto without = create(others);
            standard = without ? std::string(findOption((*without)->description().options, spec.name).value_or(""))
                               : std::string();
        }
        if (value && *value != standard)
            differing.push_back({spec.name, std::string(*value)});
    }
    return differing;
}

} // namespace ringford
