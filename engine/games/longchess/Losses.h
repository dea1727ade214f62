// SPDX-License-Identifier: GPL-3.0-or-later
// What explosions and removals do to the pieces. Included by LongchessRules.h alone.
#pragma once

#include "engine/games/longchess/LongchessRules.h"

namespace ringford::longchess {

/** Mines under pawns are gone; enemy mines next to where pieces ended a move go off. */
template <class Size> template <class Told>
void LongchessRules<Size>::touchMines(State& state, const Set& ends, Told& story) const
{
    const Set all = state.allMines();
    const Set near = all & (ends | m_terrain->spread(ends));
    if (near.empty())
        return;
    story.then();
    const Seat us = state.turn;
    for (const Seat seat : State::everybody()) {
        Set& mines = state.mines[seat.index];
        if constexpr (Told::kTold)
            (mines & ends).forEach([&](Spot at) { story.mineRemoved(seat, at); });
        mines &= ~ends;
    }
    story.then();
    Set hit;
    for (const Seat seat : State::everybody()) {
        Set& mines = state.mines[seat.index];
        if (seat == us)
            continue;
        const Set going = mines & near;
        going.forEach([&](Spot at) {
            hit |= m_terrain->within2(at);
            story.mineWentOff(seat, at);
        });
        mines &= ~going;
    }
    kill(state, hit, story);
}

template <class Size> template <class Told>
void LongchessRules<Size>::kill(State& state, const Set& where, Told& story) const
{
    if constexpr (Told::kTold) {
        (state.occupied() & where).forEach([&](Spot at) {
            const Man man = *state.at(at);
            dropFlags(state, at, story);
            story.killed(man.owner, man.kind, at);
        });
    }
    state.clear(where);
}

template <class Size> template <class Told>
void LongchessRules<Size>::removeArmy(State& state, Seat seat, Told& story) const
{
    const Set army = state.of(seat);
    if constexpr (Told::kTold) {
        army.forEach([&](Spot at) {
            dropFlags(state, at, story);
            story.removed(seat, state.kindAt(at), at);
        });
    }
    state.clear(army);
}

template <class Size> template <class Told>
void LongchessRules<Size>::landShells(State& state, Seat seat, Told& story) const
{
    ShellList& shells = state.shells[seat.index];
    story.then();
    Set hit;
    for (const Spot at : shells) {
        hit |= m_terrain->within3(at);
        story.shellLanded(seat, at);
    }
    shells = {};
    kill(state, hit, story);
}

} // namespace ringford::longchess
