// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"

#include <string>
#include <vector>

namespace ringford {

/** A game as PGN, and what of it PGN cannot hold. */
struct PgnWriting {
    std::string text;
    std::vector<Text> losses; ///< a sentence for each kind of them; none: reading it gives the match again
};

/** Whether PGN can hold games of this kind at all. */
bool isPgnGame(const Game& game);

/**
 * A match in PGN's export format (docs/pgn.md), with all its variations, from wherever it stands. Refused is another
 * game than orthodox chess, and what no record can hold either.
 */
Result<PgnWriting, Text> writePgn(const Match& match, const Registry& registry = Registry::standard());

} // namespace ringford
