// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/BoardState.h"

namespace ringford::chess {

BoardState startingBoard()
{
    BoardState state;
    for (const Army army : {Army::White, Army::Black}) {
        for (int kind = 0; kind < kKinds; ++kind)
            state.men.flip(army, static_cast<Kind>(kind), startingCells(army, static_cast<Kind>(kind)));
    }
    state.castling = castlingMarks(Army::White) | castlingMarks(Army::Black);
    return state;
}

} // namespace ringford::chess
