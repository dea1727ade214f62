// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardPlace.h"
#include "engine/games/chess/BoardState.h"
#include "engine/rules/Game.h"

#include <optional>
#include <vector>

namespace ringford::chess {

/** The touches that play an action on one board: from cell to cell; castling also with the king put onto its rook. */
std::vector<Gesture> gesturesOf(const Action& action);

/**
 * What somebody means who touches two cells of one board, legal or not: castling, capture, promotion to a queen are
 * seen.
 */
Action intendedAction(const BoardState& state, BoardPlace place, Spot from, Spot to);

/**
 * Where the piece on @p spot goes by the way it moves, on turn or not; a king only where it is not attacked. None where
 * no piece is.
 */
std::vector<Target> targetsOf(const BoardState& state, BoardPlace place, Spot spot);

/** Adds the pieces of one board; those on @p unmoved have not moved yet, where that matters. */
void addPieces(const Placement& men, BoardPlace place, Bits unmoved, Contents& contents);

/** Adds what is seen of one board: its pieces, the king in check, the side on turn. */
void addContents(const BoardState& state, BoardPlace place, Contents& contents);

} // namespace ringford::chess
