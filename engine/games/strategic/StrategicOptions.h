// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/strategic/State.h"
#include "engine/rules/Options.h"
#include "engine/rules/Result.h"

#include <string_view>
#include <vector>

namespace ringford::strategic {

/** What the options choose, as the rules ask for it. */
struct Options {
    int boards = 1;
    Bits roads{};               ///< the cells of each board from which pawns may step aside
    bool lastsToTheEnd = false; ///< until all boards are closed; else the first checkmate decides
    bool asksForPulls = true;   ///< whether who gives a piece is asked
};

/** What the game's page allows, in its order. */
const std::vector<OptionSpec>& optionSpecs();

/** All options with their values, defaults filled in; or what is wrong with them, and what is allowed. */
Result<OptionValues, Text> completeOptions(std::string_view game, const OptionValues& given);

/** @pre @p complete is from completeOptions */
Options readChoices(const OptionValues& complete);

/** The cells of the ranks that @p text names (`none`, `3,5-6`); nothing when it does not fit. */
std::optional<Bits> readRanks(std::string_view text);

} // namespace ringford::strategic
