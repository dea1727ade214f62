// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <algorithm>
#include <cmath>
#include <string>

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

/** Letters of the longest name at the left and right of a single board that is turned by @p turn degrees. */
inline int lettersBeside(const Board& board, double turn)
{
    const Face& face = board.faces().front();
    if (board.faces().size() > 1)
        return 1;
    const bool isUpright = std::abs(std::remainder(turn, 180)) > 45;
    std::size_t most = 1;
    for (const std::string& name : isUpright ? face.columnLabels : face.rowLabels)
        most = std::max(most, name.size());
    return static_cast<int>(most);
}

} // namespace ringford::ui
