// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Bits.h"

#include <array>
#include <cstddef>
#include <optional>

namespace ringford::chess {

struct Man {
    Army army;
    Kind kind;
    auto operator<=>(const Man&) const = default;
};

/** Which pieces stand where on one 8x8 board: one set for each kind and one for each army, a cache line in all. */
struct Placement {
    std::array<Bits, kKinds> kinds{};
    std::array<Bits, kArmies> armies{};

    bool operator==(const Placement&) const = default;

    Bits of(Kind kind) const { return kinds[indexOf(kind)]; }
    Bits of(Army army) const { return armies[indexOf(army)]; }
    Bits of(Army army, Kind kind) const { return of(kind) & of(army); }
    /** All pieces of @p army that move like rooks (bishops): rooks (bishops) and queens. */
    Bits rookLike(Army army) const { return (of(Kind::Rook) | of(Kind::Queen)) & of(army); }
    Bits bishopLike(Army army) const { return (of(Kind::Bishop) | of(Kind::Queen)) & of(army); }
    Bits occupied() const { return armies[0] | armies[1]; }

    /** @pre @p army has a king */
    Spot king(Army army) const { return first(of(army, Kind::King)); }

    std::optional<Man> at(int spot) const
    {
        const Bits here = bit(spot);
        if ((occupied() & here) == 0)
            return std::nullopt;
        std::size_t kind = 0;
        while ((kinds[kind] & here) == 0)
            ++kind;
        return Man{(armies[0] & here) != 0 ? Army::White : Army::Black, static_cast<Kind>(kind)};
    }

    /** Puts pieces on (or takes them from) all cells of @p where, which hold none (only such ones). */
    void flip(Army army, Kind kind, Bits where)
    {
        kinds[indexOf(kind)] ^= where;
        armies[indexOf(army)] ^= where;
    }

    /** Empties the cells of @p where, whatever pieces of @p army stand there. */
    void clear(Army army, Bits where)
    {
        armies[indexOf(army)] &= ~where;
        for (Bits& kind : kinds)
            kind &= ~where;
    }
};

} // namespace ringford::chess
