// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
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

} // namespace ringford
