// SPDX-License-Identifier: GPL-3.0-or-later
// What the pieces of a seat reach.
#pragma once

#include "engine/games/longchess/Move.h"
#include "engine/games/longchess/State.h"

namespace ringford::longchess {

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

} // namespace ringford::longchess
