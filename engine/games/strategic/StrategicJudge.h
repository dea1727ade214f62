// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardWorth.h"
#include "engine/games/strategic/StrategicGame.h"
#include "engine/search/Judge.h"

#include <memory>

namespace ringford::strategic {

/**
 * What a search thinks of Strategic chess. Boards have turns of their own, so a line of play stays near where it began:
 * a reply comes on the boards whose turn the last action passed, and then the camp acts on these or on the next ones.
 * What the enemy could do on other boards meanwhile it can do as well after any other action.
 */
class StrategicJudge {
public:
    static constexpr bool kHasTwoCamps = true;

    using RulesType = StrategicRules;
    using Move = StrategicRules::Move;
    using Moves = StrategicRules::Moves;

    /** What is found out of a board when something on it has changed. */
    struct Look {
        std::array<int, chess::kArmies> worth{};
        std::uint64_t key = 0;
    };
    /** A position, who acts, and on which boards. */
    struct State {
        strategic::State table;
        Army army{};              ///< who acts
        Boards where;             ///< the boards that an action begins or ends on
        std::optional<Side> side; ///< at the root: who alone acts
        bool isBoardwise = false; ///< boards are taken one by one
        std::array<Look, kMostBoards> looks{};
    };

    /** @p game lives longer. */
    explicit StrategicJudge(const StrategicGame& game) : m_game(game) {}

    State view(const strategic::State& position, Seat seat) const;
    /** Each line of play stays on the board that its first action passes the turn on. */
    void separateBoards(State& state) const { state.isBoardwise = true; }
    void generate(const State& state, Moves& list) const;
    void apply(State& state, const Move& move) const;
    Seat toAct(const State& state) const
    {
        return state.side ? StrategicRules::seatOf(*state.side)
                          : StrategicRules::seatOf(chess::BoardPlace{}.side(state.army));
    }
    Outcome outcome(const State& state) const { return rules().outcome(state.table); }
    Outcome decided(const State& state) const
    {
        const bool isWon = !(state.table.won[0] | state.table.won[1]).empty();
        const bool isOver = state.table.open.empty() || (isWon && !rules().options().lastsToTheEnd);
        return isOver ? rules().outcome(state.table) : Outcome{};
    }
    bool isChecked(const State& state) const;
    bool pass(State&) const { return false; } // the turns of several boards are not one turn
    /** Everybody: who has lost a board still counts for the team. */
    SeatSet seatsIn(const State&) const { return SeatSet::firstOnes(chess::kArmies * rules().options().boards); }
    void values(const State& state, SeatValues& values) const;
    int gain(const State& state, const Move& move) const;
    int stake(const State&, const Move& move) const { return chess::kWorth[chess::indexOf(move.kind)]; }
    std::uint16_t tag(const Move& move) const
    {
        return static_cast<std::uint16_t>(mixed(move.from.index, std::uint64_t{move.to.index} << 8) | 1);
    }
    std::uint64_t key(const State& state) const;
    /** Who acts where. */
    std::uint64_t aspect(const State& state) const;
    QuietCount quiet(const State& state) const { return m_game.quiet(state.table); }

private:
    const StrategicRules& rules() const { return m_game.rules(); }
    void lookAt(State& state, int board) const;
    /** Where a line of play goes on after @p move. */
    static void turnTo(State& state, const Move& move);
    /** Of @p boards the open ones where it is the turn of @p army. */
    static Boards turnsOf(const strategic::State& table, Army army, Boards boards);

    const StrategicGame& m_game;
    std::unique_ptr<chess::KnownWorths> m_known = std::make_unique<chess::KnownWorths>();
};
static_assert(BoardsJudge<StrategicJudge>);

} // namespace ringford::strategic
