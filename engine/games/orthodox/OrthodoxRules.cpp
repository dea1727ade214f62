// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/OrthodoxRules.h"

#include "engine/games/orthodox/Generation.h"
#include "engine/play/Rules.h"

namespace ringford::orthodox {

static_assert(Rules<OrthodoxRules>);

using chess::Army;
using chess::Kind;

namespace {

template <class Sink>
inline void visitTurn(const State& state, Sink& sink)
{
    if (state.turn == Army::White)
        visitMoves<Army::White>(state, sink);
    else
        visitMoves<Army::Black>(state, sink);
}

void putArmy(chess::Placement& men, Army army, int homeRank, int pawnRank)
{
    constexpr std::array<Kind, 8> kHome{Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook};
    for (int file = 0; file < 8; ++file) {
        men.flip(army, kHome[static_cast<std::size_t>(file)], chess::bit(chess::spotOf(file, homeRank)));
        men.flip(army, Kind::Pawn, chess::bit(chess::spotOf(file, pawnRank)));
    }
}

bool inCheck(const State& state)
{
    return chess::attackers(state.men, chess::other(state.turn), state.men.king(state.turn), state.men.occupied()) != 0;
}

} // namespace

State OrthodoxRules::start() const
{
    State state;
    putArmy(state.men, Army::White, 0, 1);
    putArmy(state.men, Army::Black, 7, 6);
    state.castling = chess::castlingMarks(Army::White) | chess::castlingMarks(Army::Black);
    return state;
}

void OrthodoxRules::generate(const State& state, Moves& moves) const
{
    if (isDead(state))
        return;
    ListingSink sink(moves);
    visitTurn(state, sink);
}

std::uint64_t OrthodoxRules::count(const State& state) const
{
    if (isDead(state))
        return 0;
    CountingSink sink;
    visitTurn(state, sink);
    return static_cast<std::uint64_t>(sink.count());
}

Outcome OrthodoxRules::outcome(const State& state) const
{
    if (isDead(state))
        return Outcome::drawn(Reason::Deadlock);
    if (count(state) != 0)
        return {};
    if (inCheck(state))
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

bool OrthodoxRules::isDead(const State& state) const
{
    if (m_fide == Fide::Plain)
        return false;
    const chess::Bits others = state.men.occupied() & ~state.men.of(Kind::King);
    const chess::Bits minors = state.men.of(Kind::Knight) | state.men.of(Kind::Bishop);
    return others == 0 || (chess::size(others) == 1 && (others & minors) != 0);
}

} // namespace ringford::orthodox
