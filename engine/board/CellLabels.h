// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <string>
#include <string_view>

namespace ringford {

/** What the labels along the sides of a board say of one of its places; empty where a side has none. */
struct CellLabels {
    std::string row;
    std::string column;
};

/** The labels of the lines that @p place is on. */
CellLabels labelsOf(const Board& board, Place place);
/** Whether cells are called otherwise by the labels than by their names: `e34` is in row `e`, column `4B`. */
bool hasOwnLabels(const Board& board);
/** A cell as its labels say it, written like a name: `e4B`. @pre hasOwnLabels(board) */
std::string labelled(const Board& board, Cell cell);
/** @p text with every cell that its labels write (`e4B`) by its name (`e34`); @p text where the board has none. */
std::string namedByLabels(const Board& board, std::string_view text);

/**
 * @p text without the number of the only board, where a game has one and records number it: `e2-e4` for `1:e2-e4`. Else
 * as it is.
 */
std::string withoutOnlyBoard(const Board& board, std::string_view text);

} // namespace ringford
