// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Play.h"
#include "engine/games/orthodox/State.h"
#include "engine/rules/Game.h"
#include "engine/rules/MoveList.h"

#include <optional>

namespace ringford::orthodox {

/** What the option `fide` chooses: whether dead positions are drawn at once. */
enum class Fide : std::uint8_t { Plain, Strict };

/** Orthodox chess as ringford::Rules: everything that is fast. */
class OrthodoxRules {
public:
    using State = orthodox::State;
    using Move = chess::Move;
    /**
     * Pieces are free in number: of n a side, each has at most 27 targets, and each of the other cells at most 18 moves
     * onto it.
     */
    using Moves = MoveList<Move, 704>;

    explicit OrthodoxRules(Fide fide = Fide::Plain) : m_fide(fide) {}

    State start() const;
    void generate(const State& state, Moves& moves) const;
    std::uint64_t count(const State& state) const;

    template <Recorder R> void apply(State& state, Move move, R&& effects) const
    {
        chess::Story story(effects);
        const bool captures = chess::play(state, move, story);
        state.quiet =
            captures || chess::mover(move.form()) == chess::Kind::Pawn ? 0 : state.quiet + (state.quiet < kMostCounted);
    }

    Outcome outcome(const State& state) const;
    /** Whether the game is drawn since nobody can mate any more: by the option `fide=strict` alone. */
    bool isDead(const State& state) const { return m_fide == Fide::Strict && isBare(state); }
    SeatSet onTurn(const State& state) const;
    /** Nothing: nobody acts out of turn. */
    void generateOutOfTurn(const State&, Seat, Moves&) const {}
    Seat actor(const State& state, Move) const { return seatOf(state.turn); }
    bool canRetire(const State&, ringford::Side) const { return true; }
    std::optional<Outcome> retire(State& state, ringford::Side side, Retire how, EffectList& effects) const;

    static constexpr Seat seatOf(chess::Army army) { return Seat{static_cast<std::uint8_t>(army)}; }

    /** Whether nobody can mate any more, however both play: two kings are left, and a knight or a bishop at most. */
    static bool isBare(const State& state)
    {
        const chess::Bits others = state.men.occupied() & ~state.men.of(chess::Kind::King);
        const chess::Bits minors = state.men.of(chess::Kind::Knight) | state.men.of(chess::Kind::Bishop);
        return others == 0 || (chess::size(others) == 1 && (others & minors) != 0);
    }

private:
    Fide m_fide;
};

} // namespace ringford::orthodox
