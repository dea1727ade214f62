// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/multiplayer/MultiplayerRules.h"

#include "engine/rules/Rules.h"

namespace ringford::multiplayer {

static_assert(RulesOfSides<MultiplayerRules> && RulesOfBoards<MultiplayerRules> && RulesOfUndo<MultiplayerRules>);

State MultiplayerRules::start() const
{
    State state;
    const auto players = static_cast<std::uint8_t>(m_choices.players);
    const OneBoard board{chess::startingBoard(), {}};
    state.live = BoardSet::firstOnes(players);
    for (const BoardNumber number : state.live) {
        const Seat white{number.index};
        const Seat black{static_cast<std::uint8_t>((number.index + 1) % players)};
        state.board(number) = board;
        state.board(number).castling |= chess::castlingKingMark(Army::White) | chess::castlingKingMark(Army::Black);
        state.players[number.index] = {white, black};
        state.seats[indexOf(Army::White)][white.index] = number;
        state.seats[indexOf(Army::Black)][black.index] = number;
        state.facts[number.index] = findFacts(state.board(number), {});
    }
    return state;
}

void MultiplayerRules::generate(const State& state, Moves& moves) const
{
    for (const BoardNumber number : state.live)
        generateOn(state, number.index, moves);
}

void MultiplayerRules::generateOn(const State& state, int face, Moves& moves) const
{
    const BoardNumber number{static_cast<std::uint8_t>(face)};
    if (!state.live.contains(number) || state.isOver())
        return;
    if (state.mayYield(number))
        moves.push(Move::yield(number));
    else if (state.actionsOn(number) == 0)
        return;
    else if (state.board(number).turn == Army::White)
        listActions<Army::White>(state, number, moves);
    else
        listActions<Army::Black>(state, number, moves);
}

std::uint64_t MultiplayerRules::count(const State& state) const
{
    if (state.isOver())
        return 0;
    std::uint64_t count = 0;
    for (const BoardNumber number : state.live)
        count += state.actionsOn(number) + static_cast<std::uint64_t>(state.mayYield(number));
    return count;
}

Outcome MultiplayerRules::outcome(const State& state) const
{
    if (state.isOver())
        return Outcome::wonBy(SeatSet(state.player(state.live.first(), Army::White)), Reason::LastPlayer);
    if (count(state) != 0)
        return {};
    // Free boards that are mate are lost at once, so this is a round that leaves nobody to win.
    for (const BoardNumber number : state.live) {
        if (!state.factsOf(number).isMate())
            return Outcome::drawn(Reason::Deadlock);
    }
    return Outcome::drawn(Reason::AllMated);
}

namespace {

/** The sides whose turn it is, and who can act (or cannot). */
SideSet sidesThatAct(const State& state, bool can)
{
    SideSet sides;
    if (state.isOver())
        return sides;
    for (const BoardNumber number : state.live) {
        if ((state.actionsOn(number) != 0 || state.mayYield(number)) == can)
            sides.insert(number.place().side(state.board(number).turn));
    }
    return sides;
}

} // namespace

SideSet MultiplayerRules::sidesOnTurn(const State& state) const
{
    return sidesThatAct(state, true);
}

SideSet MultiplayerRules::sidesWaiting(const State& state) const
{
    return sidesThatAct(state, false);
}

SeatSet MultiplayerRules::onTurn(const State& state) const
{
    SeatSet seats;
    for (const Side side : sidesOnTurn(state))
        seats.insert(state.player(BoardNumber::of(chess::BoardPlace::of(side)), chess::armyOf(side)));
    return seats;
}

std::optional<Outcome> MultiplayerRules::retire(State& state, Side side, Retire how, EffectList& effects) const
{
    NoUndo none;
    multiplayer::Play play(m_choices, state, effects, none);
    const Reason reason = how == Retire::Resigned ? Reason::Resigned : Reason::Time;
    play.resolution().lose(BoardNumber::of(chess::BoardPlace::of(side)), chess::armyOf(side), reason);
    if (state.isOver())
        return Outcome::wonBy(outcome(state).winners, reason);
    play.resolution().settle();
    return std::nullopt;
}

void MultiplayerRules::settle(State& state) const
{
    for (const BoardNumber number : state.live)
        state.facts[number.index] = findFacts(state.board(number), state.stockOf(state.seatOnTurn(number)));
    NoEffects untold;
    NoUndo none;
    multiplayer::Play(m_choices, state, untold, none).resolution().settle();
    if (state.isOver())
        state.acted = {};
}

} // namespace ringford::multiplayer
