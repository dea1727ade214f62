// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/LongchessWorth.h"
#include "engine/games/longchess/Sinks.h"

#include <algorithm>

namespace ringford::longchess {

/**
 * Appends the actions that can matter to a list. Left out are leavings, flags that are left behind (but the own one at
 * home), mines that are far from the own flag, and shells that hit no enemy or more own pieces.
 */
template <class Size, class List> class WorthwhileSink : public ListingSink<Size, List> {
public:
    using typename ListingSink<Size, List>::Set;
    using typename ListingSink<Size, List>::Form;

    WorthwhileSink(const LongchessWorth<Size>& worth, const Terrain<Size>& terrain, const State<Size>& state,
                   List& list)
        : ListingSink<Size, List>(terrain, list), m_worth(worth), m_state(state)
    {
    }

    void go(Spot from, const Set& targets, bool carries)
    {
        const bool leaves = carries && bringsOwnFlag(from);
        targets.forEach([&](Spot to) { this->push(from, to, leaves); });
    }
    void steps(Direction heading, const Set& targets, bool carries)
    {
        targets.forEach([&](Spot to) {
            const Spot from = this->m_terrain.ahead(to, heading, -1);
            this->push(from, to, carries && bringsOwnFlag(from));
        });
    }
    void leave(Spot) {}
    void charge(Form form, Spot first, int distance)
    {
        const bool isColumn = form == Form::ChargeColumn;
        const int end = (isColumn ? this->m_terrain.columnOf(first) : this->m_terrain.rowOf(first)) + distance;
        if (end >= 0 && end < (isColumn ? this->m_terrain.columns() : this->m_terrain.rows()))
            ListingSink<Size, List>::charge(form, first, distance);
    }
    void mines(const Set& targets)
    {
        constexpr int kEnough = 6;
        const Set places = targets & m_worth.minePlaces(m_state.turn);
        if (places.any() && m_state.mines[m_state.turn.index].size() < kEnough)
            this->eachThere(places, Form::Mine);
    }
    void fire(const Set& targets)
    {
        constexpr std::size_t kMostAims = 6;
        const Set enemies = m_state.enemiesOf(m_state.turn);
        const Set prey = targets & enemies;
        if (prey.empty())
            return;
        findPieces(enemies);
        std::array<Aim, 64> aims;
        std::size_t count = 0;
        prey.forEach([&](Spot at) {
            if (const int net = netOf(at); net > 0 && count < aims.size())
                aims[count++] = {net, at};
        });
        const auto end = aims.begin() + static_cast<std::ptrdiff_t>(count);
        std::sort(aims.begin(), end,
                  [](const Aim& a, const Aim& b) { return a.net != b.net ? a.net > b.net : a.at < b.at; });
        for (std::size_t i = 0; i < std::min(count, kMostAims); ++i)
            this->m_list.push({aims[i].at, aims[i].at, Form::Fire});
    }

private:
    struct Aim {
        int net;
        Spot at;
    };
    struct Piece {
        Spot at;
        int worth; ///< less than 0: an own one
    };

    bool bringsOwnFlag(Spot from) const
    {
        const Seat us = m_state.turn;
        return m_state.flags[us.index] == from && this->m_terrain.keep(us).contains(from);
    }
    /** All pieces that no shell in the air hits yet. */
    void findPieces(const Set& enemies)
    {
        Set hit;
        for (const Spot at : m_state.shells[m_state.turn.index])
            hit |= this->m_terrain.within3(at);
        (m_state.occupied() & ~hit).forEach([&](Spot at) {
            const int worth = m_worth.of(m_state.kindAt(at));
            if (m_count < m_pieces.size())
                m_pieces[m_count++] = {at, enemies.contains(at) ? worth : -worth};
        });
    }
    int netOf(Spot at) const
    {
        int net = 0;
        for (std::size_t i = 0; i < m_count; ++i)
            net += m_worth.steps(at, m_pieces[i].at) <= kReachOfShells ? m_pieces[i].worth : 0;
        return net;
    }

    const LongchessWorth<Size>& m_worth;
    const State<Size>& m_state;
    std::array<Piece, 128> m_pieces;
    std::size_t m_count = 0;
};

} // namespace ringford::longchess
