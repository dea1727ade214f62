// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/SharedSwitches.h"

#include "engine/rules/PlainText.h"
#include "engine/text/Files.h"

#include <QByteArray>

#include <algorithm>
#include <limits>

namespace ringford::cli {

namespace {

std::string notAllowed(const NumberSwitch& one, std::string_view value)
{
    return std::string(one.name) + ": " + std::string(one.allowed) + ", not " + shortened(value);
}

} // namespace

std::optional<std::string> wrongGame(const CommandLine& line)
{
    if (line.words().empty())
        return "GAME is missing";
    for (const std::string& word : std::span(line.words()).subspan(1)) {
        if (word.find('=') == std::string::npos)
            return "unexpected argument " + inQuotes(word) + ": expected GAME and opt=value";
    }
    return std::nullopt;
}

std::optional<std::string> wouldOverwrite(const CommandLine& line, std::span<const std::string> inputs)
{
    const std::string output = *line.value(kOutput);
    for (const std::string& input : inputs) {
        if (isSameFile(input, output))
            return output + ": this file is also read (" + input + "): the output must be another one";
    }
    return std::nullopt;
}

std::optional<std::string> wrongOutput(const CommandLine& line)
{
    return line.has(kOutput) ? std::nullopt : std::optional<std::string>("-o FILE is missing");
}

std::optional<double> readDecimal(std::string_view text)
{
    const auto point = std::min(text.find('.'), text.size());
    const bool hasFraction = point < text.size();
    if (!isNumber(text.substr(0, point)) || (hasFraction && !isNumber(text.substr(point + 1))))
        return std::nullopt;
    // Not by std::from_chars(): LLVM's library reads no fractions by it before version 20.
    bool isRead = false;
    const double number = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())).toDouble(&isRead);
    return isRead ? number : std::numeric_limits<double>::infinity();
}

std::optional<std::string> wrongNumber(const CommandLine& line, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names) {
        if (line.has(name) && !isNumber(*line.value(name)))
            return std::string(name) + " takes a number such as 12, not " + inQuotes(*line.value(name));
    }
    return std::nullopt;
}

std::optional<std::string> wrongNumber(const CommandLine& line, std::span<const NumberSwitch> switches)
{
    for (const NumberSwitch& one : switches) {
        const auto value = line.value(one.name);
        if (!value || (one.isDecimal ? readDecimal(*value).has_value() : isNumber(*value)))
            continue;
        if (value->starts_with('-') && readDecimal(std::string_view(*value).substr(1)))
            return notAllowed(one, *value);
        return std::string(one.name) + " takes a number such as " + (one.isDecimal ? "12.5" : "12") + ", not " +
               inQuotes(*value);
    }
    return std::nullopt;
}

std::optional<std::string> outOfBounds(const CommandLine& line, std::span<const NumberSwitch> switches)
{
    for (const NumberSwitch& one : switches) {
        const auto number = decimal(line, one.name);
        if (number && (*number < one.least || *number > one.most))
            return notAllowed(one, *line.value(one.name));
    }
    return std::nullopt;
}

ExitStatus refusedSwitch(std::string_view subcommand, std::string_view reason)
{
    return refused("ringford-cli " + std::string(subcommand) + ": " + std::string(reason));
}

int wholeNumber(const CommandLine& line, std::string_view name, int usual)
{
    return line.has(name) ? readNumber(*line.value(name)).value_or(usual) : usual;
}

std::optional<double> decimal(const CommandLine& line, std::string_view name)
{
    return line.has(name) ? readDecimal(*line.value(name)) : std::nullopt;
}

} // namespace ringford::cli
