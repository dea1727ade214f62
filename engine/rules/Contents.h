// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"
#include "engine/rules/Piece.h"
#include "engine/rules/Seat.h"

#include <algorithm>
#include <compare>
#include <optional>
#include <vector>

namespace ringford {

/** A board on which nothing happens any more. */
struct ClosedFace {
    int face = 0;
    std::optional<Side> winner; ///< who has won it; nothing where it is drawn
    auto operator<=>(const ClosedFace&) const = default;
};

/** All of a position that is drawn and listed. */
struct Contents {
    std::vector<PlacedPiece> pieces; ///< in order of cells
    std::vector<Marker> markers{};   ///< in order of cells
    std::vector<StockItem> stockpiles;
    std::vector<Cell> checks; ///< kings that are attacked where that matters
    SideSet sidesOnTurn;      ///< those that have a legal action, and whose clocks run; none in a decided position
    /**
     * Whose turn it is, but who have no legal action until something happens on another board; none in a decided
     * position.
     */
    SideSet sidesWaiting;
    SideSet sidesOut; ///< armies that are out of the game, though pieces of them may stand
    /**
     * Who plays each side now: armies can be taken over. The adapter fills in SideInfo::seat where a game leaves it
     * empty.
     */
    std::vector<Seat> players;
    std::vector<ClosedFace> closed; ///< in order of faces
    std::vector<int> acted{};       ///< faces that wait until all have acted in the round, in order

    /** The piece on a cell; null if there is none. */
    const PlacedPiece* pieceAt(Cell cell) const
    {
        const auto placed = std::ranges::find(pieces, cell, &PlacedPiece::cell);
        return placed == pieces.end() ? nullptr : &*placed;
    }
};

} // namespace ringford
