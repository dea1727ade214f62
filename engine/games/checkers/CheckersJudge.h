// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/checkers/CheckersGame.h"
#include "engine/games/checkers/CheckersTuned.h"
#include "engine/games/checkers/CheckersWorth.h"
#include "engine/search/Judge.h"
#include "engine/search/PieceValues.h"

namespace ringford::checkers {

/** What a search thinks of choice checkers. */
class CheckersJudge : public RulesView<CheckersRules> {
public:
    static constexpr bool kHasTwoCamps = true;
    static constexpr Mistakes kMistakes{226, 210, 146, 128, 94, 74, 58, 41, 25, 0};

    /** @p game lives longer. */
    explicit CheckersJudge(const CheckersGame& game) : RulesView(game.rules()), m_game(game) {}

    Seat toAct(const State& state) const { return Seat{state.turn}; }
    Outcome decided(const State& state) const { return state.decided() ? rules().outcome(state) : Outcome{}; }
    SeatSet seatsIn(const State&) const { return SeatSet::firstOnes(2); }
    void values(const State& state, SeatValues& values) const
    {
        const auto worths = worth(state, *m_weights);
        values[0] = worths[0];
        values[1] = worths[1];
    }
    int gain(const State& state, Move move) const
    {
        const bool crowned = (state.kings & bit(move.from)) == 0 && (bit(move.to) & kLastRank[state.turn]) != 0;
        return move.jumps * kManWorth + (crowned ? kKingWorth - kManWorth : 0);
    }
    int stake(const State&, Move) const { return 0; }
    std::uint16_t tag(Move move) const
    {
        const std::uint32_t way = move.path ^ move.path >> 4 ^ move.path >> 8 ^ move.path >> 12;
        const auto tag = static_cast<std::uint16_t>(move.from | move.to << 6 | (way & 15) << 12);
        return tag == 0 ? std::uint16_t{1} : tag;
    }
    std::uint64_t key(const State& state) const
    {
        return mixed(mixed(mixed(state.turn, state.pieces[0]), state.pieces[1]), state.kings);
    }
    void setValues(PieceValues values) { m_weights = values == PieceValues::Tuned ? &kTuned : &kByMobility; }
    QuietCount quiet(const State& state) const { return m_game.quiet(state); }

private:
    const CheckersGame& m_game;
    const CheckersWeights* m_weights = &kTuned;
};
static_assert(Judge<CheckersJudge>);

} // namespace ringford::checkers
