// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/State.h"

namespace ringford::circular {

/** A position seen by one seat, with what its moves are made from. Holds references; for a moment's use. */
template <int W> struct Field {
    using Set = CellSet<W>;

    const Ring<W>& ring;
    const State<W>& state;
    bool byzantine;
    Seat us;
    Set occupied;
    Set barred; ///< own pieces, and those of teammates in the game: nobody of us goes there

    Set own(Kind kind) const { return state.of(us, kind); }
    /** Those of @p pieces that attack along rings and columns, and those that do along diagonals. */
    Set rookLike(const Set& pieces) const
    {
        return (byzantine ? state.of(Kind::Rook) : state.of(Kind::Rook) | state.of(Kind::Queen)) & pieces;
    }
    Set bishopLike(const Set& pieces) const
    {
        return byzantine ? Set{} : (state.of(Kind::Bishop) | state.of(Kind::Queen)) & pieces;
    }
};

/** What a piece (no pawn) of @p kind on @p spot attacks. */
template <int W>
inline CellSet<W> attacks(const Ring<W>& ring, bool byzantine, Kind kind, Spot spot, const CellSet<W>& occupied)
{
    switch (kind) {
    case Kind::Knight: return ring.knight(spot);
    case Kind::Bishop: return byzantine ? ring.elephant(spot) : ring.bishop(spot, occupied);
    case Kind::Rook: return ring.rook(spot, occupied);
    case Kind::Queen: return byzantine ? ring.general(spot) : ring.rook(spot, occupied) | ring.bishop(spot, occupied);
    case Kind::King: return ring.king(spot);
    case Kind::Pawn: break;
    }
    return {};
}

/** Those of @p pieces that attack @p spot and are stopped by nothing: all but the line pieces. */
template <int W> inline CellSet<W> leapers(const Field<W>& field, const CellSet<W>& pieces, Spot spot)
{
    const Ring<W>& ring = field.ring;
    const State<W>& state = field.state;
    CellSet<W> found = (ring.knight(spot) & state.of(Kind::Knight)) | (ring.king(spot) & state.of(Kind::King));
    // A pawn attacks from where one that goes the other way round would attack.
    found |= state.of(Kind::Pawn) &
             ((ring.pawn(Sense::Falling, spot) & state.rising) | (ring.pawn(Sense::Rising, spot) & ~state.rising));
    if (field.byzantine)
        found |= (ring.elephant(spot) & state.of(Kind::Bishop)) | (ring.general(spot) & state.of(Kind::Queen));
    return found & pieces;
}

/** Those of @p pieces that attack @p spot, when the cells of @p occupied stop lines. */
template <int W>
inline CellSet<W> attackers(const Field<W>& field, const CellSet<W>& pieces, Spot spot, const CellSet<W>& occupied)
{
    const Ring<W>& ring = field.ring;
    CellSet<W> found = leapers(field, pieces, spot);
    const CellSet<W> rooks = field.rookLike(pieces);
    if ((ring.straight(spot) & rooks).any())
        found |= ring.rook(spot, occupied) & rooks;
    const CellSet<W> bishops = field.bishopLike(pieces);
    if ((ring.diagonal(spot) & bishops).any())
        found |= ring.bishop(spot, occupied) & bishops;
    return found;
}

/**
 * What one king lets its seat do where check rules hold; found once for a position, so that no move has to be tried and
 * taken back.
 */
template <int W> struct Guard {
    using Set = CellSet<W>;

    Spot king{};
    Set answers =
        ~Set{}; ///< where pieces other than the king may go: anywhere; onto the checker or in its way; nowhere
    Set pinned; ///< own pieces that alone stand between the king and an enemy line piece
    Set prey;   ///< what may be captured whatever attacks the own king: that ends the game
    bool inCheck = false;

    Set allowed(Spot spot) const { return (pinned.contains(spot) ? answers & lineOf(spot) : answers) | prey; }
    /** The cells to which the pin of @p spot lets its piece go. @pre it is pinned */
    const Set& lineOf(Spot spot) const
    {
        std::size_t i = 0;
        while (m_pins[i].spot != spot)
            ++i;
        return m_pins[i].line;
    }

    void attacked(const Set& from)
    {
        answers &= from;
        inCheck = true;
    }
    void pin(Spot spot, const Set& line)
    {
        pinned.insert(spot);
        m_pins[m_pinCount++] = {spot, line};
    }

private:
    struct Pin {
        Spot spot;
        Set line;
    };
    std::array<Pin, kDirectionCount> m_pins{}; // one in each direction at most
    std::size_t m_pinCount = 0;
};

/** Looks from the king in one direction for @p snipers: they attack it, or pin what stands before them. */
template <int W>
inline void lookOut(const Field<W>& field, Direction heading, const CellSet<W>& snipers, Guard<W>& guard)
{
    const bool isAlong = heading == Direction::East || heading == Direction::West;
    const auto seen = [&](const CellSet<W>& occupied) {
        return isAlong ? field.ring.alongOneWay(guard.king, heading, occupied)
                       : field.ring.across(guard.king, heading, occupied);
    };
    const CellSet<W> open = seen(field.occupied);
    const CellSet<W> nearest = open & field.occupied;
    if ((nearest & snipers).any()) {
        guard.attacked(open);
    } else if ((nearest & field.state.of(field.us)).any()) {
        const CellSet<W> line = seen(field.occupied ^ nearest);
        if ((line & snipers).any())
            guard.pin(nearest.first(), line);
    }
}

/** @pre our seat has a king; @p army is that of the only other seat in the game */
template <int W> inline Guard<W> guardKing(const Field<W>& field, const CellSet<W>& army)
{
    const Ring<W>& ring = field.ring;
    Guard<W> guard;
    guard.king = field.own(Kind::King).first();
    guard.prey = army & field.state.of(Kind::King);

    const CellSet<W> rooks = field.rookLike(army);
    const CellSet<W> bishops = field.bishopLike(army);
    if ((ring.straight(guard.king) & rooks).any()) {
        for (const Direction heading : {Direction::North, Direction::East, Direction::South, Direction::West})
            lookOut(field, heading, rooks, guard);
    }
    if ((ring.diagonal(guard.king) & bishops).any()) {
        for (const Direction heading :
             {Direction::NorthEast, Direction::SouthEast, Direction::SouthWest, Direction::NorthWest})
            lookOut(field, heading, bishops, guard);
    }
    leapers(field, army, guard.king).forEach([&](Spot spot) { guard.attacked(CellSet<W>::of(spot)); });
    return guard;
}

} // namespace ringford::circular
