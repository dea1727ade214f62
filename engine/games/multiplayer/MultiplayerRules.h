// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/multiplayer/Play.h"
#include "engine/rules/Game.h"
#include "engine/rules/MoveList.h"

#include <optional>

namespace ringford::multiplayer {

/**
 * Multi Player Chess as ringford::Rules: everything that is fast. An action looks at the boards that it touches, and at
 * no other.
 */
class MultiplayerRules {
public:
    using State = multiplayer::State;
    using Move = multiplayer::Move;
    /** One pawn may have a thousand promotions. */
    using Moves = GrowingMoveList<Move>;
    using Undo = multiplayer::Undo;

    explicit MultiplayerRules(Choices choices = {}) : m_choices(choices) {}
    const Choices& choices() const { return m_choices; }

    State start() const;
    void generate(const State& state, Moves& moves) const;
    void generateOn(const State& state, int face, Moves& moves) const;
    std::uint64_t count(const State& state) const;

    template <Recorder R> void apply(State& state, const Move& move, R&& effects) const
    {
        NoUndo none;
        multiplayer::Play(m_choices, state, effects, none).carryOut(move);
    }
    void play(State& state, const Move& move, Undo& undo) const
    {
        NoEffects none;
        multiplayer::Play(m_choices, state, none, undo).carryOut(move);
    }
    void takeBack(State& state, const Undo& undo) const { undo.takeBack(state); }

    Outcome outcome(const State& state) const;
    SeatSet onTurn(const State& state) const;
    /** Nothing: nobody acts out of turn. */
    void generateOutOfTurn(const State&, Seat, Moves&) const {}
    Seat actor(const State& state, const Move& move) const { return state.seatOnTurn(move.board); }
    Side actingSide(const State& state, const Move& move) const
    {
        return move.board.place().side(state.board(move.board).turn);
    }
    /** The sides that have an action: each on its own board. */
    SideSet sidesOnTurn(const State& state) const;
    /** The sides whose turn it is and who have none, until something happens on another board. */
    SideSet sidesWaiting(const State& state) const;
    bool canRetire(const State& state, Side side) const
    {
        return !state.isOver() && state.live.contains(BoardNumber::of(chess::BoardPlace::of(side)));
    }
    std::optional<Outcome> retire(State& state, Side side, Retire how, EffectList& effects) const;

    /**
     * Finds the facts of all live boards of a position that was put together otherwise, and settles what follows from
     * it.
     */
    void settle(State& state) const;

private:
    Choices m_choices;
};

} // namespace ringford::multiplayer
