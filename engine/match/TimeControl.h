// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

namespace ringford {

/** How one clock runs: `10+5`. */
struct TimeControl {
    enum class Kind : std::uint8_t { SuddenDeath, Fischer, Bronstein, Delay, Hourglass, ByoYomi };
    Kind kind = Kind::SuddenDeath;
    std::chrono::milliseconds time{}; ///< at the start; byo-yomi: before the periods
    /** Fischer: added a turn; Bronstein: given back at most; Delay: not counted; byo-yomi: a period. */
    std::chrono::milliseconds bonus{};
    int periods = 0; ///< byo-yomi: how many
    bool operator==(const TimeControl&) const = default;

    /** What a clock shows at the start, all its periods counted. */
    std::chrono::milliseconds total() const { return time + periods * bonus; }
};

/** The clocks of a match, one a side. */
using ClockSpec = std::vector<TimeControl>;

/** What a clock has left, as people read it: of its main time, or of a period of byo-yomi. */
struct PeriodTime {
    std::chrono::milliseconds left{};
    int periods = 0; ///< byo-yomi alone, once the main time is used up: the one that runs, and those behind it
};

/** @p left is all that a clock has, with its periods. */
constexpr PeriodTime periodTime(const TimeControl& control, std::chrono::milliseconds left)
{
    if (control.kind != TimeControl::Kind::ByoYomi || control.bonus.count() <= 0)
        return {left, 0};
    const std::chrono::milliseconds inPeriods = control.periods * control.bonus;
    if (left > inPeriods)
        return {left - inPeriods, 0};
    const auto periods = static_cast<int>((left + control.bonus - std::chrono::milliseconds(1)) / control.bonus);
    return {periods > 0 ? left - (periods - 1) * control.bonus : left, periods};
}

} // namespace ringford
