// SPDX-License-Identifier: GPL-3.0-or-later
// How LongchessRules carries out actions, in the order of the rule book ("Order within one action"). Included by
// LongchessRules.h alone.
#pragma once

#include "engine/games/longchess/LongchessRules.h"

namespace ringford::longchess {

template <class Size> template <Recorder R> void LongchessRules<Size>::apply(State& state, Move move, R&& effects) const
{
    using Form = Move::Form;
    Story<Size, std::remove_reference_t<R>> story(effects, *m_terrain, m_kinds);
    const Seat us = state.turn;
    state.quiet += state.quiet < kMostCounted;
    if (move.form == Form::Fire || move.form == Form::FireDone) {
        fire(state, move, story);
        if (!state.isFiring)
            passTurn(state, us, story);
        return;
    }
    MoveEffectState effectState;
    act(state, move, effectState, story);
    if (effectState.captures)
        state.quiet = 0;
    if (effectState.liftedCount != 0)
        setBack(state, effectState, story);
    if (m_options.hasMines && effectState.ends.any())
        touchMines(state, effectState.ends, story);
    if (m_options.hasFlags)
        bringHome(state, us, story);
    if (!state.outcome.decided())
        putOut(state, reasonOfLast(), story);
    if (!state.outcome.decided())
        passTurn(state, us, story);
}

template <class Size> template <class Told>
void LongchessRules<Size>::bringHome(State& state, Seat us, Told& story) const
{
    const SeatSet home = flagsHome(state, us);
    if (home.empty())
        return;
    story.then();
    for (const Seat seat : home)
        story.flagHome(seat, *state.flags[seat.index], us);
    if (!m_options.lastWins) {
        state.outcome = Outcome::wonBy(SeatSet(us), Reason::Flag);
        noteEmpty(state);
        return;
    }
    story.then();
    for (const Seat seat : home) {
        story.flagRemoved(seat, *state.flags[seat.index]);
        state.flags[seat.index].reset();
    }
    for (const Seat seat : home)
        removeArmy(state, seat, story);
}

/** The order of the rule book has stopped before seats without pieces go out; a setup names them all the same. */
template <class Size> void LongchessRules<Size>::noteEmpty(State& state) const
{
    if (Size::kSeats == 2)
        return;
    for (const Seat seat : State::everybody()) {
        if (!state.of(seat).any())
            state.out.insert(seat);
    }
}

/** Seats without pieces are out; that may decide the game. */
template <class Size> template <class Told>
void LongchessRules<Size>::putOut(State& state, Reason reason, Told& story) const
{
    bool isNew = false;
    for (const Seat seat : State::everybody()) {
        if (state.of(seat).any() || !state.isIn(seat))
            continue;
        isNew = true;
        if (Size::kSeats == 2)
            continue; // the game is over, and a setup does not say it
        story.then();
        state.out.insert(seat);
        story.wentOut(seat);
    }
    if (isNew)
        decideByArmies(state, reason);
}

/** Gives the turn to the next seat that is in the game and has an action once its shells have landed. */
template <class Size> template <class Told>
void LongchessRules<Size>::passTurn(State& state, Seat actor, Told& story) const
{
    state.turn = actor;
    for (int passed = 0; passed < 2 * Size::kSeats;
         ++passed) { // twice round: shells may open a way for those passed over
        state.turn = next(state.turn);
        if (state.shells[state.turn.index].count != 0) {
            landShells(state, state.turn, story);
            putOut(state, reasonOfLast(), story);
            if (state.outcome.decided())
                return;
        }
        if (state.isIn(state.turn) && hasAction(state, state.turn))
            return;
    }
    do
        state.turn = next(state.turn);
    while (!state.isIn(state.turn));
    state.outcome = Outcome::drawn(Reason::Deadlock);
}

template <class Size> template <Recorder R>
std::optional<Outcome> LongchessRules<Size>::retire(State& state, Side side, Retire how, R&& effects) const
{
    const Seat seat{side.index};
    const Reason reason = how == Retire::Resigned ? Reason::Resigned : Reason::Time;
    if (Size::kSeats == 2)
        return Outcome::wonBy(SeatSet(next(seat)), reason);
    Story<Size, std::remove_reference_t<R>> story(effects, *m_terrain, m_kinds);
    removeArmy(state, seat, story);
    if (state.turn == seat && state.isFiring) {
        for (const Spot at : state.shells[seat.index])
            story.shellRemoved(seat, at);
        state.shells[seat.index] = {};
        state.isFiring = false;
    }
    putOut(state, reason, story);
    if (!state.outcome.decided() && (state.turn == seat || !hasAction(state, state.turn)))
        passTurn(state, state.turn, story);
    return std::nullopt;
}

} // namespace ringford::longchess
