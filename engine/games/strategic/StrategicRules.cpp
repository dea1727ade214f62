// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/strategic/StrategicRules.h"

#include "engine/games/chess/BoardState.h"
#include "engine/rules/Rules.h"

namespace ringford::strategic {

static_assert(Rules<StrategicRules> && RulesOfJointTurns<StrategicRules> && RulesOfSharedMoves<StrategicRules>);

State StrategicRules::start() const
{
    const Placement men = chess::startingBoard().men;
    State state;
    state.open = Boards::firstOnes(m_options.boards);
    state.open.forEach([&](int board) { state.boards[static_cast<std::size_t>(board)] = {men, men.of(Kind::Pawn)}; });
    return state;
}

void StrategicRules::generate(const State& state, Moves& moves) const
{
    if (isDecided(state))
        return;
    PositionCache seen = view(state);
    ListingSink sink(moves);
    state.open.forEach([&](int board) { visitFrom(seen, board, sink); });
}

void StrategicRules::generateOn(const State& state, int board, Moves& moves) const
{
    if (isDecided(state) || !state.open.contains(board))
        return;
    PositionCache seen = view(state);
    ListingSink sink(moves);
    visitFrom(seen, board, sink);
}

std::uint64_t StrategicRules::count(const State& state) const
{
    if (isDecided(state))
        return 0;
    PositionCache seen = view(state);
    CountingSink sink;
    state.open.forEach([&](int board) { visitFrom(seen, board, sink); });
    return static_cast<std::uint64_t>(sink.count());
}

bool StrategicRules::hasAction(PositionCache& seen, int board)
{
    CountingSink sink;
    visitFrom(seen, board, sink);
    return sink.count() != 0;
}

Outcome StrategicRules::closedOutcome(const State& state) const
{
    const int white = state.won[0].size();
    const int black = state.won[1].size();
    const bool byBoards = m_options.lastsToTheEnd && m_options.boards > 1;
    if (white == black)
        return Outcome::drawn(byBoards ? Reason::Boards : Reason::Stalemate);
    return Outcome::wonBy(team(white > black ? Army::White : Army::Black),
                          byBoards ? Reason::Boards : Reason::Checkmate);
}

Outcome StrategicRules::outcome(const State& state) const
{
    if (isDecided(state))
        return closedOutcome(state);
    PositionCache seen = view(state);
    bool goesOn = false;
    state.open.forEach([&](int board) { goesOn = goesOn || hasAction(seen, board); });
    return goesOn ? Outcome{} : Outcome::drawn(Reason::Deadlock);
}

SeatSet StrategicRules::onTurn(const State& state) const
{
    SeatSet seats;
    if (!outcome(state).decided())
        state.open.forEach([&](int board) { seats.insert(seatOf(BoardPlace::of(board).side(state.turn(board)))); });
    return seats;
}

Side StrategicRules::actingSide(const State& state, Move move) const
{
    const BoardPlace place = BoardPlace::of(isPull(state, move) ? move.target() : move.source());
    return place.side(state.turn(place.number));
}

SideSet StrategicRules::turns(const State& state, Move move) const
{
    SideSet sides(actingSide(state, move));
    sides.insert(BoardPlace::of(move.target()).side(state.turn(move.target())));
    return sides;
}

bool StrategicRules::isPull(const State& state, Move move) const
{
    return move.crosses() && state.turn(move.source()) != state.turn(move.target());
}

StrategicRules::Turns StrategicRules::sidesInTurn(const State& state) const
{
    Turns turns;
    Moves moves;
    generate(state, moves);
    for (const Move& move : moves) {
        for (const Side side : this->turns(state, move))
            turns.acting.insert(side);
    }
    state.open.forEach([&](int board) {
        const Side side = BoardPlace::of(board).side(state.turn(board));
        if (!turns.acting.contains(side))
            turns.waiting.insert(side);
    });
    return turns;
}

void StrategicRules::settle(State& state) const
{
    const NoEffects nothing;
    Story story(nothing);
    settle(state, Boards::firstOnes(kMostBoards), story);
}

SeatSet StrategicRules::team(Army army) const
{
    SeatSet seats;
    for (int board = 0; board < m_options.boards; ++board)
        seats.insert(seatOf(BoardPlace::of(board).side(army)));
    return seats;
}

} // namespace ringford::strategic
