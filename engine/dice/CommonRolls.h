// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollReader.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ringford::dice {

/** A line of `dice.ini`: `Frank the Monk {d10+2} [12,12,7,2]`. */
struct CommonRoll {
    std::string name; ///< blanks as in a roll's text; several rolls may have the same
    WrittenRoll roll;
};

/** A line of `dice.ini` that is none, and where it is wrong; lines count from 1. */
struct BadLine {
    int line = 1;
    RollError error;
    /** `LINE:COLUMN: REASON` */
    std::string english() const { return std::to_string(line) + ':' + error.english(); }
};

/** What stands in a `dice.ini`, good and bad. */
struct CommonRolls {
    /** Rolls and bad lines together; what stands behind them is left out, and the last bad line says so. */
    static constexpr std::size_t kMost = 100'000;

    std::vector<CommonRoll> rolls;
    std::vector<BadLine> badLines;
};

CommonRolls readCommonRolls(std::string_view bytes);

} // namespace ringford::dice
