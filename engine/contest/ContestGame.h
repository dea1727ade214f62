// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/Contestant.h"
#include "engine/contest/ContestantSpec.h"
#include "engine/match/Match.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace ringford {

/** A seat that is to act, and what it may play: sorted, and at least one action. */
struct NextToAct {
    Seat seat;
    std::vector<Action> actions;
};

/**
 * Who acts next where @p match stands, after @p last: the next seat on turn in seat order that has an action, @p last
 * itself last of all; nobody where there is none.
 */
std::optional<NextToAct> nextToAct(const Match& match, Seat last);

/** A game as contestants played it. */
struct PlayedGame {
    Match match;                     ///< decided, unless somebody asked to stop
    std::vector<std::string> faults; ///< what contestants did that they may not, each a sentence
    bool isOpened = true; ///< false: no opening was found that is as long as it was to be, nothing was played
};

/**
 * A game that contestants play. Seats on turn act in seat order, from one to the next, so that no board waits for ever.
 * A draw is claimed as soon as it can be, and agreed when the game has come to its last ply. Who has no time left loses
 * by that; who answers with nothing, or with what is not legal, resigns.
 */
class ContestGame {
public:
    /** Who plays a camp, and by what clock. */
    struct Player {
        std::unique_ptr<Contestant> contestant;
        std::optional<ContestClock> clock;
        std::string name; ///< for faults
    };

    /** @p players: one for each team of the game */
    ContestGame(std::shared_ptr<const Game> game, Position start, std::vector<Player> players, int mostPlies);

    /** Plays up to @p plies actions at random, and then the rest, or until @p stopped is. Once. */
    PlayedGame play(int plies, std::uint64_t openingSeed, std::stop_token stopped = {});

private:
    /** Finer than what clocks show: of many quick actions each takes less than that. */
    using ClockTime = std::chrono::steady_clock::duration;

    /** @return whether there was one that the game goes on after */
    bool playOpening(int plies, std::uint64_t seed);
    void act(const NextToAct& next);
    /** What a contestant chose, or why that cannot be played; takes the time off the seat's clock. */
    Result<Action, std::string> chosen(const NextToAct& next);
    void enter(Seat seat, const Action& action);
    bool isTurnOver(Seat seat) const;
    void windUp(Seat seat);
    /** Takes all sides that @p seat plays out of the game. */
    void retire(Seat seat, Retire how);
    Player& playerOf(Seat seat) { return m_players[m_campOf[seat.index]]; }

    std::vector<Player> m_players;
    std::vector<std::size_t> m_campOf;
    int m_mostPlies;
    PlayedGame m_played;
    std::vector<Position> m_before;
    std::vector<Action> m_actions; ///< as many
    std::vector<ClockTime> m_left; ///< by seat
    std::vector<int> m_turns;      ///< by seat: how many it has had, those of the opening too
    Seat m_last;                   ///< who acted last
    std::stop_token m_stopped;
};

} // namespace ringford
