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

/** Whether the king of the army on turn is attacked. @pre it has one */
inline bool inCheck(const BoardState& state)
{
    return attackers(state.men, other(state.turn), state.men.king(state.turn), state.men.occupied()) != 0;
}

} // namespace ringford::chess
