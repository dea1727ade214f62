// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/Move.h"
#include "engine/games/longchess/State.h"

namespace ringford::longchess {

/*
 * Actions are given in bulk to a sink, which lists or only counts them:
 *     sink.go(from, targets, carries)          moves of one piece; each with and without its flags when it carries some
 *     sink.steps(heading, targets, carries)    the same of pawns that come one step in that direction
 *     sink.shoot(from, targets)
 *     sink.pawnShots(heading, targets)         each from three places back
 *     sink.leave(from)
 *     sink.flag(from, targets)
 *     sink.charge(form, first, distance)
 *     sink.mines(targets); sink.fire(targets); sink.fireDone()
 * and asked `sink.isSated()` now and then: whether it wants to know more.
 */

/** What a seat sees of a position. Holds references; for a moment's use. */
template <class Size> struct Field {
    using Set = PlaceSet<Size::kWords>;

    Field(const Terrain<Size>& onTerrain, const Options& chosen, const State<Size>& now, Seat seat)
        : terrain(onTerrain), options(chosen), state(now), us(seat), own(now.of(seat)), occupied(now.occupied()),
          enemies(occupied & ~own), flags(now.allFlags()), stops(occupied | flags), barred(own)
    {
        // A flag at home is not picked up by its own side, and one that cannot be bars all on its cell.
        const auto& flag = now.flags[seat.index];
        if (flag && terrain.keep(seat).contains(*flag) && !enemies.contains(*flag))
            barred.insert(*flag);
        if (chosen.hasMines)
            mines = now.allMines();
    }

    const Terrain<Size>& terrain;
    const Options& options;
    const State<Size>& state;
    Seat us;
    Set own, occupied, enemies, flags;
    Set stops;  ///< pieces and flags: they end a slide or ride
    Set barred; ///< where no own piece may go
    Set mines;  ///< where none but pawns may end
};

/** What a rook, bishop or nightrider reaches. */
template <class Size> struct Reach {
    PlaceSet<Size::kWords> places; ///< until something stands in the way, that place included
    bool leaves = false;           ///< over the own end too
};

template <class Size, class Directions>
inline Reach<Size> slides(const Field<Size>& field, Spot from, const Directions& directions)
{
    Reach<Size> reach;
    const unsigned out = field.terrain.waysOut(field.us, from).slides;
    for (const Direction heading : directions) {
        const auto& ray = field.terrain.ray(from, heading);
        const auto blockers = ray & field.stops;
        if (blockers.empty()) {
            reach.places |= ray;
            reach.leaves |= (out >> indexOf(heading) & 1) != 0;
            continue;
        }
        const Spot at = kSteps[indexOf(heading)].rises() ? blockers.first() : blockers.last();
        reach.places |= ray & ~field.terrain.ray(at, heading);
    }
    return reach;
}

template <class Size> inline Reach<Size> rides(const Field<Size>& field, Spot from)
{
    Reach<Size> reach;
    const unsigned out = field.terrain.waysOut(field.us, from).rides;
    for (std::size_t leap = 0; leap < kLeaps.size(); ++leap) {
        const auto& ride = field.terrain.ride(from, leap);
        const auto blockers = ride & field.stops;
        if (blockers.empty()) {
            reach.places |= ride;
            reach.leaves |= (out >> leap & 1) != 0;
            continue;
        }
        const Spot at = kLeaps[leap].rises() ? blockers.first() : blockers.last();
        reach.places |= ride & ~field.terrain.ride(at, leap);
    }
    return reach;
}

template <class Size> inline Reach<Size> reachOf(const Field<Size>& field, Kind kind, Spot from)
{
    switch (kind) {
    case Kind::Rook: return slides(field, from, kStraight);
    case Kind::Bishop: return slides(field, from, kDiagonal);
    case Kind::Nightrider: return rides(field, from);
    default: return {field.terrain.beside(from), field.terrain.edge(field.us).contains(from)};
    }
}

/** What a rook or bishop that reaches @p places may capture without leaving its cell. */
template <class Size>
inline PlaceSet<Size::kWords> shotsOf(const Field<Size>& field, Spot from, const PlaceSet<Size::kWords>& places)
{
    return places & field.enemies & ~field.terrain.sheltered(from) & ~field.state.kinds[indexOf(Kind::Artillery)];
}

template <class Size, class Sink> inline void visitFarGoing(const Field<Size>& field, Kind kind, Sink& sink)
{
    const bool shoots = kind != Kind::Nightrider && field.options.hasRange;
    field.state.of(field.us, kind).forEach([&](Spot from) {
        const Reach<Size> reach = reachOf(field, kind, from);
        sink.go(from, reach.places & ~field.barred & ~field.mines, field.flags.contains(from));
        if (shoots && (reach.places & field.enemies).any()) {
            if (const auto prey = shotsOf(field, from, reach.places); prey.any())
                sink.shoot(from, prey);
        }
        if (reach.leaves)
            sink.leave(from);
    });
}

template <class Size> inline PlaceSet<Size::kWords>
pawnShots(const Field<Size>& field, const typename Terrain<Size>::Shots& line, const PlaceSet<Size::kWords>& pawns)
{
    const auto over = [&](const PlaceSet<Size::kWords>& set) {
        return field.terrain.shifted(set, line.heading) & ~field.stops;
    };
    return field.terrain.shifted(over(over(pawns & line.from)), line.heading) & field.enemies &
           ~field.state.kinds[indexOf(Kind::Artillery)];
}

template <class Size, class Sink> inline void visitPawns(const Field<Size>& field, Sink& sink)
{
    const Terrain<Size>& terrain = field.terrain;
    const auto pawns = field.state.of(field.us, Kind::Pawn);
    const auto carriers = pawns & field.flags;
    const auto open = terrain.cells() & ~field.barred;
    for (const Direction heading : kStraight) {
        sink.steps(heading, terrain.shifted(pawns & ~carriers, heading) & open, false);
        if (carriers.any())
            sink.steps(heading, terrain.shifted(carriers, heading) & open, true);
        if (sink.isSated())
            return;
    }
    (pawns & terrain.edge(field.us)).forEach([&](Spot from) { sink.leave(from); });
    if (!field.options.hasRange)
        return;
    for (const auto& line : terrain.shots(field.us)) {
        if (const auto prey = pawnShots(field, line, pawns); prey.any())
            sink.pawnShots(line.heading, prey);
    }
}

/** The artillery steps like a pawn, but not onto mines, and may begin to fire. */
template <class Size, class Sink> inline void visitArtillery(const Field<Size>& field, Sink& sink)
{
    field.state.of(field.us, Kind::Artillery).forEach([&](Spot from) {
        const Reach<Size> reach = reachOf(field, Kind::Artillery, from);
        sink.go(from, reach.places & ~field.barred & ~field.mines, field.flags.contains(from));
        if (reach.leaves)
            sink.leave(from);
        sink.fire(field.terrain.fire(from));
    });
}

/** What a charge does to the places of a board. */
template <class Size> struct Charge {
    PlaceSet<Size::kWords> pawns;
    PlaceSet<Size::kWords> passed; ///< only passed, and not ended on
    PlaceSet<Size::kWords> ends;   ///< none when they leave
};

/** Where the pawns of a line come to, by @p distance places that way. Nothing where they would end off the board and may not leave. */
template <class Size> inline std::optional<Charge<Size>>
chargeOf(const Field<Size>& field, const PlaceSet<Size::kWords>& pawns, Direction heading, int distance, int room)
{
    const Terrain<Size>& terrain = field.terrain;
    const auto once = terrain.shifted(pawns, heading);
    if (distance > room) {
        if (!terrain.map().chargesLeave || !terrain.leavesTo(field.us, heading))
            return std::nullopt;
        return Charge<Size>{pawns, once, {}}; // nothing is left of those that fall off at once
    }
    if (distance == 1)
        return Charge<Size>{pawns, {}, once};
    return Charge<Size>{pawns, once, terrain.shifted(once, heading)};
}

/** Whether nothing forbids it: no own piece or flag on the way, no water and no flag of its own at home at the end. */
template <class Size> inline bool mayCharge(const Field<Size>& field, const Charge<Size>& charge)
{
    return (charge.passed & (field.own | field.flags)).empty() && (charge.ends & field.barred).empty() &&
           (charge.ends & ~field.terrain.cells()).empty();
}

template <class Size, class Sink> inline void visitCharges(const Field<Size>& field, Move::Form form, int line,
                                                           const PlaceSet<Size::kWords>& pawns, Sink& sink)
{
    const bool isColumn = form == Move::Form::ChargeColumn;
    const int last = (isColumn ? field.terrain.columns() : field.terrain.rows()) - 1;
    const Direction rising = isColumn ? Direction::East : Direction::South;
    const Direction falling = isColumn ? Direction::West : Direction::North;
    const Spot first = isColumn ? field.terrain.spotAt(0, line) : field.terrain.spotAt(line, 0);
    for (const int distance : {-2, -1, 1, 2}) {
        const bool rises = distance > 0;
        const auto charge =
            chargeOf(field, pawns, rises ? rising : falling, rises ? distance : -distance, rises ? last - line : line);
        if (charge && mayCharge(field, *charge))
            sink.charge(form, first, distance);
    }
}

template <class Size, class Sink> inline void visitCharges(const Field<Size>& field, Sink& sink)
{
    const Terrain<Size>& terrain = field.terrain;
    const auto pawns = field.state.of(field.us, Kind::Pawn);
    const bool hasRows = terrain.map().hasRowCharges;
    std::uint64_t some = 0;
    std::uint64_t several = 0;
    for (int row = 0; row < terrain.rows(); ++row) {
        const std::uint64_t bits = terrain.rowBits(pawns, row);
        several |= some & bits;
        some |= bits;
        if (hasRows && (bits & (bits - 1)) != 0)
            visitCharges(field, Move::Form::ChargeRow, row, pawns & terrain.row(row), sink);
    }
    for (; several != 0; several &= several - 1) {
        const int column = std::countr_zero(several);
        visitCharges(field, Move::Form::ChargeColumn, column, pawns & terrain.column(column), sink);
    }
}

/** The own flag, when nobody carries it in its keep. */
template <class Size, class Sink> inline void visitFlag(const Field<Size>& field, Sink& sink)
{
    const auto& flag = field.state.flags[field.us.index];
    if (!flag || !field.terrain.keep(field.us).contains(*flag) || field.occupied.contains(*flag))
        return;
    sink.flag(*flag, field.terrain.beside(*flag) & field.terrain.keep(field.us) & ~field.stops & ~field.mines);
}

template <class Size> inline PlaceSet<Size::kWords> minePlaces(const Field<Size>& field)
{
    const auto beside = field.terrain.spread(field.state.of(field.us, Kind::Pawn));
    return beside & field.terrain.cells() & ~field.stops & ~field.mines & ~field.terrain.spread(field.enemies);
}

/** The places behind @p spot, in the order of places. */
template <class Set> inline Set placesAfter(Spot spot)
{
    Set set;
    const std::size_t word = spot / 64;
    for (std::size_t i = word + 1; i < set.words.size(); ++i)
        set.words[i] = ~std::uint64_t{};
    set.words[word] = (~std::uint64_t{} << (spot % 64)) << 1;
    return set;
}

/** In the middle of firing: the shells that may follow the last one. @pre the seat has its artillery */
template <class Size, class Sink> inline void visitFiring(const Field<Size>& field, Sink& sink)
{
    const Spot artillery = field.state.of(field.us, Kind::Artillery).first();
    const ShellList& shells = field.state.shells[field.us.index];
    const Spot last = shells.at[shells.count - 1u];
    sink.fire(field.terrain.fire(artillery) & placesAfter<PlaceSet<Size::kWords>>(last));
    sink.fireDone();
}

/** All that the seat may do on its turn; ends early when the sink is sated. */
template <class Size, class Sink> inline void visitActions(const Field<Size>& field, Sink& sink)
{
    if (field.state.isFiring && field.us == field.state.turn)
        return visitFiring(field, sink);
    visitPawns(field, sink);
    if (sink.isSated())
        return;
    if (field.options.hasArtillery)
        visitArtillery(field, sink);
    for (const Kind kind : {Kind::Rook, Kind::Nightrider, Kind::Bishop}) {
        if (sink.isSated())
            return;
        visitFarGoing(field, kind, sink);
    }
    visitCharges(field, sink);
    visitFlag(field, sink);
    if (field.options.hasMines)
        sink.mines(minePlaces(field));
}

} // namespace ringford::longchess
