// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Options.h"
#include "engine/rules/Result.h"

#include <string_view>
#include <vector>

namespace ringford::longchess {

/** What the options choose, as the rules ask for it. */
struct Options {
    enum class Central : std::uint8_t { Pause, NoPause, None };

    bool hasFlags = true; ///< capture the flag; else capture the map
    bool hasFourTeams = false;
    Central central = Central::Pause; ///< two teams
    bool hasRange = true;
    int setBack = 0; ///< places that a captured piece is set back; 0: it is gone
    bool hasMines = false;
    bool hasArtillery = false;
    bool lastWins = false; ///< four teams: a flag brought home puts its side out, and the last seat wins

    bool pauses() const { return central == Central::Pause && !hasFourTeams; }
};

/** What the game's page allows, in its order. */
const std::vector<OptionSpec>& optionSpecs();

/** All options with their values, defaults filled in; or which values do not go together, why, and what is allowed. */
Result<OptionValues, Text> completeOptions(std::string_view game, const OptionValues& given);

/** @pre @p complete is from completeOptions */
Options readChoices(const OptionValues& complete);

} // namespace ringford::longchess
