// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/CellSet.h"
#include "engine/games/longchess/Terrain.h"
#include "engine/rules/Outcome.h"

#include <type_traits>

namespace ringford::longchess {

inline constexpr int kShells = 4; ///< that a seat fires in a turn at most

/** Shells of a seat that are in the air, in the order of their places. */
struct ShellList {
    std::array<Spot, kShells> at{};
    std::uint8_t count = 0;

    bool operator==(const ShellList&) const = default;
    void push(Spot spot) { at[count++] = spot; }
    const Spot* begin() const { return at.data(); }
    const Spot* end() const { return at.data() + count; }
};

/** A piece where it stands. */
struct Man {
    Seat owner;
    Kind kind;
};

/**
 * A position of Longchess: sets of places for kinds, armies and mines. A flag is where it lies or where its carrier
 * stands.
 */
template <class Size> struct State {
    using Set = PlaceSet<Size::kWords>;
    template <class T> using PerSeat = std::array<T, Size::kSeats>;

    std::array<Set, kKinds> kinds{};
    PerSeat<Set> armies{};
    PerSeat<Set> mines{};
    PerSeat<std::optional<Spot>> flags{};
    PerSeat<ShellList> shells{};
    SeatSet out; ///< four teams
    Outcome outcome;
    std::uint32_t quiet = 0; ///< actions since the last capture or charge
    Seat turn;
    bool isFiring = false; ///< the seat on turn has fired, and may fire on

    bool operator==(const State&) const = default;

    static SeatSet everybody() { return SeatSet::firstOnes(Size::kSeats); }
    const Set& of(Seat seat) const { return armies[seat.index]; }
    Set of(Seat seat, Kind kind) const { return armies[seat.index] & kinds[indexOf(kind)]; }
    Set occupied() const
    {
        Set all = armies[0];
        for (std::size_t i = 1; i < armies.size(); ++i)
            all |= armies[i];
        return all;
    }
    Set enemiesOf(Seat seat) const { return occupied() & ~of(seat); }
    Set allMines() const
    {
        Set all = mines[0];
        for (std::size_t i = 1; i < mines.size(); ++i)
            all |= mines[i];
        return all;
    }
    Set allFlags() const
    {
        Set all;
        for (const auto& flag : flags) {
            if (flag)
                all.insert(*flag);
        }
        return all;
    }
    bool isIn(Seat seat) const { return !out.contains(seat); }
    /** @pre a piece stands on @p spot */
    Seat ownerAt(Spot spot) const { return Seat{whichHas(armies, spot)}; }
    /** @pre a piece stands on @p spot */
    Kind kindAt(Spot spot) const { return static_cast<Kind>(whichHas(kinds, spot)); }
    std::optional<Man> at(Spot spot) const
    {
        if (!occupied().contains(spot))
            return std::nullopt;
        return Man{ownerAt(spot), kindAt(spot)};
    }
    /** Puts a piece on an empty place, or takes that piece away. */
    void flip(Seat owner, Kind kind, const Set& where)
    {
        armies[owner.index] ^= where;
        kinds[indexOf(kind)] ^= where;
    }
    /** Empties the places of @p where. */
    void clear(const Set& where)
    {
        const Set kept = ~where;
        for (Set& kind : kinds)
            kind &= kept;
        for (Set& army : armies)
            army &= kept;
    }
};

static_assert(std::is_trivially_copyable_v<State<LongSize>>);
static_assert(std::is_trivially_copyable_v<State<CornerSize>>);

} // namespace ringford::longchess
