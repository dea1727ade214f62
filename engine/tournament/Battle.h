// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/tournament/Army.h"
#include "engine/tournament/NextRow.h"

#include <memory>
#include <span>

namespace ringford {

/** The game that battles are: `longchess mode=ctm`. */
const std::shared_ptr<const Game>& battleGame();

/** The setup of battleStart(), also where an army is empty and no battle can begin. */
Setup battleSetup(const Army& white, const Army& black);

/**
 * Where a battle of these armies begins: of each kind the pieces stay that stand nearest to the middle of the army.
 * @pre neither army is empty
 */
Position battleStart(const Army& white, const Army& black);

/** Whether a position is the start of the game, with pieces missing at most. */
bool isBattleStart(const Game& game, const Position& position);

/** The army of a side among pieces, wherever they stand. */
Army armyOf(const GameDescription& game, std::span<const PlacedPiece> pieces, Side side);
/** The army of a side in a position of a battle, wherever it stands. */
Army armyOf(const Game& game, const Position& position, Side side);

/**
 * The figures of a battle as its match has them: the armies at its start, what was captured on the main line, and how
 * it ended, by the play or as its record states. Refused is what is no battle, and one that is not over.
 */
Result<BattleFigures, Text> battleOf(const Match& match);

/** The row that ends the battle of a challenge as its match did. Refused, too, where the armies are others. */
Result<LedgerRow, Text> resultRow(const Tournament& tournament, std::chrono::year_month_day day, int challenge,
                                  const Match& match);

} // namespace ringford
