// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/KnownWorths.h"
#include "engine/games/multiplayer/MultiplayerGame.h"
#include "engine/search/Judge.h"

#include <memory>

namespace ringford::multiplayer {

/**
 * What a search thinks of Multi Player Chess. It looks at the two boards of one seat: wherever that one is on turn it
 * may begin, and a line of play stays on that board as long as anybody acts there, for boards do not wait for one
 * another; but what the seat captures it may drop on its other board, and go on there. The other boards stand still;
 * rounds are not waited for. What is captured counts in the stockpile of who captured it, also a neighbour's.
 */
class MultiplayerJudge {
public:
    using RulesType = MultiplayerRules;
    using Move = MultiplayerRules::Move;
    using Moves = MultiplayerRules::Moves;
    static constexpr Mistakes kMistakes{266, 229, 178, 156, 114, 90, 70, 51, 31, 0};

    /** What is found out of a board, or of a stockpile, when something of it has changed. */
    struct Look {
        std::array<int, chess::kArmies> worth{};
        std::uint64_t key = 0;
    };
    /** A position, for whom it is looked at, and who answers where. */
    struct State {
        multiplayer::State table;
        Seat root;
        BoardSet first;                      ///< the live boards of the position that is searched
        std::optional<BoardNumber> answer{}; ///< the board where an opponent answers; none: the seat itself acts
        std::optional<BoardNumber> place{};  ///< the board where the line goes on; none: any
        bool isSupplied = false;             ///< the seat has captured what it may drop on its other board
        bool isRoot = true;                  ///< nothing was played yet: rounds count
        bool isBoardwise = false;            ///< boards are taken one by one
        std::array<Look, kMostBoards> boards{};
        std::array<Look, kMostBoards> stock{}; ///< by seat
    };

    /** @p game lives longer. */
    explicit MultiplayerJudge(const MultiplayerGame& game);

    State view(const multiplayer::State& position, Seat seat) const;
    /** Each line stays on the board of its first action, and what is captured there is worth nothing elsewhere. */
    void separateBoards(State& state) const { state.isBoardwise = true; }
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
    /** For whom, and who acts where. */
    std::uint64_t aspect(const State& state) const;
    QuietCount quiet(const State& state) const { return m_game.quiet(state.table); }

private:
    void lookAt(State& state, BoardNumber number) const;
    static void lookAtStock(State& state, Seat seat);
    void lookAtAll(State& state) const;
    /** What follows from an action of @p actor on @p number, which has closed no board. */
    void lookAfter(State& state, BoardNumber number, Seat actor) const;
    /** Who acts next on the boards of the root's seat, after an action on @p number. */
    static void passTurn(State& state, BoardNumber number);
    /** Whether the root's seat can act on the board where it plays @p army. */
    static bool isOwnTurn(const State& state, Army army)
    {
        const BoardNumber number = state.table.boardOf(state.root, army);
        return state.table.board(number).turn == army && canAct(state.table, number);
    }
    static bool isAnswered(const State& state, BoardNumber number)
    {
        return state.table.live.contains(number) && state.table.seatOnTurn(number) != state.root &&
               canAct(state.table, number);
    }
    void listOn(const State& state, BoardNumber number, Moves& list) const;
    void listDrops(const State& state, BoardNumber number, Moves& list) const;
    static bool canAct(const multiplayer::State& table, BoardNumber number)
    {
        return table.actionsOn(number) != 0 || table.mayYield(number);
    }

    const MultiplayerGame& m_game;
    MultiplayerRules m_free; ///< the same game without rounds
    std::unique_ptr<chess::KnownWorths> m_known = std::make_unique<chess::KnownWorths>();
};
static_assert(BoardsJudge<MultiplayerJudge>);

} // namespace ringford::multiplayer
