// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/Charges.h"
#include "engine/games/longchess/Field.h"

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

/** Where pawns could shoot to over a river, were an enemy there: nothing stands between. */
template <class Size> inline PlaceSet<Size::kWords>
pawnAims(const Field<Size>& field, const typename Terrain<Size>::Shots& line, const PlaceSet<Size::kWords>& pawns)
{
    const auto over = [&](const PlaceSet<Size::kWords>& set) {
        return field.terrain.shifted(set, line.heading) & ~field.stops;
    };
    return field.terrain.shifted(over(over(pawns & line.from)), line.heading);
}

template <class Size> inline PlaceSet<Size::kWords>
pawnShots(const Field<Size>& field, const typename Terrain<Size>::Shots& line, const PlaceSet<Size::kWords>& pawns)
{
    return pawnAims(field, line, pawns) & field.enemies & ~field.state.kinds[indexOf(Kind::Artillery)];
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
