// SPDX-License-Identifier: GPL-3.0-or-later
// How LongchessRules carries out actions, in the order of the page ("Order within one action"). Included by LongchessRules.h alone.
#pragma once

#include "engine/games/longchess/LongchessRules.h"

#include <algorithm>

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
    Deed deed;
    act(state, move, deed, story);
    if (deed.captures)
        state.quiet = 0;
    if (deed.liftedCount != 0)
        setBack(state, deed, story);
    if (m_options.hasMines && deed.ends.any())
        touchMines(state, deed.ends, story);
    if (m_options.hasFlags)
        bringHome(state, us, story);
    if (!state.outcome.decided())
        putOut(state, reasonOfLast(), story);
    if (!state.outcome.decided())
        passTurn(state, us, story);
}

/** What the seat on turn does, before anything follows from it. */
template <class Size> template <class Told>
void LongchessRules<Size>::act(State& state, Move move, Deed& deed, Told& story) const
{
    using Form = Move::Form;
    switch (move.form) {
    case Form::Shoot: capture(state, move.to, deed, story); break;
    case Form::Leave: leave(state, move.from, story); break;
    case Form::ChargeColumn:
    case Form::ChargeRow: charge(state, move, deed, story); break;
    case Form::Flag:
        state.flags[state.turn.index] = move.to;
        story.flagMoved(state.turn, move.from, move.to);
        break;
    case Form::Mine:
        state.mines[state.turn.index].insert(move.to);
        story.mineLaid(state.turn, move.to);
        break;
    default: go(state, move, deed, story); break;
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
void LongchessRules<Size>::capture(State& state, Spot at, Deed& deed, Told& story) const
{
    const Man prey = *state.at(at);
    state.flip(prey.owner, prey.kind, Set::of(at));
    dropFlags(state, at, story);
    deed.captures = true;
    if (m_options.setBack == 0)
        story.captured(prey.owner, prey.kind, at);
    else
        deed.lifted[deed.liftedCount++] = {at, prey};
}

template <class Size> template <class Told>
void LongchessRules<Size>::go(State& state, Move move, Deed& deed, Told& story) const
{
    const Seat us = state.turn;
    const Kind kind = state.kindAt(move.from);
    const bool brings = move.form == Move::Form::Go;
    if (state.occupied().contains(move.to))
        capture(state, move.to, deed, story);
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
    deed.ends.insert(move.to);
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
void LongchessRules<Size>::charge(State& state, Move move, Deed& deed, Told& story) const
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
    (state.enemiesOf(us) & (way.passed | way.ends)).forEach([&](Spot at) { capture(state, at, deed, story); });
    deed.captures = true; // counted like one
    deed.ends = way.ends;
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
void LongchessRules<Size>::setBack(State& state, Deed& deed, Told& story) const
{
    story.then();
    const auto end = deed.lifted.begin() + static_cast<std::ptrdiff_t>(deed.liftedCount);
    std::sort(deed.lifted.begin(), end, [&](const Lifted& a, const Lifted& b) {
        return std::pair(toOwnEnd(a), a.at) < std::pair(toOwnEnd(b), b.at);
    });
    std::for_each(deed.lifted.begin(), end, [&](const Lifted& lifted) {
        const auto place = placeBehind(state, lifted);
        if (!place)
            return story.left(lifted.man.owner, lifted.man.kind, lifted.at);
        state.flip(lifted.man.owner, lifted.man.kind, Set::of(*place));
        story.setBack(lifted.man.owner, lifted.man.kind, lifted.at, *place);
    });
}

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
