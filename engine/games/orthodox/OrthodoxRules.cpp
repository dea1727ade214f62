// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/OrthodoxRules.h"

#include "engine/games/chess/Generation.h"
#include "engine/rules/Rules.h"

namespace ringford::orthodox {

static_assert(Rules<OrthodoxRules>);

namespace {

/** Whether @p Us, whose turn it is, has a legal move: pawns and officers nearly always do, and kings are asked last. */
template <chess::Army Us> bool hasMove(const State& state)
{
    const chess::Guard guard = chess::guardKing<Us>(state.men);
    chess::CountingSink sink;
    if (guard.answers != 0) {
        chess::visitPawns<Us>(state.men, guard, sink);
        if (sink.count() == 0)
            chess::visitOfficers<Us>(state.men, guard, sink);
    }
    if (sink.count() == 0)
        chess::visitMoves<Us>(state, guard, sink);
    return sink.count() != 0;
}

bool canMove(const State& state)
{
    return state.turn == chess::Army::White ? hasMove<chess::Army::White>(state) : hasMove<chess::Army::Black>(state);
}

} // namespace

State OrthodoxRules::start() const
{
    return {chess::startingBoard(), 0};
}

void OrthodoxRules::generate(const State& state, Moves& moves) const
{
    if (isDead(state))
        return;
    chess::ListingSink sink(moves);
    chess::visitMoves(state, sink);
}

std::uint64_t OrthodoxRules::count(const State& state) const
{
    if (isDead(state))
        return 0;
    chess::CountingSink sink;
    chess::visitMoves(state, sink);
    return static_cast<std::uint64_t>(sink.count());
}

Outcome OrthodoxRules::outcome(const State& state) const
{
    if (isDead(state))
        return Outcome::drawn(Reason::Deadlock);
    if (canMove(state))
        return {};
    if (chess::inCheck(state))
        return Outcome::wonBy(SeatSet(seatOf(chess::other(state.turn))), Reason::Checkmate);
    return Outcome::drawn(Reason::Stalemate);
}

SeatSet OrthodoxRules::onTurn(const State& state) const
{
    return isDead(state) || !canMove(state) ? SeatSet() : SeatSet(seatOf(state.turn));
}

std::optional<Outcome> OrthodoxRules::retire(State&, ringford::Side side, Retire how, EffectList&) const
{
    const Seat winner{static_cast<std::uint8_t>(1 - side.index)};
    return Outcome::wonBy(SeatSet(winner), how == Retire::Resigned ? Reason::Resigned : Reason::Time);
}

} // namespace ringford::orthodox
