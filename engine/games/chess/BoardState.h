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

/** The usual pieces on their home cells; white is on turn, and all four ways of castling are open. */
BoardState startingBoard();

/** Whether the king of the army on turn is attacked. @pre it has one */
inline bool inCheck(const BoardState& state)
{
    return attackers(state.men, other(state.turn), state.men.king(state.turn), state.men.occupied()) != 0;
}

} // namespace ringford::chess
