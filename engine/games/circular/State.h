// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/CellSet.h"
#include "engine/games/chess/Bits.h"
#include "engine/games/circular/Ring.h"
#include "engine/rules/Outcome.h"

#include <type_traits>

namespace ringford::circular {

using chess::Kind;

inline constexpr int kMostSeats = 6;
/** With so many columns behind it a pawn is promoted. */
inline constexpr int kTravelToPromotion = 6;

/** A piece where it stands. */
struct Man {
    Seat owner;
    Kind kind;
    Sense sense{};            ///< pawns
    std::uint8_t travelled{}; ///< pawns, modern
};

/**
 * A position of circular chess: sets of cells for kinds, seats and what is known of pawns. Seats that are out keep
 * their pieces, as obstacles.
 */
template <int W> struct State {
    using Set = CellSet<W>;

    std::array<Set, chess::kKinds> kinds{};
    std::array<Set, 2 * W> armies{};
    Set rising;                        ///< pawns that go to rising numbers; the others fall
    std::array<Set, 3> travelDigits{}; ///< the columns that pawns have travelled, in binary
    SeatSet out;
    /** What eliminations, resignations and deadlock decided; mate and stalemate are for the rules to find. */
    Outcome outcome;
    std::uint32_t quiet{}; ///< actions since the last capture, removal or pawn action
    Seat turn;

    bool operator==(const State&) const = default;

    const Set& of(Kind kind) const { return kinds[indexOf(kind)]; }
    const Set& of(Seat seat) const { return armies[seat.index]; }
    Set of(Seat seat, Kind kind) const { return of(seat) & of(kind); }
    Set pawns(Seat seat, Sense sense) const
    {
        const Set all = of(seat, Kind::Pawn);
        return sense == Sense::Rising ? all & rising : all & ~rising;
    }
    Set occupied() const
    {
        Set all;
        for (const Set& army : armies)
            all |= army;
        return all;
    }
    bool isIn(Seat seat) const { return !out.contains(seat); }
    /** @pre a piece stands on @p spot */
    Seat ownerAt(Spot spot) const { return Seat{whichHas(armies, spot)}; }
    /** @pre a piece stands on @p spot */
    Kind kindAt(Spot spot) const { return static_cast<Kind>(whichHas(kinds, spot)); }
    int travelledAt(Spot spot) const
    {
        return int{travelDigits[0].contains(spot)} + 2 * int{travelDigits[1].contains(spot)} +
               4 * int{travelDigits[2].contains(spot)};
    }
    /** Pawns whose next step, capture or swap promotes them. */
    Set nearPromotion() const { return travelDigits[0] & travelDigits[2]; }

    std::optional<Man> at(Spot spot) const
    {
        if (!occupied().contains(spot))
            return std::nullopt;
        return Man{ownerAt(spot), kindAt(spot), rising.contains(spot) ? Sense::Rising : Sense::Falling,
                   static_cast<std::uint8_t>(travelledAt(spot))};
    }
    /** @pre the cell is empty */
    void put(Spot spot, const Man& man)
    {
        kinds[indexOf(man.kind)].insert(spot);
        armies[man.owner.index].insert(spot);
        if (man.kind == Kind::Pawn && man.sense == Sense::Rising)
            rising.insert(spot);
        for (std::size_t digit = 0; digit < travelDigits.size(); ++digit) {
            if (man.kind == Kind::Pawn && (man.travelled >> digit & 1) != 0)
                travelDigits[digit].insert(spot);
        }
    }
    /** Empties the cells of @p where. */
    void clear(const Set& where)
    {
        const Set kept = ~where;
        for (Set& kind : kinds)
            kind &= kept;
        for (Set& army : armies)
            army &= kept;
        rising &= kept;
        for (Set& digit : travelDigits)
            digit &= kept;
    }
};

static_assert(std::is_trivially_copyable_v<State<3>>);

} // namespace ringford::circular
