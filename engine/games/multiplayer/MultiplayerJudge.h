// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/multiplayer/MultiplayerGame.h"
#include "engine/search/Judge.h"

namespace ringford::multiplayer {

/**
 * What a search thinks of Multi Player Chess. It looks at the two boards of one seat: there the seat acts wherever it is
 * on turn, and each of its actions is answered on the board where it was made. The other boards stand still; rounds are
 * not waited for. What is captured counts in the stockpile of who captured it, also a neighbour's.
 */
class MultiplayerJudge {
public:
    using RulesType = MultiplayerRules;
    using Move = MultiplayerRules::Move;
    using Moves = MultiplayerRules::Moves;

    /** A position, for whom it is looked at, and who answers where. */
    struct State {
        multiplayer::State table;
        Seat root;
        std::optional<BoardNumber> answer;        ///< the board where an opponent answers; none: the seat itself acts
        bool isRoot = false;                      ///< nothing was played yet: rounds count
        std::array<int, kMostBoards> elsewhere{}; ///< by seat: what stands on the boards that are not looked at
        std::uint64_t keyElsewhere = 0;
    };

    /** @p game lives longer. */
    explicit MultiplayerJudge(const MultiplayerGame& game);

    State view(const multiplayer::State& position, Seat seat) const;
    void generate(const State& state, Moves& list) const;
    void apply(State& state, const Move& move) const;
    Seat toAct(const State& state) const { return state.answer ? state.table.seatOnTurn(*state.answer) : state.root; }
    Outcome outcome(const State& state) const { return m_game.rules().outcome(state.table); }
    Outcome decided(const State& state) const
    {
        return state.table.isOver() ? m_game.rules().outcome(state.table) : Outcome{};
    }
    bool isChecked(const State& state) const;
    bool pass(State&) const { return false; } // the turns of two boards are not one turn
    SeatSet seatsIn(const State& state) const;
    void values(const State& state, SeatValues& values) const;
    int gain(const State& state, const Move& move) const;
    int stake(const State& state, const Move& move) const;
    std::uint16_t tag(const Move& move) const
    {
        const std::uint64_t what = std::uint64_t{move.board.index} | static_cast<std::uint64_t>(move.form) << 8 |
                                   static_cast<std::uint64_t>(move.placed) << 16 | std::uint64_t{move.set} << 24 |
                                   std::uint64_t{move.at} << 32;
        const auto way = static_cast<std::uint64_t>(move.step.from() | move.step.to() << 6) |
                         static_cast<std::uint64_t>(move.step.form()) << 12;
        return static_cast<std::uint16_t>(mixed(what, way) | 1);
    }
    std::uint64_t key(const State& state) const;
    QuietCount quiet(const State& state) const { return m_game.quiet(state.table); }

private:
    bool isLookedAt(const State& state, BoardNumber number) const;
    void lookElsewhere(State& state) const;
    void listOn(const State& state, BoardNumber number, Moves& list) const;
    static bool canAct(const multiplayer::State& table, BoardNumber number)
    {
        return table.actionsOn(number) != 0 || table.mayYield(number);
    }

    const MultiplayerGame& m_game;
    MultiplayerRules m_free; ///< the same game without rounds
};
static_assert(Judge<MultiplayerJudge>);

} // namespace ringford::multiplayer
