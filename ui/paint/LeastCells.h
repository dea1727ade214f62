// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <algorithm>

namespace ringford::ui {

/** From so many columns or rows on a place is not found by counting. */
inline constexpr int kLongBoard = 20;

/**
 * On cells smaller than this, in px, a board has no coordinates. A long one has them as long as two digits fit beside
 * one another: nothing else tells its places.
 */
inline double leastWithCoordinates(const Board& board)
{
    constexpr double kUsual = 20;
    constexpr double kOfLong = 16;
    const Face& face = board.faces().front();
    const bool isLong = board.faces().size() == 1 && std::max(face.columns, face.rows) >= kLongBoard;
    return isLong ? kOfLong : kUsual;
}

} // namespace ringford::ui
