// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/checkers/CheckersState.h"

#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"

namespace ringford::checkers {

const Board& board()
{
    static const Board kBoard = buildSquareBoards({.files = 8, .ranks = 8, .boards = 1, .darkCellsOnly = true});
    return kBoard;
}

Cell boardCell(int bitNumber)
{
    static const std::array<Cell, 64> kTable = [] {
        std::array<Cell, 64> table{};
        for (const Tile& tile : board().tiles()) {
            if (tile.cell)
                table[static_cast<std::size_t>(8 * tile.place.row + tile.place.column)] = *tile.cell;
        }
        return table;
    }();
    return kTable[static_cast<std::size_t>(bitNumber)];
}

int bitNumber(Cell cell)
{
    const Place place = board().place(cell);
    return 8 * place.row + place.column;
}

} // namespace ringford::checkers
