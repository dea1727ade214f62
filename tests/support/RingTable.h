// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

namespace ringford::test {

/** A ring with armies on it that no game has: what a picture needs to know, and no rules. */
struct RingTable {
    GameDescription game;
    Contents contents; ///< all armies as they start; the first is on turn

    /**
     * For two to six seats. @p promotes: with promotion lines, and pawns that count; otherwise with elephants and
     * generals.
     */
    explicit RingTable(int seats, bool promotes = true);

    Cell cell(std::string_view name) const { return *game.board.find(name); }
    /** The piece of a cell. @pre there is one */
    PlacedPiece& on(std::string_view name);
};

} // namespace ringford::test
