// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/PaperSwitches.h"

#include "engine/play/PlainText.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace ringford::cli {

std::optional<double> readDecimal(std::string_view text)
{
    const auto point = std::min(text.find('.'), text.size());
    const bool hasFraction = point < text.size();
    if (!isNumber(text.substr(0, point)) || (hasFraction && !isNumber(text.substr(point + 1))))
        return std::nullopt;
    double number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc{} ? number : std::numeric_limits<double>::infinity();
}

std::optional<std::string> wrongNumber(const CommandLine& line, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names) {
        if (line.has(name) && !isNumber(*line.value(name)))
            return std::string(name) + " is no number: " + inQuotes(*line.value(name));
    }
    return std::nullopt;
}

std::optional<std::string> wrongDecimal(const CommandLine& line, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names) {
        if (line.has(name) && !readDecimal(*line.value(name)))
            return std::string(name) + " is no number: " + inQuotes(*line.value(name));
    }
    return std::nullopt;
}

int wholeNumber(const CommandLine& line, std::string_view name, int usual)
{
    constexpr int kTooMany = 1'000'000;
    return line.has(name) ? readNumber(*line.value(name)).value_or(kTooMany) : usual;
}

std::optional<double> decimal(const CommandLine& line, std::string_view name)
{
    return line.has(name) ? readDecimal(*line.value(name)) : std::nullopt;
}

} // namespace ringford::cli
