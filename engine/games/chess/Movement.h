// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Guard.h"

namespace ringford::chess {

/** How the pawns of a set moved: all by the same offset, so that a set of targets says everything. */
enum class PawnMove : std::uint8_t { Step, Double, Capture };

/*
 * The moves are given in bulk to a sink, which lists or only counts them:
 *     sink.piece(kind, from, targets)        a piece that is no pawn, and all cells it may go to
 *     sink.pawns(how, offset, targets)       pawns, each of which goes from target - offset to target
 * All that is given leaves the own king unattacked. Nothing is known here of castling and of the last rank.
 */

/** Pieces of one kind that stand on @p from. @p Pins: Guard, or what has its line() */
template <Kind K, class Pins, class Sink>
inline void visitKind(Bits from, Bits occupied, Bits allowed, const Pins& guard, Sink& sink)
{
    forEach(from, [&](Spot spot) { sink.piece(K, spot, attacks<K>(spot, occupied) & allowed & guard.line(spot)); });
}

/** Knights, bishops, rooks and queens. @p Pins: Guard, or what has its answers, pinned and line() */
template <Army Us, class Pins, class Sink>
inline void visitOfficers(const Placement& men, const Pins& guard, Sink& sink)
{
    const Bits occupied = men.occupied();
    const Bits allowed = guard.answers & ~men.of(Us);
    visitKind<Kind::Knight>(men.of(Us, Kind::Knight) & ~guard.pinned, occupied, allowed, guard, sink);
    visitKind<Kind::Bishop>(men.of(Us, Kind::Bishop), occupied, allowed, guard, sink);
    visitKind<Kind::Rook>(men.of(Us, Kind::Rook), occupied, allowed, guard, sink);
    visitKind<Kind::Queen>(men.of(Us, Kind::Queen), occupied, allowed, guard, sink);
}

/** Steps, double steps from the second rank and captures of the pawns of @p pawns, onto cells of @p allowed. */
template <Army Us, class Sink> inline void visitPawnSet(const Placement& men, Bits pawns, Bits allowed, Sink& sink)
{
    constexpr int up = ahead(Us);
    const Bits empty = ~men.occupied();
    const Bits prey = men.of(other(Us)) & allowed;
    const Bits steps = forward(Us, pawns) & empty;
    const Bits doubles = forward(Us, steps & ownRank(Us, 2)) & empty;
    sink.pawns(PawnMove::Step, up, steps & allowed);
    sink.pawns(PawnMove::Double, 2 * up, doubles & allowed);
    sink.pawns(PawnMove::Capture, up - kAside, pawnAttacksToA(Us, pawns) & prey);
    sink.pawns(PawnMove::Capture, up + kAside, pawnAttacksToH(Us, pawns) & prey);
}

template <Army Us, class Sink> inline void visitPawns(const Placement& men, const Guard& guard, Sink& sink)
{
    const Bits pawns = men.of(Us, Kind::Pawn);
    visitPawnSet<Us>(men, pawns & ~guard.pinned, guard.answers, sink);
    forEach(pawns & guard.pinned, [&](Spot from) {
        visitPawnSet<Us>(men, bit(from), guard.answers & kLines.shared[guard.king][from], sink);
    });
}

/** Where the king could step if nothing were attacked; the sink gets what is left of it as `piece`. */
template <Army Us> inline Bits kingSteps(const Placement& men, const Guard& guard)
{
    return kLines.king[guard.king] & ~men.of(Us);
}

/** The cells that enemies attack once the king of @p Us has left its own. */
template <Army Us> inline Bits attackedAroundKing(const Placement& men, const Guard& guard)
{
    return attackedCells<other(Us)>(men, men.occupied() ^ bit(guard.king));
}

/**
 * Whether a pawn of @p us on @p from may take the one that just passed @p target, without leaving its king attacked.
 * @pre @p us has a king; the passing pawn stands behind @p target
 */
inline bool canTakeEnPassant(const Placement& men, Army us, Spot from, Spot target)
{
    const Bits taken = forward(other(us), bit(target));
    const Bits occupied = (men.occupied() ^ bit(from) ^ taken) | bit(target);
    return attackers(men, other(us), men.king(us), occupied) == 0;
}

/** The pawns of @p us that may take on @p target en passant. */
inline Bits enPassantTakers(const Placement& men, Army us, Spot target)
{
    Bits takers = 0;
    forEach(kLines.pawn[indexOf(other(us))][target] & men.of(us, Kind::Pawn), [&](Spot from) {
        if (canTakeEnPassant(men, us, from, target))
            takers |= bit(from);
    });
    return takers;
}

} // namespace ringford::chess
