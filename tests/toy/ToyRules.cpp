// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/toy/ToyRules.h"

namespace ringford::toy {

namespace {

constexpr std::array<std::string_view, kSeats> kCaptainsAtStart{"a1", "d2", "a4"};
constexpr std::array<std::array<std::string_view, 2>, kSeats> kMenAtStart{{{"b1", "c1"}, {"d1", "d3"}, {"b4", "c4"}}};

} // namespace

State ToyRules::start() const
{
    State state;
    for (std::uint8_t index = 0; index < kSides; ++index) {
        const Side side{index};
        const Seat seat = seatOf(side);
        state.captains[index].insert(*board().find(boardOf(side), kCaptainsAtStart[seat.index]));
        for (const std::string_view man : kMenAtStart[seat.index])
            state.men[index].insert(*board().find(boardOf(side), man));
    }
    state.turn = {Seat{0}, Seat{1}};
    return state;
}

void ToyRules::generate(const State& state, Moves& list) const
{
    for (int board = 0; board < kBoards; ++board)
        generateOn(state, board, list);
}

void ToyRules::generateOn(const State& state, int board, Moves& list) const
{
    if (!state.isOpen(board))
        return;
    const Side side = state.sideOnTurn(board);
    const bool hasDropped = state.hasDropped[static_cast<std::size_t>(board)];
    pushSteps(state, side, list);
    if (!hasDropped)
        pushDrops(state, side, list);
    for (Cells rest = state.men[side.index]; !rest.empty();) {
        const Cell from = rest.takeFirst();
        if (!ahead(seatOf(side), from))
            list.push({Action::Kind::Leave, side, from, from, 0});
    }
    for (int distance = 1; distance <= m_options.reach; ++distance) {
        if (mayCharge(state, side, distance))
            list.push(
                {Action::Kind::Charge, side, firstCell(board), firstCell(board), static_cast<std::int8_t>(distance)});
    }
    if (hasDropped)
        list.push({Action::Kind::Yield, side, firstCell(board), firstCell(board), 0});
}

void ToyRules::pushSteps(const State& state, Side side, Moves& list) const
{
    for (Cells rest = state.pieces(side); !rest.empty();) {
        const Cell from = rest.takeFirst();
        const PieceKind kind = state.captains[side.index].contains(from) ? kCaptain : kMan;
        for (Cells ends = stepsFrom(kind, from); !ends.empty();) {
            const Cell to = ends.takeFirst();
            const auto owner = state.owner(to);
            if (owner != side)
                list.push({owner ? Action::Kind::Capture : Action::Kind::Step, side, from, to, 0});
        }
    }
}

void ToyRules::pushDrops(const State& state, Side side, Moves& list) const
{
    if (state.stock[side.index] == 0)
        return;
    const Cell first = firstCell(boardOf(side));
    for (Cell cell = first; cell.index < first.index + kCellsOfBoard; ++cell.index) {
        if (isHome(seatOf(side), cell) && !state.owner(cell))
            list.push({Action::Kind::Drop, side, cell, cell, 0});
    }
}

bool ToyRules::mayCharge(const State& state, Side side, int distance) const
{
    const Cells men = state.men[side.index];
    for (Cells rest = men; !rest.empty();) {
        const Cell from = rest.takeFirst();
        for (int steps = 1; steps <= distance; ++steps) {
            const auto passed = ahead(seatOf(side), from, steps);
            if (!passed || state.captains[side.index].contains(*passed))
                return false;
        }
    }
    return men.size() >= 2;
}

std::uint64_t ToyRules::count(const State& state) const
{
    Moves list;
    generate(state, list);
    return list.size();
}

void ToyRules::generateOutOfTurn(const State& state, Seat seat, Moves& list) const
{
    if (onTurn(state).contains(seat))
        return;
    for (int board = 0; board < kBoards; ++board) {
        const Side side = sideOf(board, seat);
        if (!canRetire(state, side))
            continue;
        for (Cells rest = state.men[side.index]; !rest.empty();) {
            const Cell man = rest.takeFirst();
            if (areNeighbours(man, state.captains[side.index].first()))
                list.push({Action::Kind::Remove, side, man, man, 0});
        }
    }
}

void ToyRules::exposed(const State& state, Moves& list) const
{
    Moves all;
    generate(state, all);
    for (const Move& move : all) {
        State next = state;
        apply(next, move, NoEffects{});
        if (next.isAttacked(move.side))
            list.push(move);
    }
}

SeatSet ToyRules::onTurn(const State& state) const
{
    SeatSet seats;
    for (int board = 0; board < kBoards; ++board) {
        if (state.isOpen(board))
            seats.insert(seatOf(state.sideOnTurn(board)));
    }
    return seats;
}

Outcome ToyRules::outcome(const State& state) const
{
    SeatSet left;
    for (std::uint8_t index = 0; index < kSides; ++index) {
        if (!state.isLost(Side{index}))
            left.insert(seatOf(Side{index}));
    }
    if (state.isOpen(0) || state.isOpen(1))
        return {};
    return left.size() == 1 ? Outcome::wonBy(left, Reason::LastPlayer) : Outcome::drawn(Reason::Boards);
}

void ToyRules::passTurn(State& state, int board)
{
    const auto index = static_cast<std::size_t>(board);
    state.hasDropped[index] = false;
    if (!state.isOpen(board)) {
        state.turn[index] = {};
        return;
    }
    do
        state.turn[index] = Seat{static_cast<std::uint8_t>((state.turn[index].index + 1) % kSeats)};
    while (state.isLost(state.sideOnTurn(board)));
}

} // namespace ringford::toy
