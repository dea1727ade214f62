// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/Options.h"

#include "engine/rules/PlainText.h"

#include <algorithm>

namespace ringford {

namespace {

std::string namesOf(const std::vector<OptionSpec>& specs)
{
    return specs.empty() ? "none" : joined(specs, &OptionSpec::name);
}

} // namespace

OptionSpec OptionSpec::choice(std::string name, std::vector<std::string> values, Text label, Text hint,
                              std::vector<Text> titles, std::vector<Text> sentences)
{
    OptionSpec spec;
    spec.name = std::move(name);
    spec.standard = values.front();
    for (std::size_t at = 0; at < std::min(values.size(), sentences.size()); ++at)
        spec.meanings.push_back({values[at], std::move(sentences[at])});
    spec.values = std::move(values);
    spec.label = std::move(label);
    spec.hint = std::move(hint);
    spec.titles = std::move(titles);
    return spec;
}

std::string OptionSpec::allowed() const
{
    std::string out;
    const auto add = [&out](const std::string& part) { out += (out.empty() ? "" : "|") + part; };
    for (const std::string& value : values)
        add(value);
    if (range)
        add(std::to_string(range->least) + ".." + std::to_string(range->most));
    if (!form.empty())
        add(form);
    return out;
}

bool OptionSpec::admits(std::string_view value) const
{
    if (!form.empty() || std::ranges::find(values, value) != values.end())
        return true;
    const auto number = range ? readPlainNumber(value, range->most) : std::nullopt;
    return number && *number >= range->least;
}

Text OptionSpec::meaningOf(std::string_view value) const
{
    auto found = std::ranges::find(meanings, value, &Meaning::value);
    if (found == meanings.end() && std::ranges::find(values, value) == values.end())
        found = std::ranges::find(meanings, std::string_view(), &Meaning::value);
    return found == meanings.end() ? Text() : found->sentence;
}

std::optional<std::string_view> findOption(const OptionValues& values, std::string_view name)
{
    const auto found = std::ranges::find(values, name, &OptionValue::name);
    return found == values.end() ? std::nullopt : std::optional<std::string_view>(found->value);
}

std::string_view optionValue(const OptionValues& values, std::string_view name)
{
    return findOption(values, name).value_or("");
}

/** More than any game has; bounds the time that a damaged list takes. */
constexpr std::size_t kMostOptions = 100;

Result<OptionValues, Text> readOptions(std::string_view line)
{
    OptionValues values;
    for (auto word = takeWord(line); !word.empty(); word = takeWord(line)) {
        const auto equals = word.find('=');
        if (equals == std::string_view::npos || equals == 0)
            return Failure{Text(RINGFORD_TEXT("expected option=value, not '%1'")).quote(word)};
        const std::string_view name = word.substr(0, equals);
        if (findOption(values, name))
            return Failure{Text(RINGFORD_TEXT("option '%1' is given twice")).quote(name)};
        if (values.size() == kMostOptions)
            return Failure{Text(RINGFORD_TEXT("more than %1 options: no game has so many"))
                               .with(static_cast<long long>(kMostOptions))};
        values.push_back({std::string(name), std::string(word.substr(equals + 1))});
    }
    return values;
}

Result<OptionValues, Text> resolveOptions(std::string_view game, const std::vector<OptionSpec>& specs,
                                          const OptionValues& given)
{
    for (const OptionValue& option : given) {
        const auto spec = std::ranges::find(specs, option.name, &OptionSpec::name);
        if (spec == specs.end())
            return Failure{Text(RINGFORD_TEXT("%1: unknown option '%2'; allowed: %3"))
                               .with(game)
                               .quote(option.name)
                               .with(namesOf(specs))};
        if (!spec->admits(option.value) || option.value == kDependsOnOthers)
            return Failure{Text(RINGFORD_TEXT("%1: %2=%3 is not allowed; allowed: %4"))
                               .with(game)
                               .quote(option.name)
                               .quote(option.value)
                               .with(spec->allowed())};
    }
    OptionValues chosen;
    for (const OptionSpec& spec : specs) {
        const std::string_view value = findOption(given, spec.name).value_or(spec.standard);
        if (value != kDependsOnOthers)
            chosen.push_back({spec.name, std::string(value)});
    }
    return chosen;
}

std::string writeOptions(const OptionValues& values)
{
    return joined(
        values, [](const OptionValue& option) { return option.name + '=' + option.value; }, " ");
}

} // namespace ringford
