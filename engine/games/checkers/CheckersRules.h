// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/checkers/CheckersState.h"
#include "engine/rules/Rules.h"

#include <algorithm>
#include <bit>
#include <type_traits>

namespace ringford::checkers {

/**
 * Choice checkers after Nirmaldasan: jumps are never forced and may stop anywhere. Rule book: checkers.md.
 */
class CheckersRules {
public:
    using State = checkers::State;
    using Move = checkers::Move;
    /**
     * From no cell are there more than 51 rows of jumps (all trails over the nine cells that can be jumped from it) and
     * 4 steps, and there are 32 cells.
     */
    using Moves = MoveList<Move, 32 * (51 + 4)>;

    State start() const;
    void generate(const State& state, Moves& list) const;
    std::uint64_t count(const State& state) const;
    template <Recorder R> void apply(State& state, Move move, R&& effects) const;
    Outcome outcome(const State& state) const;
    SeatSet onTurn(const State& state) const
    {
        return outcome(state).decided() ? SeatSet{} : SeatSet(Seat{state.turn});
    }
    void generateOutOfTurn(const State&, Seat, Moves&) const {}
    Seat actor(const State& state, Move) const { return Seat{state.turn}; }
    bool canRetire(const State&, Side) const { return true; }
    template <Recorder R> std::optional<Outcome> retire(State&, Side side, Retire how, R&&) const
    {
        const Seat other{static_cast<std::uint8_t>(side.index ^ 1u)};
        return Outcome::wonBy(SeatSet(other), how == Retire::Resigned ? Reason::Resigned : Reason::Time);
    }

private:
    /** What stands on @p cell, for telling effects. */
    static Piece pieceOn(const State& state, int cell)
    {
        const Side side{static_cast<std::uint8_t>((state.pieces[0] & bit(cell)) != 0 ? 0 : 1)};
        return {(state.kings & bit(cell)) != 0 ? kKing : kMan, side};
    }
};

template <Recorder R> void CheckersRules::apply(State& state, Move move, R&& effects) const
{
    const Cells start = bit(move.from);
    const bool wasKing = (state.kings & start) != 0;
    const Piece mover = pieceOn(state, move.from);
    Cells jumped = 0;
    int at = move.from;
    for (int jump = 0; jump < move.jumps; ++jump) {
        const int over = at + offset(move.diagonal(jump));
        const int next = over + offset(move.diagonal(jump));
        effects.record(Effect{Effect::Kind::Moved, boardCell(at), boardCell(next), mover, {}});
        jumped |= bit(over);
        at = next;
    }
    if (move.jumps == 0)
        effects.record(Effect{Effect::Kind::Moved, boardCell(move.from), boardCell(move.to), mover, {}});
    if constexpr (!std::is_same_v<std::remove_cvref_t<R>, NoEffects>) {
        for (Cells rest = jumped; rest != 0; rest &= rest - 1)
            effects.record(Effect{Effect::Kind::Captured,
                                  boardCell(std::countr_zero(rest)),
                                  {},
                                  pieceOn(state, std::countr_zero(rest)),
                                  {}});
    }

    const bool crowned = !wasKing && (bit(move.to) & kLastRank[state.turn]) != 0;
    Cells& own = state.pieces[state.turn];
    own = (own & ~start) | bit(move.to);
    state.pieces[state.turn ^ 1u] &= ~jumped;
    state.kings &= ~(start | jumped);
    if (wasKing || crowned)
        state.kings |= bit(move.to);
    if (crowned)
        effects.record(Effect{Effect::Kind::Changed, boardCell(move.to), boardCell(move.to), {kKing, mover.side}, {}});
    state.quiet = move.jumps ? 0 : std::min(state.quiet + 1, kMostCounted);
    state.turn = static_cast<std::uint8_t>(state.turn ^ 1u);
}

} // namespace ringford::checkers
