// SPDX-License-Identifier: GPL-3.0-or-later
// How CircularRules carries out actions. Included by CircularRules.h alone.
#pragma once

#include "engine/games/circular/CircularRules.h"

namespace ringford::circular {

template <int W> template <Recorder R> void CircularRules<W>::apply(State& state, Move move, R&& effects) const
{
    Story story(effects);
    if (move.form == Move::Form::Remove) {
        const Seat owner = state.ownerAt(move.from);
        story.removed(owner, move.from);
        story.removed(owner, move.to);
        state.clear(Set::of(move.from) | Set::of(move.to));
        state.quiet = 0;
        lose(state, owner, false, story);
    } else {
        const Seat actor = state.turn;
        if (move.form == Move::Form::Swap)
            swap(state, move, story);
        else
            go(state, move, story);
        state.turn = nextIn(state, actor);
    }
    passOver(state);
}

template <int W> template <class Told> void CircularRules<W>::go(State& state, Move move, Told& story) const
{
    const Seat us = state.turn;
    const Set from = Set::of(move.from);
    const Set to = Set::of(move.to);
    const bool isPawn = move.form == Move::Form::Pawn;
    std::optional<Direction> heading;
    if constexpr (Told::kTold)
        heading = wayRound(*m_ring, move.from, move.to, state.occupied());
    const bool captures = (state.occupied() & to).any();
    const bool takesKing = captures && state.of(Kind::King).contains(move.to);
    const Seat prey = captures ? state.ownerAt(move.to) : us;
    if (captures) {
        story.captured(prey, state.kindAt(move.to), move.to);
        state.clear(to);
    }
    state.quiet = captures || isPawn ? 0 : state.quiet + (state.quiet < kMostCounted);
    story.moved(us, isPawn ? Kind::Pawn : move.arrives, move.from, move.to, heading);
    state.armies[us.index] ^= from | to;
    if (!isPawn) {
        state.kinds[indexOf(move.arrives)] ^= from | to;
    } else {
        advance(state, move);
        if (move.promotes())
            story.promoted(us, move.arrives, move.to);
    }
    if (captures)
        lose(state, prey, takesKing, story);
}

/** Pawns of teammates change places; each may be promoted by it. */
template <int W> template <class Told> void CircularRules<W>::swap(State& state, Move move, Told& story) const
{
    Man ours = *state.at(move.from);
    Man theirs = *state.at(move.to);
    state.clear(Set::of(move.from) | Set::of(move.to));
    state.quiet = 0;
    story.moved(ours.owner, Kind::Pawn, move.from, move.to, std::nullopt);
    story.moved(theirs.owner, Kind::Pawn, move.to, move.from, std::nullopt);
    if (!m_options.byzantine) {
        ++ours.travelled;
        if (theirs.sense != ours.sense)
            ++theirs.travelled;
        else if (theirs.travelled > 0)
            --theirs.travelled;
    }
    if (move.promotes()) {
        ours.kind = move.arrives;
        story.promoted(ours.owner, ours.kind, move.to);
    }
    if (theirs.travelled == kTravelToPromotion) {
        theirs.kind = Kind::Queen;
        story.promoted(theirs.owner, theirs.kind, move.from);
    }
    state.put(move.to, ours);
    state.put(move.from, theirs);
}

/** What the loss of a piece means for its owner and the owner's team. */
template <int W> template <class Told>
void CircularRules<W>::lose(State& state, Seat owner, bool lostKing, Told& story) const
{
    if (!state.isIn(owner))
        return; // an obstacle
    if (!m_options.hasTeams) {
        const bool bared = baresKings() && !lostKing && state.of(owner).size() == 1;
        if (lostKing || bared) {
            const Reason reason = lostKing ? Reason::KingCaptured : Reason::BareKing;
            leave(state, owner, reason, story);
            decide(state, reason);
        }
        return;
    }
    if ((lostKing && m_options.kinglessOut) || state.of(owner).empty())
        leave(state, owner, lostKing ? Reason::KingCaptured : Reason::AllCaptured, story);
    leaveWithoutKing(state, owner, story);
    decide(state, Reason::KingCaptured);
}

/** A team none of whose seats in the game has a king has lost. */
template <int W> template <class Told>
void CircularRules<W>::leaveWithoutKing(State& state, Seat ofTeam, Told& story) const
{
    const SeatSet team = m_options.mates[ofTeam.index];
    for (const Seat seat : team) {
        if (state.isIn(seat) && state.of(seat, Kind::King).any())
            return;
    }
    for (const Seat seat : team) {
        if (state.isIn(seat))
            leave(state, seat, Reason::KingCaptured, story);
    }
}

template <int W> template <class Told>
void CircularRules<W>::leave(State& state, Seat seat, Reason reason, Told& story) const
{
    state.out.insert(seat);
    story.left(seat, reason);
    if (hasCheckRules(state))
        story.checkRules();
}

template <int W> template <Recorder R>
std::optional<Outcome> CircularRules<W>::retire(State& state, Side side, Retire how, R&& effects) const
{
    Story story(effects);
    const Seat seat{side.index};
    const Reason reason = how == Retire::Resigned ? Reason::Resigned : Reason::Time;
    leave(state, seat, reason, story);
    if (m_options.hasTeams)
        leaveWithoutKing(state, seat, story);
    decide(state, reason);
    passOver(state);
    return std::nullopt;
}

} // namespace ringford::circular
