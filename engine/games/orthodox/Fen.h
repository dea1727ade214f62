// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/orthodox/State.h"
#include "engine/rules/Description.h"
#include "engine/rules/Result.h"

#include <string>
#include <string_view>

namespace ringford::orthodox {

/** What a FEN says: a position and the number of the full move that comes next. */
struct FenContent {
    State state;
    int fullMove = 1;
};

/** The position in Forsyth-Edwards notation, all six fields. */
std::string writeFen(const GameDescription& game, const State& state, int fullMove);

/**
 * Reads four to six fields, divided by blanks (`0 1` where the last ones are missing), as strictly as a setup; or says
 * what is wrong.
 */
Result<FenContent, Text> readFen(const GameDescription& game, std::string_view text);

} // namespace ringford::orthodox
