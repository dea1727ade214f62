// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/CircularGame.h"
#include "engine/games/circular/RingTuned.h"
#include "engine/games/circular/RingWorth.h"
#include "engine/search/Judge.h"
#include "engine/search/PieceValues.h"

namespace ringford::circular {

/** What a search thinks of circular chess. */
template <int W> class CircularJudge : public RulesView<CircularRules<W>> {
public:
    using State = circular::State<W>;
    using RulesView<CircularRules<W>>::rules;
    static constexpr Mistakes kMistakes{216, 178, 148, 121, 88, 70, 54, 39, 24, 0};

    /** @p game lives longer. */
    explicit CircularJudge(const CircularGame<W>& game)
        : RulesView<CircularRules<W>>(game.rules()), m_game(game), m_worth(game.rules(), weights(PieceValues::Tuned))
    {
    }

    Seat toAct(const State& state) const { return state.turn; }
    Outcome decided(const State& state) const { return state.outcome; }
    bool isChecked(const State& state) const
    {
        return rules().hasCheckRules(state) && rules().kingAttackers(state, state.turn).any();
    }
    /** Sound where somebody has more than king and pawns, and need not save the king. */
    bool pass(State& state) const
    {
        const auto own = state.of(state.turn);
        if ((own & ~state.of(Kind::Pawn) & ~state.of(Kind::King)).empty() ||
            rules().kingAttackers(state, state.turn).any())
            return false;
        do
            state.turn.index = static_cast<std::uint8_t>((state.turn.index + 1) % rules().options().seats);
        while (!state.isIn(state.turn));
        ++state.quiet;
        return true;
    }
    SeatSet seatsIn(const State& state) const { return rules().seatsIn(state); }
    void values(const State& state, SeatValues& values) const { m_worth.values(state, values); }
    int gain(const State& state, Move move) const { return m_worth.gain(state, move); }
    int stake(const State&, Move move) const
    {
        return m_worth.of(move.form == Move::Form::Piece ? move.arrives : Kind::Pawn);
    }
    std::uint16_t tag(Move move) const
    {
        const int form =
            move.form == Move::Form::Piece ? 0 : static_cast<int>(move.form) * 8 + static_cast<int>(move.arrives);
        const auto tag = static_cast<std::uint16_t>((move.from | move.to << 8) ^ form * 0x0305);
        return tag == 0 ? std::uint16_t{1} : tag;
    }
    std::uint64_t key(const State& state) const
    {
        std::uint64_t key = mixed(1, std::uint64_t{state.turn.index});
        std::uint64_t place = 1;
        const auto add = [&](const CellSet<W>& set) { // independent of each other, so that they are made side by side
            for (const std::uint64_t word : set.words)
                key ^= mixed(place += 0x9E3779B97F4A7C15, word);
        };
        for (const auto& kind : state.kinds)
            add(kind);
        for (const Seat seat : rules().options().everybody())
            add(state.of(seat));
        add(state.rising);
        for (const auto& digit : state.travelDigits)
            add(digit);
        for (const Seat seat : state.out)
            key ^= mixed(2, seat.index);
        return key;
    }
    void setValues(PieceValues values) { m_worth.setWeights(weights(values)); }
    QuietCount quiet(const State& state) const { return m_game.quiet(state); }

private:
    /** Byzantine rules have pieces of their own, to which nothing was fitted. */
    const RingWeights& weights(PieceValues values) const
    {
        return rules().options().byzantine ? kByzantine : values == PieceValues::Tuned ? kTuned : kByMobility;
    }

    const CircularGame<W>& m_game;
    RingWorth<W> m_worth;
};
static_assert(Judge<CircularJudge<1>>);

} // namespace ringford::circular
