// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/ClockTag.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

namespace ringford {

namespace {

using std::chrono::milliseconds;

/** So many digits never overflow, and are more than anybody plays. */
constexpr std::size_t kMostDigits = 9;

std::size_t digitsAt(std::string_view text)
{
    return std::min(text.find_first_not_of("0123456789"), text.size());
}

std::optional<std::int64_t> wholeNumber(std::string_view digits)
{
    std::int64_t number = 0;
    if (digits.empty() || digits.size() > kMostDigits || digitsAt(digits) != digits.size())
        return std::nullopt;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

/** Takes minutes, `10` or `0.5`, off the front of @p text. */
std::optional<milliseconds> takeMinutes(std::string_view& text)
{
    const std::size_t whole = digitsAt(text);
    const auto minutes = wholeNumber(text.substr(0, whole));
    if (!minutes)
        return std::nullopt;
    text.remove_prefix(whole);
    milliseconds time = std::chrono::minutes(*minutes);
    if (!text.starts_with('.'))
        return time;
    const std::size_t fraction = digitsAt(text.substr(1));
    const auto numerator = wholeNumber(text.substr(1, fraction));
    if (!numerator)
        return std::nullopt;
    text.remove_prefix(1 + fraction);
    std::int64_t denominator = 1;
    for (std::size_t i = 0; i < fraction; ++i)
        denominator *= 10;
    return time + milliseconds(60000 * *numerator / denominator);
}

std::optional<TimeControl> readTime(std::string_view text)
{
    const auto time = takeMinutes(text);
    if (!time)
        return std::nullopt;
    if (text.empty())
        return TimeControl{TimeControl::Kind::SuddenDeath, *time, {}};
    if (text == "h")
        return TimeControl{TimeControl::Kind::Hourglass, *time, {}};
    const auto kind = std::string_view("+bd").find(text.front());
    const auto seconds = wholeNumber(text.substr(1));
    if (kind == std::string_view::npos || !seconds)
        return std::nullopt;
    return TimeControl{static_cast<TimeControl::Kind>(kind + 1), *time, std::chrono::seconds(*seconds)};
}

Text noTime(std::string_view text)
{
    return Text(RINGFORD_TEXT("expected a time like 10, 0.5, 10+5, 10b5, 10d5 or 10h, not '%1'")).with(text);
}

std::vector<std::string_view> words(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t";
    std::vector<std::string_view> found;
    for (auto at = text.find_first_not_of(kBlanks); at != std::string_view::npos;
         at = text.find_first_not_of(kBlanks, at)) {
        const auto end = std::min(text.find_first_of(kBlanks, at), text.size());
        found.push_back(text.substr(at, end - at));
        at = end;
    }
    return found;
}

std::string sideNames(const GameDescription& game)
{
    std::string out;
    for (const SideInfo& side : game.sides)
        out += (out.empty() ? "" : ", ") + side.name;
    return out;
}

} // namespace

Result<ClockSpec, Text> readClockTag(std::string_view value, const GameDescription& game)
{
    const std::vector<std::string_view> parts = words(value);
    const auto common = parts.empty() ? std::nullopt : readTime(parts.front());
    if (!common)
        return Failure{noTime(parts.empty() ? "" : parts.front())};
    ClockSpec clocks(game.sides.size(), *common);
    SideSet seen;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto equals = std::min(parts[i].find('='), parts[i].size());
        const std::string_view name = parts[i].substr(0, equals);
        const auto side = game.findSide(name);
        if (!side)
            return Failure{Text(RINGFORD_TEXT("'%1' has no clock in this game; expected one of: %2"))
                               .with(name)
                               .with(sideNames(game))};
        if (seen.contains(*side))
            return Failure{Text(RINGFORD_TEXT("'%1' is given two clocks")).with(name)};
        seen.insert(*side);
        const std::string_view text = parts[i].substr(std::min(equals + 1, parts[i].size()));
        const auto time = readTime(text);
        if (!time)
            return Failure{noTime(text)};
        clocks[side->index] = *time;
    }
    return clocks;
}

} // namespace ringford
