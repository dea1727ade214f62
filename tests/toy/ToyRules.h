// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Rules.h"
#include "tests/toy/ToyState.h"

#include <algorithm>

namespace ringford::toy {

/** What the options choose. */
struct Options {
    int reach = 1; ///< how far a charge may go; 0: there are no charges
};

/** The toy game: two boards, each with its own turn, for three. Rules: README.md beside this file. */
class ToyRules {
public:
    using State = toy::State;
    using Move = toy::Move;
    /**
     * Each of two boards has 16 cells: a captain's 8 steps and 15 men's 4, and 4 drops, 4 leavings, 2 charges and a
     * yield at most.
     */
    using Moves = MoveList<Move, 2 * (8 + 15 * 4 + 4 + 4 + 2 + 1)>;

    explicit ToyRules(Options options) : m_options(options) {}
    const Options& options() const { return m_options; }

    State start() const;
    void generate(const State& state, Moves& list) const;
    void generateOn(const State& state, int board, Moves& list) const;
    std::uint64_t count(const State& state) const;
    template <Recorder Told> void apply(State& state, const Move& move, Told&& told) const;
    Outcome outcome(const State& state) const;
    SeatSet onTurn(const State& state) const;
    /** Recalls, for a seat that is on turn nowhere. */
    void generateOutOfTurn(const State& state, Seat seat, Moves& list) const;
    Seat actor(const State&, const Move& move) const { return seatOf(move.side); }
    Side actingSide(const State&, const Move& move) const { return move.side; }
    /** The moves after which an enemy could take the own captain of that board. */
    void exposed(const State& state, Moves& list) const;
    bool canRetire(const State& state, Side side) const { return state.isOpen(boardOf(side)) && !state.isLost(side); }
    template <Recorder Told> std::optional<Outcome> retire(State& state, Side side, Retire how, Told&& told) const;

private:
    void pushSteps(const State& state, Side side, Moves& list) const;
    void pushDrops(const State& state, Side side, Moves& list) const;
    bool mayCharge(const State& state, Side side, int distance) const;
    static void passTurn(State& state, int board);

    template <Recorder Told> static void charge(State& state, const Move& move, Told& told);
    template <Recorder Told> static void takeEnemy(State& state, Side captor, Cell cell, Told& told);
    template <Recorder Told> static void stockFor(State& state, Side side, Told& told);
    template <Recorder Told> static void emptyStock(State& state, Side side, Told& told);
    template <Recorder Told> static void removeAll(State& state, Side side, Told& told);
    template <Recorder Told> static void settle(State& state, int board, const State& before, Told& told);

    Options m_options;
};

template <Recorder Told> void ToyRules::apply(State& state, const Move& move, Told&& told) const
{
    const State before = state;
    const int board = boardOf(move.side);
    const bool isCaptain = state.captains[move.side.index].contains(move.from);
    const Piece piece{isCaptain ? kCaptain : kMan, move.side};
    Cells& movers = isCaptain ? state.captains[move.side.index] : state.men[move.side.index];
    state.quiet = std::min(state.quiet + 1, kMostCounted);
    switch (move.kind) {
    case Action::Kind::Capture: takeEnemy(state, move.side, move.to, told); [[fallthrough]];
    case Action::Kind::Step:
        movers.erase(move.from);
        movers.insert(move.to);
        told.record(Effect{Effect::Kind::Moved, move.from, move.to, piece, {}});
        break;
    case Action::Kind::Charge: charge(state, move, told); break;
    case Action::Kind::Drop:
        --state.stock[move.side.index];
        state.men[move.side.index].insert(move.to);
        told.record(Effect{Effect::Kind::FromStockpile, {}, {}, {kMan, move.side}, seatOf(move.side)});
        told.record(Effect{Effect::Kind::Placed, {}, move.to, {kMan, move.side}, {}});
        state.quiet = 0;
        state.hasDropped[static_cast<std::size_t>(board)] = true;
        return; // the same side acts once more
    case Action::Kind::Leave:
    case Action::Kind::Remove:
        movers.erase(move.from);
        told.record(Effect{Effect::Kind::Removed, move.from, {}, piece, {}});
        stockFor(state, partner(move.side), told);
        state.quiet = 0;
        break;
    default: // Yield: the turn passes, and that is all
        break;
    }
    if (move.kind == Action::Kind::Remove)
        return; // done out of turn
    settle(state, board, before, told);
    passTurn(state, board);
}

template <Recorder Told> void ToyRules::charge(State& state, const Move& move, Told& told)
{
    const Seat seat = seatOf(move.side);
    Cells& men = state.men[move.side.index];
    const Cells starts = men;
    for (Cells rest = starts; !rest.empty();) {
        const Cell from = rest.takeFirst();
        for (int steps = 1; steps <= move.distance; ++steps) {
            const Cell passed = *ahead(seat, from, steps);
            if (state.owner(passed).value_or(move.side) != move.side)
                takeEnemy(state, move.side, passed, told);
        }
    }
    men = {};
    for (Cells rest = starts; !rest.empty();) {
        const Cell from = rest.takeFirst();
        const Cell to = *ahead(seat, from, move.distance);
        men.insert(to);
        told.record(Effect{Effect::Kind::Moved, from, to, {kMan, move.side}, {}});
    }
}

template <Recorder Told> void ToyRules::takeEnemy(State& state, Side captor, Cell cell, Told& told)
{
    const Side loser = *state.owner(cell);
    const bool isCaptain = state.captains[loser.index].contains(cell);
    (isCaptain ? state.captains : state.men)[loser.index].erase(cell);
    told.record(Effect{Effect::Kind::Captured, cell, {}, {isCaptain ? kCaptain : kMan, loser}, {}});
    if (!isCaptain)
        stockFor(state, partner(captor), told);
    state.quiet = 0;
}

template <Recorder Told> void ToyRules::stockFor(State& state, Side side, Told& told)
{
    if (state.isLost(side) || !state.isOpen(boardOf(side)))
        return;
    ++state.stock[side.index];
    told.record(Effect{Effect::Kind::ToStockpile, {}, {}, {kMan, side}, seatOf(side)});
}

template <Recorder Told> void ToyRules::emptyStock(State& state, Side side, Told& told)
{
    for (; state.stock[side.index] > 0; --state.stock[side.index])
        told.record(Effect{Effect::Kind::FromStockpile, {}, {}, {kMan, side}, seatOf(side)});
}

template <Recorder Told> void ToyRules::removeAll(State& state, Side side, Told& told)
{
    for (Cells& cells : {std::ref(state.captains[side.index]), std::ref(state.men[side.index])}) {
        const PieceKind kind = &cells == &state.captains[side.index] ? kCaptain : kMan;
        while (!cells.empty())
            told.record(Effect{Effect::Kind::Removed, cells.takeFirst(), {}, {kind, side}, {}});
    }
}

/** Draws the consequences of lost captains on a board: armies leave, it is closed, seats are out. */
template <Recorder Told> void ToyRules::settle(State& state, int board, const State& before, Told& told)
{
    for (std::uint8_t index = 0; index < kSeats; ++index) {
        const Side side = sideOf(board, Seat{index});
        if (!state.isLost(side) || before.isLost(side))
            continue;
        removeAll(state, side, told);
        emptyStock(state, side, told);
        if (state.isLost(partner(side)))
            told.record(Effect{Effect::Kind::SeatOut, {}, {}, {}, seatOf(side)});
    }
    if (state.isOpen(board) || !before.isOpen(board))
        return;
    for (std::uint8_t index = 0; index < kSeats; ++index)
        emptyStock(state, sideOf(board, Seat{index}), told);
    told.record(Effect{Effect::Kind::BoardClosed, {}, firstCell(board), {}, {}});
}

template <Recorder Told> std::optional<Outcome> ToyRules::retire(State& state, Side side, Retire how, Told&& told) const
{
    const State before = state;
    const int board = boardOf(side);
    removeAll(state, side, told);
    settle(state, board, before, told);
    if (before.sideOnTurn(board) == side || !state.isOpen(board))
        passTurn(state, board);
    const Outcome after = outcome(state);
    if (after.kind != Outcome::Kind::Won)
        return std::nullopt;
    return Outcome::wonBy(after.winners, how == Retire::Resigned ? Reason::Resigned : Reason::Time);
}

} // namespace ringford::toy
