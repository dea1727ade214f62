// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Castling.h"
#include "engine/games/chess/Guard.h"

#include <type_traits>

namespace ringford::chess {

/** What one board of orthodox chess is like: all that says which moves are legal on it. */
struct BoardState {
    Placement men;
    /** The cell a pawn passed over in the last action, when an enemy pawn can legally take it; else empty. */
    Bits enPassant{};
    CastlingMarks castling{};
    Army turn{Army::White};

    bool operator==(const BoardState&) const = default;
};
static_assert(std::is_trivially_copyable_v<BoardState>);

/** Where the pieces of that kind and army stand at the start. */
constexpr Bits startingCells(Army army, Kind kind)
{
    const int home = army == Army::White ? 0 : 7;
    const auto pair = [&](int file) { return bit(spotOf(file, home)) | bit(spotOf(7 - file, home)); };
    switch (kind) {
    case Kind::Pawn: return ownRank(army, 1);
    case Kind::Rook: return pair(0);
    case Kind::Knight: return pair(1);
    case Kind::Bishop: return pair(2);
    case Kind::Queen: return bit(spotOf(3, home));
    case Kind::King: break;
    }
    return bit(spotOf(4, home));
}

/** The usual pieces on their home cells; white is on turn, and all four ways of castling are open. */
BoardState startingBoard();

/**
 * Whether the king of the army on turn is attacked. Asked at each node of a search: few line pieces ever stand on a line
 * with it, and of those only what is between has to be looked at. @pre it has one
 */
inline bool inCheck(const BoardState& state)
{
    const Placement& men = state.men;
    const Army enemy = other(state.turn);
    const Spot king = men.king(state.turn);
    const Bits near = (kLines.knight[king] & men.of(Kind::Knight)) | (kLines.king[king] & men.of(Kind::King)) |
                      (kLines.pawn[indexOf(state.turn)][king] & men.of(Kind::Pawn));
    if ((near & men.of(enemy)) != 0)
        return true;
    const Bits occupied = men.occupied();
    Bits snipers = (kLines.straight[king] & men.rookLike(enemy)) | (kLines.diagonal[king] & men.bishopLike(enemy));
    for (; snipers != 0; snipers &= snipers - 1) {
        if ((kLines.between[king][first(snipers)] & occupied) == 0)
            return true;
    }
    return false;
}

} // namespace ringford::chess
