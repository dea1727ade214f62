// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/State.h"
#include "engine/rules/Description.h"
#include "engine/rules/Options.h"
#include "engine/rules/Result.h"

#include <array>
#include <string_view>
#include <vector>

namespace ringford::circular {

/** What the options choose, as the rules ask for it. */
struct Options {
    int seats = 2;
    bool byzantine = false;
    bool hasTeams = false;
    bool kinglessOut = false; ///< in teams a seat without king is out
    bool warns = true;        ///< mercy
    Seat first;
    std::array<SeatSet, kMostSeats> mates{}; ///< for each seat its team, itself among it

    SeatSet everybody() const { return SeatSet::firstOnes(seats); }
};

/** What the game's page allows, in its order. */
const std::vector<OptionSpec>& optionSpecs();

/** The seats at a table for @p players, in turn order. */
std::vector<SeatInfo> seatsFor(int players);

/** The names of the seats at the table that the given options make, those left out having their defaults. */
std::vector<std::string> seatNames(const OptionValues& given);

/** All options with their values, defaults filled in; or which values do not go together, and what is allowed. */
Result<OptionValues, Text> completeOptions(std::string_view game, const OptionValues& given);

/** @p complete: as completeOptions gives them. */
Options readChoices(const OptionValues& complete);

} // namespace ringford::circular
