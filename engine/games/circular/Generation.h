// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/Attacks.h"
#include "engine/games/circular/Move.h"

namespace ringford::circular {

/*
 * Actions are given in bulk to a sink, which lists or only counts them:
 *     sink.piece(kind, from, targets)                      a piece that is no pawn, and all cells it may go to
 *     sink.pawns(form, heading, targets, promoting)        pawns that come one step in that direction, each from where that leads back; those to
 *                                                          the cells of `promoting` are promoted
 *     sink.removals(rising)                                facing pawns, by the cells of those that rise
 * Limits say where check rules let pieces go: a Guard, or NoLimits.
 */

/** No check rules: every pseudo-legal action is legal. */
template <int W> struct NoLimits {
    static constexpr bool kAny = false;
};
template <int W> struct KingLimits {
    static constexpr bool kAny = true;
    const Guard<W>& guard;
    const CellSet<W>& army; ///< of the other seat
};

template <int W, class Sink> inline void visitKind(const Field<W>& field, NoLimits<W>, Kind kind, Sink& sink)
{
    field.own(kind).forEach([&](Spot spot) {
        sink.piece(kind, spot, attacks(field.ring, field.byzantine, kind, spot, field.occupied) & ~field.barred);
    });
}

template <int W, class Sink>
inline void visitKind(const Field<W>& field, const KingLimits<W>& limits, Kind kind, Sink& sink)
{
    field.own(kind).forEach([&](Spot spot) {
        sink.piece(kind, spot,
                   attacks(field.ring, field.byzantine, kind, spot, field.occupied) & ~field.barred &
                       limits.guard.allowed(spot));
    });
}

template <int W, class Sink> inline void visitKing(const Field<W>& field, NoLimits<W> limits, Sink& sink)
{
    visitKind(field, limits, Kind::King, sink);
}

template <int W, class Sink> inline void visitKing(const Field<W>& field, const KingLimits<W>& limits, Sink& sink)
{
    const Spot king = limits.guard.king;
    const CellSet<W> steps = field.ring.king(king) & ~field.barred;
    CellSet<W> safe = steps & limits.guard.prey;
    (steps & ~limits.guard.prey).forEach([&](Spot to) {
        const CellSet<W> here = CellSet<W>::of(to);
        if (attackers(field, limits.army & ~here, to, (field.occupied ^ CellSet<W>::of(king)) | here).empty())
            safe |= here;
    });
    sink.piece(Kind::King, king, safe);
}

/** Steps and captures of the pawns of @p pawns, all of one sense, onto cells of @p allowed. */
template <int W, class Sink> inline void visitPawnSet(const Field<W>& field, Sense sense, const CellSet<W>& pawns,
                                                      const CellSet<W>& allowed, Sink& sink)
{
    const CellSet<W> near = pawns & field.state.nearPromotion();
    const auto give = [&](Direction heading, const CellSet<W>& open) {
        const CellSet<W> targets = field.ring.shifted(pawns, heading) & open;
        const CellSet<W> promoting = near.any() ? field.ring.shifted(near, heading) & open : CellSet<W>{};
        sink.pawns(Move::Form::Pawn, heading, targets ^ promoting, promoting);
    };
    give(ahead(sense), ~field.occupied & allowed);
    const CellSet<W> prey = field.occupied & ~field.barred & allowed;
    for (const Direction heading : pawnCaptures(sense))
        give(heading, prey);
}

template <int W, class Sink> inline void visitPawns(const Field<W>& field, NoLimits<W>, Sink& sink)
{
    for (const Sense sense : {Sense::Rising, Sense::Falling}) {
        const CellSet<W> pawns = field.state.pawns(field.us, sense);
        if (pawns.any())
            visitPawnSet(field, sense, pawns, ~CellSet<W>{}, sink);
    }
}

template <int W, class Sink> inline void visitPawns(const Field<W>& field, const KingLimits<W>& limits, Sink& sink)
{
    const Guard<W>& guard = limits.guard;
    for (const Sense sense : {Sense::Rising, Sense::Falling}) {
        const CellSet<W> pawns = field.state.pawns(field.us, sense);
        visitPawnSet(field, sense, pawns & ~guard.pinned, guard.answers | guard.prey, sink);
        (pawns & guard.pinned).forEach([&](Spot spot) {
            visitPawnSet(field, sense, CellSet<W>::of(spot), guard.allowed(spot), sink);
        });
    }
}

/** All moves and captures within @p limits; no swaps, no removals. */
template <int W, class Limits, class Sink>
inline void visitMoves(const Field<W>& field, const Limits& limits, Sink& sink)
{
    visitPawns(field, limits, sink);
    for (const Kind kind : {Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen})
        visitKind(field, limits, kind, sink);
    visitKing(field, limits, sink);
}

/** Exchanges of own pawns with those of teammates in the game on the cell in front. @p matesPawns: theirs */
template <int W, class Sink> inline void visitSwaps(const Field<W>& field, const CellSet<W>& matesPawns, Sink& sink)
{
    for (const Sense sense : {Sense::Rising, Sense::Falling}) {
        const CellSet<W> pawns = field.state.pawns(field.us, sense);
        const CellSet<W> targets = field.ring.shifted(pawns, ahead(sense)) & matesPawns;
        const CellSet<W> promoting = field.ring.shifted(pawns & field.state.nearPromotion(), ahead(sense)) & matesPawns;
        sink.pawns(Move::Form::Swap, ahead(sense), targets ^ promoting, promoting);
    }
}

/** The rising ones of a seat's pawns that stand face to face. */
template <int W> inline CellSet<W> facingPawns(const Ring<W>& ring, const State<W>& state, Seat owner)
{
    return state.pawns(owner, Sense::Rising) & ring.shifted(state.pawns(owner, Sense::Falling), Direction::West);
}

/** Counts actions without listing them. */
template <int W> class CountingSink {
public:
    void piece(Kind, Spot, const CellSet<W>& targets) { m_count += targets.size(); }
    void pawns(Move::Form, Direction, const CellSet<W>& targets, const CellSet<W>& promoting)
    {
        m_count += targets.size();
        if (promoting.any())
            m_count += static_cast<int>(kPromotions.size()) * promoting.size();
    }
    void removals(const CellSet<W>& rising) { m_count += rising.size(); }
    int count() const { return m_count; }

private:
    int m_count = 0;
};

/** Appends actions to a list that has `push`. */
template <int W, class List> class ListingSink {
public:
    ListingSink(const Ring<W>& ring, List& list) : m_ring(ring), m_list(list) {}

    void piece(Kind kind, Spot from, const CellSet<W>& targets)
    {
        targets.forEach([&](Spot to) { m_list.push({from, to, Move::Form::Piece, kind}); });
    }
    void pawns(Move::Form form, Direction heading, const CellSet<W>& targets, const CellSet<W>& promoting)
    {
        const Direction back = opposite(heading);
        targets.forEach([&](Spot to) { m_list.push({m_ring.neighbour(to, back), to, form, Kind::Pawn}); });
        promoting.forEach([&](Spot to) {
            for (const Kind kind : kPromotions)
                m_list.push({m_ring.neighbour(to, back), to, form, kind});
        });
    }
    void removals(const CellSet<W>& rising)
    {
        rising.forEach([&](Spot spot) {
            m_list.push({spot, m_ring.neighbour(spot, Direction::East), Move::Form::Remove, Kind::Pawn});
        });
    }

private:
    const Ring<W>& m_ring;
    List& m_list;
};

} // namespace ringford::circular
