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
    template <Recorder R> void apply(State& state, const Move& move, R&& effects) const;
    Outcome outcome(const State& state) const;
    SeatSet onTurn(const State& state) const;
    /** Recalls, for a seat that is on turn nowhere. */
    void generateOutOfTurn(const State& state, Seat seat, Moves& list) const;
    Seat actor(const State&, const Move& move) const { return seatOf(move.side); }
    Side actingSide(const State&, const Move& move) const { return move.side; }
    /** The moves after which an enemy could take the own captain of that board. */
    void exposed(const State& state, Moves& list) const;
    bool canRetire(const State& state, Side side) const { return state.isOpen(boardOf(side)) && !state.isLost(side); }
    template <Recorder R> std::optional<Outcome> retire(State& state, Side side, Retire how, R&& effects) const;

private:
    void pushSteps(const State& state, Side side, Moves& list) const;
    void pushDrops(const State& state, Side side, Moves& list) const;
    bool mayCharge(const State& state, Side side, int distance) const;
    static void passTurn(State& state, int board);

    template <Recorder R> static void charge(State& state, const Move& move, R& effects);
    template <Recorder R> static void takeEnemy(State& state, Side captor, Cell cell, R& effects);
    template <Recorder R> static void stockFor(State& state, Side side, R& effects);
    template <Recorder R> static void emptyStock(State& state, Side side, R& effects);
    template <Recorder R> static void removeAll(State& state, Side side, R& effects);
    template <Recorder R> static void settle(State& state, int board, const State& before, R& effects);

    Options m_options;
};

template <Recorder R> void ToyRules::apply(State& state, const Move& move, R&& effects) const
{
    const State before = state;
    const int board = boardOf(move.side);
    const bool isCaptain = state.captains[move.side.index].contains(move.from);
    const Piece piece{isCaptain ? kCaptain : kMan, move.side};
    Cells& movers = isCaptain ? state.captains[move.side.index] : state.men[move.side.index];
    state.quiet = std::min(state.quiet + 1, kMostCounted);
    switch (move.kind) {
    case Action::Kind::Capture: takeEnemy(state, move.side, move.to, effects); [[fallthrough]];
    case Action::Kind::Step:
        movers.erase(move.from);
        movers.insert(move.to);
        effects.record(Effect{Effect::Kind::Moved, move.from, move.to, piece, {}});
        break;
    case Action::Kind::Charge: charge(state, move, effects); break;
    case Action::Kind::Drop:
        --state.stock[move.side.index];
        state.men[move.side.index].insert(move.to);
        effects.record(Effect{Effect::Kind::FromStockpile, {}, {}, {kMan, move.side}, seatOf(move.side)});
        effects.record(Effect{Effect::Kind::Placed, {}, move.to, {kMan, move.side}, {}});
        state.quiet = 0;
        state.hasDropped[static_cast<std::size_t>(board)] = true;
        return; // the same side acts once more
    case Action::Kind::Leave:
    case Action::Kind::Remove:
        movers.erase(move.from);
        effects.record(Effect{Effect::Kind::Removed, move.from, {}, piece, {}});
        stockFor(state, partner(move.side), effects);
        state.quiet = 0;
        break;
    default: // Yield: the turn passes, and that is all
        break;
    }
    if (move.kind == Action::Kind::Remove)
        return; // done out of turn
    settle(state, board, before, effects);
    passTurn(state, board);
}

template <Recorder R> void ToyRules::charge(State& state, const Move& move, R& effects)
{
    const Seat seat = seatOf(move.side);
    Cells& men = state.men[move.side.index];
    const Cells starts = men;
    for (Cells rest = starts; !rest.empty();) {
        const Cell from = rest.takeFirst();
        for (int steps = 1; steps <= move.distance; ++steps) {
            const Cell passed = *ahead(seat, from, steps);
            if (state.owner(passed).value_or(move.side) != move.side)
                takeEnemy(state, move.side, passed, effects);
        }
    }
    men = {};
    for (Cells rest = starts; !rest.empty();) {
        const Cell from = rest.takeFirst();
        const Cell to = *ahead(seat, from, move.distance);
        men.insert(to);
        effects.record(Effect{Effect::Kind::Moved, from, to, {kMan, move.side}, {}});
    }
}

template <Recorder R> void ToyRules::takeEnemy(State& state, Side captor, Cell cell, R& effects)
{
    const Side loser = *state.owner(cell);
    const bool isCaptain = state.captains[loser.index].contains(cell);
    (isCaptain ? state.captains : state.men)[loser.index].erase(cell);
    effects.record(Effect{Effect::Kind::Captured, cell, {}, {isCaptain ? kCaptain : kMan, loser}, {}});
    if (!isCaptain)
        stockFor(state, partner(captor), effects);
    state.quiet = 0;
}

template <Recorder R> void ToyRules::stockFor(State& state, Side side, R& effects)
{
    if (state.isLost(side) || !state.isOpen(boardOf(side)))
        return;
    ++state.stock[side.index];
    effects.record(Effect{Effect::Kind::ToStockpile, {}, {}, {kMan, side}, seatOf(side)});
}

template <Recorder R> void ToyRules::emptyStock(State& state, Side side, R& effects)
{
    for (; state.stock[side.index] > 0; --state.stock[side.index])
        effects.record(Effect{Effect::Kind::FromStockpile, {}, {}, {kMan, side}, seatOf(side)});
}

template <Recorder R> void ToyRules::removeAll(State& state, Side side, R& effects)
{
    for (Cells& cells : {std::ref(state.captains[side.index]), std::ref(state.men[side.index])}) {
        const PieceKind kind = &cells == &state.captains[side.index] ? kCaptain : kMan;
        while (!cells.empty())
            effects.record(Effect{Effect::Kind::Removed, cells.takeFirst(), {}, {kind, side}, {}});
    }
}

/** Draws the consequences of lost captains on a board: armies leave, it is closed, seats are out. */
template <Recorder R> void ToyRules::settle(State& state, int board, const State& before, R& effects)
{
    for (std::uint8_t index = 0; index < kSeats; ++index) {
        const Side side = sideOf(board, Seat{index});
        if (!state.isLost(side) || before.isLost(side))
            continue;
        removeAll(state, side, effects);
        emptyStock(state, side, effects);
        if (state.isLost(partner(side)))
            effects.record(Effect{Effect::Kind::SeatOut, {}, {}, {}, seatOf(side)});
    }
    if (state.isOpen(board) || !before.isOpen(board))
        return;
    for (std::uint8_t index = 0; index < kSeats; ++index)
        emptyStock(state, sideOf(board, Seat{index}), effects);
    effects.record(Effect{Effect::Kind::BoardClosed, {}, firstCell(board), {}, {}});
}

template <Recorder R> std::optional<Outcome> ToyRules::retire(State& state, Side side, Retire how, R&& effects) const
{
    const State before = state;
    const int board = boardOf(side);
    removeAll(state, side, effects);
    settle(state, board, before, effects);
    if (before.sideOnTurn(board) == side || !state.isOpen(board))
        passTurn(state, board);
    const Outcome after = outcome(state);
    if (after.kind != Outcome::Kind::Won)
        return std::nullopt;
    return Outcome::wonBy(after.winners, how == Retire::Resigned ? Reason::Resigned : Reason::Time);
}

} // namespace ringford::toy
