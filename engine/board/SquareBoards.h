// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include <vector>

namespace ringford {

/** What a table of square boards is like. */
struct SquareSpec {
    int files = 8;
    int ranks = 8;
    int boards = 1;             ///< with more than one, cells are named `1:a1`
    bool darkCellsOnly = false; ///< light squares are drawn, but are no cells
    bool linked =
        false; ///< each board's last file touches the first of the next; cells are named `1:a1` on a single board, too
    std::vector<int> roads{}; ///< rows, from 0, that are drawn as roads on each board
};

/**
 * Square boards of @p spec; files are lettered from a, ranks numbered from 1 at the first seat's side; a1 is dark.
 * Across the seam of linked boards a slide ends on the first cell beyond; a step or a knight's jump goes on as on one
 * board.
 */
Board buildSquareBoards(const SquareSpec& spec);

} // namespace ringford
