// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

namespace ringford::test {

/** Boards whose last file touches the first of the next: steps lead across. */
Board linkedBoards(int count);

/**
 * Several chess boards at their start, with seats between them: what a picture of a table needs to know, and no rules.
 */
struct ChessTable {
    GameDescription game;
    Contents contents; ///< white is on turn on all boards

    /**
     * Seat k plays white on board k and black on the board before it, around the table. @p isLinked: they stand side by
     * side, as linkedBoards().
     */
    explicit ChessTable(int boards, bool isLinked = false);
};

} // namespace ringford::test
