// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Description.h"
#include "engine/play/Result.h"

#include <chrono>
#include <string_view>
#include <vector>

namespace ringford {

/** How one clock runs: `10+5`. */
struct TimeControl {
    enum class Kind : std::uint8_t { SuddenDeath, Fischer, Bronstein, Delay, Hourglass };
    Kind kind = Kind::SuddenDeath;
    std::chrono::milliseconds time{};  ///< at the start
    std::chrono::milliseconds bonus{}; ///< Fischer: added a turn; Bronstein: given back at most; Delay: not counted
    bool operator==(const TimeControl&) const = default;
};

/** The clocks of a match, one a side. */
using ClockSpec = std::vector<TimeControl>;

/** Reads the value of a `Clock` tag: `TIME`, or `TIME red=TIME ...` for sides with another time. */
Result<ClockSpec, Text> readClockTag(std::string_view value, const GameDescription& game);

} // namespace ringford
