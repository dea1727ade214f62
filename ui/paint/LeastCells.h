// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <algorithm>

namespace ringford::ui {

/** From so many columns or rows on a place is not found by counting. */
inline constexpr int kLongBoard = 20;

/** A single board whose cells are small beside the screen. */
inline bool isLong(const Board& board)
{
    const Face& face = board.faces().front();
    return board.faces().size() == 1 && std::max(face.columns, face.rows) >= kLongBoard;
}

/** Smaller cells, in px, are for looking; hands do not find them for certain. */
inline constexpr double kLeastPlayableCell = 20;

/**
 * On cells smaller than this, in px, a board has no coordinates. A long one, and linked ones, which are as long, have
 * them as long as two digits fit beside one another: nothing else tells their places.
 */
inline double leastWithCoordinates(const Board& board, bool areLinked)
{
    constexpr double kUsual = 20;
    constexpr double kOfLong = 16;
    return isLong(board) || areLinked ? kOfLong : kUsual;
}

} // namespace ringford::ui
