// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/strategic/StrategicJudge.h"

#include "engine/games/chess/KingHunt.h"

namespace ringford::strategic {

namespace {

std::uint64_t keyOf(int board, const LinkedBoard& one)
{
    std::uint64_t key = static_cast<std::uint64_t>(board) + 1;
    for (const Bits kind : one.men.kinds)
        key = mixed(key, kind);
    return mixed(mixed(key, one.men.armies[0]), one.fresh);
}

/** A win that gives nothing up comes before one that does: it is nearly always the shorter way. */
int worthOfWin(const Placement& men, Army winner)
{
    constexpr int kPart = 16;
    int left = 0;
    for (std::size_t kind = 0; kind < chess::kKinds; ++kind)
        left += chess::kWorth[kind] * chess::size(men.of(winner, static_cast<Kind>(kind)));
    return chess::kWonBoard + left / kPart;
}

} // namespace

Boards StrategicJudge::turnsOf(const strategic::State& table, Army army, Boards boards)
{
    Boards turns;
    (table.open & boards).forEach([&](int board) {
        if (table.turn(board) == army)
            turns.insert(board);
    });
    return turns;
}

StrategicJudge::State StrategicJudge::view(const strategic::State& position, Seat seat) const
{
    const Side side = StrategicRules::sideOf(seat);
    State state{position, chess::armyOf(side), Boards::firstOnes(kMostBoards), side};
    for (int board = 0; board < rules().options().boards; ++board)
        lookAt(state, board);
    return state;
}

void StrategicJudge::lookAt(State& state, int board) const
{
    const LinkedBoard& one = state.table.boards[static_cast<std::size_t>(board)];
    Look& look = state.looks[static_cast<std::size_t>(board)];
    look = {{}, keyOf(board, one)};
    if (state.table.open.contains(board))
        look.worth = chess::towardsMate(
            one.men, chess::boardWorth(one.men, chess::Promotion::Never, chess::kTablesByMobility, m_known.get()));
    else if (const auto winner = state.table.winner(board))
        look.worth[chess::indexOf(*winner)] = worthOfWin(one.men, *winner);
}

void StrategicJudge::generate(const State& state, Moves& list) const
{
    Moves all;
    (state.table.open & state.where).forEach([&](int board) { rules().generateOn(state.table, board, all); });
    const bool isWithin = state.isBoardwise && !state.side;
    for (const Move& move : all) {
        const bool isOwn = chess::armyOf(rules().actingSide(state.table, move)) == state.army;
        if (state.side ? rules().turns(state.table, move).contains(*state.side)
                       : isOwn && !(isWithin && move.crosses()))
            list.push(move);
    }
}

void StrategicJudge::apply(State& state, const Move& move) const
{
    const Boards open = state.table.open;
    rules().apply(state.table, move, NoEffects{});
    Boards changed;
    changed.insert(move.source());
    changed.insert(move.target());
    for (int board = 0; board < rules().options().boards; ++board) {
        if (changed.contains(board) || open.contains(board) != state.table.open.contains(board))
            lookAt(state, board);
    }
    turnTo(state, move);
}

void StrategicJudge::turnTo(State& state, const Move& move)
{
    const Army reply = other(state.army);
    Boards touched;
    touched.insert(move.target());
    state.side.reset();
    if (state.isBoardwise) {
        state.where = state.table.open & touched;
        state.army = state.table.turn(move.target());
        return;
    }
    touched.insert(move.source());
    const Boards near = Boards::around(move.source()) | Boards::around(move.target());
    state.where = turnsOf(state.table, reply, touched);
    if (!state.where.empty()) {
        state.army = reply;
        return;
    }
    for (const Boards boards : {near, Boards::firstOnes(kMostBoards)}) {
        for (const Army army : {state.army, reply}) {
            state.where = turnsOf(state.table, army, boards);
            if (!state.where.empty()) {
                state.army = army;
                return;
            }
        }
    }
}

bool StrategicJudge::isChecked(const State& state) const
{
    PositionCache seen = rules().view(state.table);
    bool isChecked = false;
    turnsOf(state.table, state.army, state.where).forEach([&](int board) {
        isChecked = isChecked || isInCheck(seen, board);
    });
    return isChecked;
}

void StrategicJudge::values(const State& state, SeatValues& values) const
{
    for (int board = 0; board < rules().options().boards; ++board) {
        const chess::BoardPlace place{static_cast<std::uint8_t>(board)};
        for (const Army army : {Army::White, Army::Black})
            values[StrategicRules::seatOf(place.side(army)).index] =
                state.looks[static_cast<std::size_t>(board)].worth[chess::indexOf(army)];
    }
}

int StrategicJudge::gain(const State& state, const Move& move) const
{
    const Placement& target = state.table.men(move.target());
    const auto man = target.at(chess::spotOf(move.to));
    if (!man)
        return 0;
    const int taken = chess::kWorth[chess::indexOf(man->kind)];
    if (move.crosses() || taken >= stake(state, move) || move.kind == Kind::King)
        return std::max(taken, 1);
    const auto form = static_cast<chess::Form>(move.kind);
    return chess::exchange(target, other(man->army), {chess::spotOf(move.from), chess::spotOf(move.to), form});
}

std::uint64_t StrategicJudge::key(const State& state) const
{
    std::uint64_t key = 0;
    std::uint64_t turns = 0;
    for (int board = 0; board < rules().options().boards; ++board) {
        key ^= state.looks[static_cast<std::size_t>(board)].key;
        turns = turns << 2 | std::uint64_t{state.table.open.contains(board)} << 1 |
                std::uint64_t{state.table.blackOnTurn.contains(board)};
    }
    return mixed(key, turns);
}

std::uint64_t StrategicJudge::aspect(const State& state) const
{
    std::uint64_t where = std::uint64_t{state.isBoardwise} << 1 | static_cast<std::uint64_t>(state.army);
    for (int board = 0; board < rules().options().boards; ++board)
        where = where << 1 | std::uint64_t{state.where.contains(board)};
    return mixed(1, where);
}

} // namespace ringford::strategic
