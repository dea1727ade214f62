// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/OrthodoxRules.h"

#include "engine/games/chess/Generation.h"
#include "engine/rules/Rules.h"

namespace ringford::orthodox {

static_assert(Rules<OrthodoxRules>);

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
    if (count(state) != 0)
        return {};
    if (chess::inCheck(state))
        return Outcome::wonBy(SeatSet(seatOf(chess::other(state.turn))), Reason::Checkmate);
    return Outcome::drawn(Reason::Stalemate);
}

SeatSet OrthodoxRules::onTurn(const State& state) const
{
    return count(state) == 0 ? SeatSet() : SeatSet(seatOf(state.turn));
}

std::optional<Outcome> OrthodoxRules::retire(State&, ringford::Side side, Retire how, EffectList&) const
{
    const Seat winner{static_cast<std::uint8_t>(1 - side.index)};
    return Outcome::wonBy(SeatSet(winner), how == Retire::Resigned ? Reason::Resigned : Reason::Time);
}

bool OrthodoxRules::isBare(const State& state)
{
    const chess::Bits others = state.men.occupied() & ~state.men.of(chess::Kind::King);
    const chess::Bits minors = state.men.of(chess::Kind::Knight) | state.men.of(chess::Kind::Bishop);
    return others == 0 || (chess::size(others) == 1 && (others & minors) != 0);
}

} // namespace ringford::orthodox
