// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/strategic/StrategicJudge.h"

namespace ringford::strategic {

namespace {

/** What a board that is won counts where all are played to the end, in hundredths of a pawn. */
constexpr int kBoard = 900;

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

void StrategicJudge::generate(const State& state, Moves& list) const
{
    Moves all;
    (state.table.open & state.where).forEach([&](int board) { rules().generateOn(state.table, board, all); });
    for (const Move& move : all) {
        const bool isOwn = chess::armyOf(rules().actingSide(state.table, move)) == state.army;
        if (state.side ? rules().turns(state.table, move).contains(*state.side) : isOwn)
            list.push(move);
    }
}

void StrategicJudge::apply(State& state, const Move& move) const
{
    rules().apply(state.table, move, NoEffects{});
    state.side.reset();
    Boards touched;
    touched.insert(move.source());
    touched.insert(move.target());
    const Boards near = Boards::around(move.source()) | Boards::around(move.target());
    const Army reply = other(state.army);
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
        const auto worth = state.table.open.contains(board)
                               ? chess::boardWorth(state.table.men(board), chess::Promotion::Never)
                               : std::array<int, chess::kArmies>{};
        for (const Army army : {Army::White, Army::Black}) {
            const Seat seat = StrategicRules::seatOf(place.side(army));
            values[seat.index] = worth[chess::indexOf(army)] + (state.table.winner(board) == army ? kBoard : 0);
        }
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
    std::uint64_t key = static_cast<std::uint64_t>(state.army);
    const auto add = [&](std::uint64_t word) { key = mixed(key, word); };
    for (int board = 0; board < rules().options().boards; ++board) {
        const LinkedBoard& one = state.table.boards[static_cast<std::size_t>(board)];
        for (const Bits kind : one.men.kinds)
            add(kind);
        add(one.men.armies[0]);
        add(one.fresh);
        add(std::uint64_t{state.where.contains(board)} | std::uint64_t{state.table.open.contains(board)} << 1 |
            std::uint64_t{state.table.blackOnTurn.contains(board)} << 2);
    }
    return key;
}

} // namespace ringford::strategic
