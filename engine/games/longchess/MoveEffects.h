// SPDX-License-Identifier: GPL-3.0-or-later
// What the seat on turn does in an action, and the set-back of what it captured. Included by LongchessRules.h alone.
#pragma once

#include "engine/games/longchess/LongchessRules.h"

#include <algorithm>

namespace ringford::longchess {

/** What the seat on turn does, before anything follows from it. */
template <class Size> template <class Told>
void LongchessRules<Size>::act(State& state, Move move, MoveEffectState& effectState, Told& story) const
{
    using Form = Move::Form;
    switch (move.form) {
    case Form::Shoot:
        story.shot(state.turn, state.kindAt(move.from), move.from, move.to);
        capture(state, move.to, effectState, story);
        break;
    case Form::Leave: leave(state, move.from, story); break;
    case Form::ChargeColumn:
    case Form::ChargeRow: charge(state, move, effectState, story); break;
    case Form::Flag:
        state.flags[state.turn.index] = move.to;
        story.flagMoved(state.turn, move.from, move.to);
        break;
    case Form::Mine:
        state.mines[state.turn.index].insert(move.to);
        story.mineLaid(state.turn, move.to);
        break;
    default: go(state, move, effectState, story); break;
    }
}

template <class Size> template <class Told> void LongchessRules<Size>::fire(State& state, Move move, Told& story) const
{
    ShellList& shells = state.shells[state.turn.index];
    if (move.form == Move::Form::FireDone) {
        state.isFiring = false;
        return;
    }
    shells.push(move.to);
    story.shellFired(state.turn, move.to);
    state.isFiring = shells.count < kShells;
}

/** The flags on a cell lie there from now on: who carried them is gone. */
template <class Size> template <class Told>
void LongchessRules<Size>::dropFlags(const State& state, Spot at, Told& story) const
{
    if constexpr (Told::kTold) {
        for (const Seat seat : State::everybody()) {
            if (state.flags[seat.index] == at)
                story.flagDropped(seat, at);
        }
    }
}

template <class Size> template <class Told>
void LongchessRules<Size>::capture(State& state, Spot at, MoveEffectState& effectState, Told& story) const
{
    const Man prey = *state.at(at);
    state.flip(prey.owner, prey.kind, Set::of(at));
    dropFlags(state, at, story);
    effectState.captures = true;
    if (m_options.setBack == 0)
        story.captured(prey.owner, prey.kind, at);
    else
        effectState.lifted[effectState.liftedCount++] = {at, prey};
}

template <class Size> template <class Told>
void LongchessRules<Size>::go(State& state, Move move, MoveEffectState& effectState, Told& story) const
{
    const Seat us = state.turn;
    const Kind kind = state.kindAt(move.from);
    const bool brings = move.form == Move::Form::Go;
    if (state.occupied().contains(move.to))
        capture(state, move.to, effectState, story);
    if (!brings)
        dropFlags(state, move.from, story);
    state.flip(us, kind, Set::of(move.from) | Set::of(move.to));
    story.moved(us, kind, move.from, move.to);
    for (const Seat seat : State::everybody()) {
        auto& flag = state.flags[seat.index];
        if (flag == move.to)
            story.flagTaken(seat, move.to, us);
        else if (brings && flag == move.from)
            flag = move.to;
    }
    effectState.ends.insert(move.to);
}

template <class Size> template <class Told> void LongchessRules<Size>::leave(State& state, Spot from, Told& story) const
{
    const Kind kind = state.kindAt(from);
    state.flip(state.turn, kind, Set::of(from));
    dropFlags(state, from, story);
    story.left(state.turn, kind, from);
}

template <class Size> template <class Told>
void LongchessRules<Size>::chargeOff(State& state, const Set& pawns, Told& story) const
{
    state.flip(state.turn, Kind::Pawn, pawns);
    if constexpr (Told::kTold) {
        pawns.forEach([&](Spot from) {
            dropFlags(state, from, story);
            story.left(state.turn, Kind::Pawn, from);
        });
    }
}

template <class Size> template <class Told>
void LongchessRules<Size>::charge(State& state, Move move, MoveEffectState& effectState, Told& story) const
{
    const Seat us = state.turn;
    const bool isColumn = move.form == Move::Form::ChargeColumn;
    const bool rises = move.distance > 0;
    const int distance = rises ? move.distance : -move.distance;
    const int line = isColumn ? m_terrain->columnOf(move.from) : m_terrain->rowOf(move.from);
    const int last = (isColumn ? m_terrain->columns() : m_terrain->rows()) - 1;
    const Direction heading =
        isColumn ? (rises ? Direction::East : Direction::West) : (rises ? Direction::South : Direction::North);
    const Set pawns = state.of(us, Kind::Pawn) & (isColumn ? m_terrain->column(line) : m_terrain->row(line));
    const Charge<Size> way = *chargeOf(field(state, us), pawns, heading, distance, rises ? last - line : line);
    (state.enemiesOf(us) & (way.passed | way.ends)).forEach([&](Spot at) { capture(state, at, effectState, story); });
    effectState.captures = true; // counted like one
    effectState.ends = way.ends;
    if (way.ends.empty())
        return chargeOff(state, pawns, story);
    state.flip(us, Kind::Pawn, pawns | way.ends);
    if constexpr (Told::kTold)
        pawns.forEach([&](Spot at) { story.moved(us, Kind::Pawn, at, m_terrain->ahead(at, heading, distance)); });
    for (const Seat seat : State::everybody()) {
        auto& flag = state.flags[seat.index];
        if (flag && way.ends.contains(*flag))
            story.flagTaken(seat, *flag, us);
        else if (flag && pawns.contains(*flag))
            flag = m_terrain->ahead(*flag, heading, distance);
    }
}

/** Captured pieces come back on the board behind where they stood, those nearest to their own end first. */
template <class Size> template <class Told>
void LongchessRules<Size>::setBack(State& state, MoveEffectState& effectState, Told& story) const
{
    story.then();
    const auto end = effectState.lifted.begin() + static_cast<std::ptrdiff_t>(effectState.liftedCount);
    std::sort(effectState.lifted.begin(), end, [&](const Lifted& a, const Lifted& b) {
        return std::pair(toOwnEnd(a), a.at) < std::pair(toOwnEnd(b), b.at);
    });
    std::for_each(effectState.lifted.begin(), end, [&](const Lifted& lifted) {
        const auto place = placeBehind(state, lifted);
        if (!place)
            return story.left(lifted.man.owner, lifted.man.kind, lifted.at);
        state.flip(lifted.man.owner, lifted.man.kind, Set::of(*place));
        story.setBack(lifted.man.owner, lifted.man.kind, lifted.at, *place);
    });
}

} // namespace ringford::longchess
