// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>

namespace ringford::cli {

namespace {

constexpr std::array kEverywhere{Switch{kHelp, "", ""}, Switch{kVersion, "", ""}};

/** An argument that begins with a hyphen: its name, and the value that is glued to it. */
struct Option {
    std::string name;
    std::optional<std::string> value;
};

Option takeApart(const std::string& argument)
{
    const bool isLong = argument.starts_with("--");
    const auto nameEnd = isLong ? std::min(argument.find('='), argument.size()) : 2;
    if (nameEnd == argument.size())
        return {argument, std::nullopt};
    return {argument.substr(0, nameEnd), argument.substr(nameEnd + (isLong ? 1 : 0))};
}

const Switch* find(std::span<const Switch> switches, std::string_view name)
{
    const auto found = std::ranges::find(switches, name, &Switch::name);
    return found == switches.end() ? nullptr : &*found;
}

} // namespace

std::optional<std::string> CommandLine::value(std::string_view name) const
{
    const auto found = std::ranges::find(m_given, name, &Given::name);
    return found == m_given.end() ? std::nullopt : std::optional(found->value);
}

std::vector<std::string> CommandLine::values(std::string_view name) const
{
    std::vector<std::string> values;
    for (const Given& given : m_given) {
        if (given.name == name)
            values.push_back(given.value);
    }
    return values;
}

Result<CommandLine, std::string> CommandLine::parse(std::span<const Switch> switches,
                                                    std::span<const std::string> arguments)
{
    CommandLine line;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (argument == "--") {
            line.m_words.insert(line.m_words.end(), arguments.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                arguments.end());
            break;
        }
        if (argument.size() < 2 || argument[0] != '-') {
            line.m_words.push_back(argument);
            continue;
        }
        Option option = takeApart(argument);
        if (option.name.size() == 2 && option.value && option.value->starts_with('='))
            return Failure{"expected " + option.name + " and a blank before the value, not " + inQuotes(argument)};
        const bool isEverywhere = find(kEverywhere, option.name) != nullptr;
        const Switch* const known = isEverywhere ? find(kEverywhere, option.name) : find(switches, option.name);
        if (!known)
            return Failure{"unknown switch " + inQuotes(option.name)};
        if (known->value.empty() && option.value)
            return Failure{shortened(option.name) + " takes no value"};
        if (!known->repeats && line.has(known->name))
            return Failure{shortened(option.name) + " is given twice"};
        if (!known->value.empty() && !option.value) {
            if (++i == arguments.size())
                return Failure{shortened(option.name) + ": " + std::string(known->value) + " is missing"};
            option.value = arguments[i];
        }
        line.m_given.push_back({known->name, option.value.value_or("")});
        if (isEverywhere)
            break;
    }
    return line;
}

} // namespace ringford::cli
