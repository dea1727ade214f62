// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Lines.h"
#include "engine/games/chess/Placement.h"

namespace ringford::chess {

/** What a king lets its own army do: found once for a position, so that no move has to be tried and taken back. */
struct Guard {
    Spot king{};
    /** The enemy pieces that attack the king. */
    Bits checkers{};
    /** Where pieces other than the king may go: anywhere; onto the checker or in its way; nowhere (two checkers). */
    Bits answers{};
    /** Own pieces that alone stand between the king and an enemy line piece: they may move on that line only. */
    Bits pinned{};

    /** Where the pin of @p spot lets its piece go. */
    Bits line(Spot spot) const { return (pinned & bit(spot)) != 0 ? kLines.shared[king][spot] : ~Bits{0}; }
};

/** @pre @p army has a king in @p men */
template <Army Us> inline Guard guardKing(const Placement& men)
{
    constexpr Army Them = other(Us);
    Guard guard;
    guard.king = men.king(Us);
    const Bits occupied = men.occupied();
    guard.checkers = (kLines.knight[guard.king] & men.of(Them, Kind::Knight)) |
                     (kLines.pawn[indexOf(Us)][guard.king] & men.of(Them, Kind::Pawn));
    const Bits snipers =
        (kLines.straight[guard.king] & men.rookLike(Them)) | (kLines.diagonal[guard.king] & men.bishopLike(Them));
    forEach(snipers, [&](Spot sniper) {
        const Bits barrier = kLines.between[guard.king][sniper] & occupied;
        if (barrier == 0)
            guard.checkers |= bit(sniper);
        else if ((barrier & (barrier - 1)) == 0)
            guard.pinned |= barrier & men.of(Us);
    });
    guard.answers = ~Bits{0};
    if (guard.checkers != 0) {
        const Bits rest = guard.checkers & (guard.checkers - 1);
        guard.answers = rest != 0 ? 0 : guard.checkers | kLines.between[guard.king][first(guard.checkers)];
    }
    return guard;
}

/** All cells that pieces of @p By attack, when the cells of @p occupied stop lines. */
template <Army By> inline Bits attackedCells(const Placement& men, Bits occupied)
{
    Bits attacked = pawnAttacks(By, men.of(By, Kind::Pawn)) | kLines.king[men.king(By)];
    forEach(men.of(By, Kind::Knight), [&](Spot from) { attacked |= kLines.knight[from]; });
    forEach(men.bishopLike(By), [&](Spot from) { attacked |= bishopAttacks(from, occupied); });
    forEach(men.rookLike(By), [&](Spot from) { attacked |= rookAttacks(from, occupied); });
    return attacked;
}

/** The pieces of @p by that attack @p spot, when only what stands on @p occupied is still there and stops lines. */
inline Bits attackers(const Placement& men, Army by, Spot spot, Bits occupied)
{
    return ((kLines.knight[spot] & men.of(Kind::Knight)) | (kLines.king[spot] & men.of(Kind::King)) |
            (kLines.pawn[indexOf(other(by))][spot] & men.of(Kind::Pawn)) |
            (rookAttacks(spot, occupied) & (men.of(Kind::Rook) | men.of(Kind::Queen))) |
            (bishopAttacks(spot, occupied) & (men.of(Kind::Bishop) | men.of(Kind::Queen)))) &
           men.of(by) & occupied;
}

} // namespace ringford::chess
