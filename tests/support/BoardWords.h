// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <QStringList>

#include <span>

// What a board's tables say, in names of cells.
namespace ringford::test {

inline Direction opposite(Direction direction)
{
    return static_cast<Direction>((static_cast<int>(direction) + kDirectionCount / 2) % kDirectionCount);
}

/** @pre the board has a cell of that name */
inline Cell cellOf(const Board& board, const char* name)
{
    return board.find(name).value();
}

inline QStringList names(const Board& board, std::span<const Cell> cells)
{
    QStringList found;
    for (const Cell cell : cells)
        found << QString::fromStdString(board.name(cell));
    return found;
}

inline QStringList ray(const Board& board, const char* from, Direction heading)
{
    return names(board, board.ray(cellOf(board, from), heading));
}

inline QStringList leaps(const Board& board, const char* from)
{
    return names(board, board.knightLeaps(cellOf(board, from)));
}

} // namespace ringford::test
