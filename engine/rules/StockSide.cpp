// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/StockSide.h"

#include <algorithm>

namespace ringford {

Side sideForStock(const GameDescription& game, const Contents& contents, Seat holder, const Piece& piece)
{
    // Whoever has won a board is still told as a player of it.
    const auto isHolders = [&](Side side) {
        return contents.players[side.index] == holder && !contents.sidesOut.contains(side) &&
               std::ranges::find(contents.closed, game.side(side).face, &ClosedFace::face) == contents.closed.end();
    };
    if (isHolders(piece.side))
        return piece.side;
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        if (isHolders(Side{index}) && game.sides[index].colour == game.side(piece.side).colour)
            return Side{index};
    }
    return piece.side;
}

} // namespace ringford
