// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/ClockTag.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <optional>

namespace ringford {

namespace {

using std::chrono::milliseconds;

/** Never overflows, and is more than anybody plays. */
constexpr int kMost = 999'999'999;
/** Behind the point; more are finer than a millisecond anyway. */
constexpr std::size_t kMostDigits = 9;

/** Of the kinds with a number of seconds, in their order from Fischer on. */
constexpr std::string_view kKindLetters = "+bd";
/** Of byo-yomi: `10y3x30`. */
constexpr char kPeriodsLetter = 'y';
constexpr char kPeriodsSign = 'x';
constexpr int kMostPeriods = 999;

/** Takes minutes, `10` or `0.5`, off the front of @p text. */
std::optional<milliseconds> takeMinutes(std::string_view& text)
{
    const std::size_t whole = digitsAt(text);
    const auto minutes = readNumber(text.substr(0, whole), kMost);
    if (!minutes)
        return std::nullopt;
    text.remove_prefix(whole);
    milliseconds time = std::chrono::minutes(*minutes);
    if (!text.starts_with('.'))
        return time;
    const std::size_t fraction = digitsAt(text.substr(1));
    const auto numerator = readNumber(text.substr(1, fraction), kMost);
    if (!numerator || fraction > kMostDigits)
        return std::nullopt;
    text.remove_prefix(1 + fraction);
    std::int64_t denominator = 1;
    for (std::size_t i = 0; i < fraction; ++i)
        denominator *= 10;
    return time + milliseconds(60000LL * *numerator / denominator);
}

/** `3x30`: periods of so many seconds behind the main time. */
std::optional<TimeControl> readPeriods(milliseconds time, std::string_view text)
{
    const std::size_t sign = std::min(text.find(kPeriodsSign), text.size());
    const auto periods = readNumber(text.substr(0, sign), kMostPeriods);
    const auto seconds = readNumber(text.substr(std::min(sign + 1, text.size())), kMost);
    if (!periods || !seconds || *periods == 0 || *seconds == 0)
        return std::nullopt;
    return TimeControl{TimeControl::Kind::ByoYomi, time, std::chrono::seconds(*seconds), *periods};
}

std::optional<TimeControl> readTime(std::string_view text)
{
    const auto time = takeMinutes(text);
    if (!time)
        return std::nullopt;
    if (text.empty())
        return TimeControl{TimeControl::Kind::SuddenDeath, *time, {}};
    if (text.front() == kPeriodsLetter)
        return readPeriods(*time, text.substr(1));
    if (text == "h")
        return TimeControl{TimeControl::Kind::Hourglass, *time, {}};
    const auto kind = kKindLetters.find(text.front());
    const auto seconds = readNumber(text.substr(1), kMost);
    if (kind == std::string_view::npos || !seconds)
        return std::nullopt;
    return TimeControl{static_cast<TimeControl::Kind>(kind + 1), *time, std::chrono::seconds(*seconds)};
}

/** `10`, `0.5`: as few decimals as tell the time, six at most. */
std::string minutesText(milliseconds time)
{
    constexpr std::int64_t kMinute = 60'000;
    std::string text = std::to_string(time.count() / kMinute);
    std::int64_t rest = time.count() % kMinute;
    if (rest == 0)
        return text;
    // Rounded up, for a reader rounds down.
    std::string decimals = std::to_string(1'000'000 + (rest * 1'000'000 + kMinute - 1) / kMinute).substr(1);
    decimals.erase(decimals.find_last_not_of('0') + 1);
    return text + '.' + decimals;
}

std::string timeText(const TimeControl& control)
{
    std::string text = minutesText(control.time);
    if (control.kind == TimeControl::Kind::Hourglass)
        text += 'h';
    else if (control.kind == TimeControl::Kind::ByoYomi)
        text += kPeriodsLetter + std::to_string(control.periods) + kPeriodsSign +
                std::to_string(control.bonus / std::chrono::seconds(1));
    else if (control.kind != TimeControl::Kind::SuddenDeath)
        text += kKindLetters[static_cast<std::size_t>(control.kind) - 1] +
                std::to_string(control.bonus / std::chrono::seconds(1));
    return text;
}

Text noTime(std::string_view text)
{
    return Text(RINGFORD_TEXT("expected a time like 10, 0.5, 10+5, 10b5, 10d5, 10h or 10y3x30, not '%1'")).quote(text);
}

} // namespace

Result<ClockSpec, Text> readClockTag(std::string_view value, const GameDescription& game)
{
    const std::string_view first = takeWord(value, kSpacesAndTabs);
    const auto common = first.empty() ? std::nullopt : readTime(first);
    if (!common)
        return Failure{noTime(first)};
    ClockSpec clocks(game.sides.size(), *common);
    SideSet seen;
    for (auto part = takeWord(value, kSpacesAndTabs); !part.empty(); part = takeWord(value, kSpacesAndTabs)) {
        const auto equals = std::min(part.find('='), part.size());
        const std::string_view name = part.substr(0, equals);
        const auto side = game.findSide(name);
        if (!side)
            return Failure{Text(RINGFORD_TEXT("'%1' has no clock in this game; expected one of: %2"))
                               .quote(name)
                               .with(joined(game.sides, &SideInfo::name))};
        if (seen.contains(*side))
            return Failure{Text(RINGFORD_TEXT("'%1' is given two clocks")).quote(name)};
        seen.insert(*side);
        const std::string_view text = part.substr(std::min(equals + 1, part.size()));
        const auto time = readTime(text);
        if (!time)
            return Failure{noTime(text)};
        clocks[side->index] = *time;
    }
    return clocks;
}

std::string writeClockTag(const ClockSpec& clocks, const GameDescription& game)
{
    const auto usual =
        std::ranges::max_element(clocks, {}, [&](const TimeControl& one) { return std::ranges::count(clocks, one); });
    std::string value = timeText(*usual);
    for (std::size_t i = 0; i < clocks.size(); ++i) {
        if (clocks[i] != *usual)
            value.append(" ").append(game.sides[i].name).append("=").append(timeText(clocks[i]));
    }
    return value;
}

} // namespace ringford
