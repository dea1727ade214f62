// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/rules/Piece.h"

class QFont;

namespace ringford::ui {

class Canvas;
struct Pose;

/**
 * The number that a piece bears on a cell: of the set that it comes from, where that is not the board's own; 0: none.
 */
int setNumber(const Board& board, Cell on, const Piece& piece);
/** The number of the set that a piece comes from, on its lower right. */
void paintSetBadge(Canvas& canvas, const Pose& pose, int number);
/** The same turned with the piece, as a shape: for what is folded. @p font gives the family. */
void paintTurnedSetBadge(Canvas& canvas, const Pose& pose, int number, const QFont& font);

} // namespace ringford::ui
