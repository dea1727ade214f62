// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/BoardState.h"

#include <array>

namespace ringford::chess {

namespace {

void putArmy(Placement& men, Army army, int homeRank, int pawnRank)
{
    constexpr std::array<Kind, 8> kHome{Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen,
                                        Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook};
    for (int file = 0; file < 8; ++file) {
        men.flip(army, kHome[static_cast<std::size_t>(file)], bit(spotOf(file, homeRank)));
        men.flip(army, Kind::Pawn, bit(spotOf(file, pawnRank)));
    }
}

} // namespace

BoardState startingBoard()
{
    BoardState state;
    putArmy(state.men, Army::White, 0, 1);
    putArmy(state.men, Army::Black, 7, 6);
    state.castling = castlingMarks(Army::White) | castlingMarks(Army::Black);
    return state;
}

} // namespace ringford::chess
