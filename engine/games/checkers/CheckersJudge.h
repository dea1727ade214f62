// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/checkers/CheckersGame.h"
#include "engine/search/Judge.h"

namespace ringford::checkers {

/** What a search thinks of choice checkers. */
class CheckersJudge : public RulesView<CheckersRules> {
public:
    static constexpr bool kHasTwoCamps = true;

    /** @p game lives longer. */
    explicit CheckersJudge(const CheckersGame& game) : RulesView(game.rules()), m_game(game) {}

    Seat toAct(const State& state) const { return Seat{state.turn}; }
    Outcome decided(const State& state) const { return state.decided() ? rules().outcome(state) : Outcome{}; }
    SeatSet seatsIn(const State&) const { return SeatSet::firstOnes(2); }
    void values(const State& state, SeatValues& values) const
    {
        values[0] = worth(state, 0);
        values[1] = worth(state, 1);
        values[state.turn] += kTempo;
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
    QuietCount quiet(const State& state) const { return m_game.quiet(state); }

private:
    // In hundredths of a man. A man has two ways to go and a king four.
    static constexpr int kManWorth = 100;
    static constexpr int kKingWorth = 190;
    static constexpr int kTempo = 6;
    static constexpr int kByRank = 4;   ///< for each rank that a man has come up
    static constexpr int kKeeper = 12;  ///< a man on the home rank, where the enemy would be crowned
    static constexpr int kInMiddle = 5; ///< a piece that does not stand on the rim, and cannot hide there either

    static int worth(const State& state, std::size_t seat)
    {
        constexpr Cells kRank = 0xFF;
        constexpr Cells kRim = kFileA | kFileH | kLastRank[0] | kLastRank[1];
        const Cells kings = state.pieces[seat] & state.kings;
        const Cells men = state.pieces[seat] & ~state.kings;
        int worth = kKingWorth * std::popcount(kings) + kManWorth * std::popcount(men);
        for (int rank = 0; rank < 8; ++rank) {
            const int advance = seat == 0 ? rank : 7 - rank;
            worth += (advance == 0 ? kKeeper : kByRank * advance) * std::popcount(men & kRank << 8 * rank);
        }
        return worth + kInMiddle * std::popcount((men | kings) & ~kRim);
    }

    const CheckersGame& m_game;
};
static_assert(Judge<CheckersJudge>);

} // namespace ringford::checkers
