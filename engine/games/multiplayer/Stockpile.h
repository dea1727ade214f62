// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Placement.h"
#include "engine/games/multiplayer/MultiplayerOptions.h"

#include <array>
#include <bit>
#include <cassert>

namespace ringford::multiplayer {

using chess::Army;
using chess::Bits;
using chess::Kind;
using chess::Spot;

/** Which chess set a piece comes from, from 1; 0 where that does not matter. */
using SetNumber = std::uint8_t;

/** Some sets: bit s stands for set s. */
using Sets = std::uint32_t;

/** What can be held: everything but kings. */
inline constexpr std::array<Kind, 5> kHeldKinds{Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen};
/** What a pawn can become. */
inline constexpr std::array<Kind, 4> kOfficers{Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen};

/** The pieces that one seat has captured and holds, counted by army, kind and set. */
class Stockpile {
public:
    /** More of one kind, army and set are not read from a setup; play adds few to them. */
    static constexpr int kMost = 9'999;

    /** The sets of which pieces of that army and kind are held. */
    Sets sets(Army army, Kind kind) const { return m_sets[indexOf(army)][indexOf(kind)]; }
    bool holds(Army army, Kind kind, SetNumber set) const { return (sets(army, kind) >> set & 1) != 0; }
    int count(Army army, Kind kind, SetNumber set) const { return m_counts[indexOf(army)][indexOf(kind)][set]; }

    /** How many pieces of @p army could be promoted to, those of a kind and set counted once. */
    int officers(Army army) const
    {
        int found = 0;
        for (const Kind kind : kOfficers)
            found += std::popcount(sets(army, kind));
        return found;
    }

    void add(Army army, Kind kind, SetNumber set)
    {
        ++m_counts[indexOf(army)][indexOf(kind)][set];
        m_sets[indexOf(army)][indexOf(kind)] |= Sets{1} << set;
    }
    /** @pre holds(army, kind, set) */
    void remove(Army army, Kind kind, SetNumber set)
    {
        assert(holds(army, kind, set));
        if (--m_counts[indexOf(army)][indexOf(kind)][set] == 0)
            m_sets[indexOf(army)][indexOf(kind)] &= ~(Sets{1} << set);
    }

    /** Calls @p visit with army, kind, set and count of all that is held. */
    template <class Visit> void forEach(Visit&& visit) const
    {
        for (const Army army : {Army::White, Army::Black}) {
            for (const Kind kind : kHeldKinds) {
                for (Sets rest = sets(army, kind); rest != 0; rest &= rest - 1) {
                    const auto set = static_cast<SetNumber>(std::countr_zero(rest));
                    visit(army, kind, set, count(army, kind, set));
                }
            }
        }
    }

    bool operator==(const Stockpile&) const = default;

private:
    std::array<std::array<Sets, kHeldKinds.size()>, chess::kArmies> m_sets{};
    std::array<std::array<std::array<std::uint16_t, kMostBoards + 1>, kHeldKinds.size()>, chess::kArmies> m_counts{};
};

} // namespace ringford::multiplayer
