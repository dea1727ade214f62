// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/Elo.h"

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ringford {

/** Which game it is of all that the same players could play. */
struct GameKey {
    std::uint64_t seed = 0; ///< of the series
    int openingPlies = 0;
    int number = 1; ///< in the series, from 1
    auto operator<=>(const GameKey&) const = default;
};

/** How a game ended. */
struct GameScore {
    std::vector<int> players; ///< by camp: who played it, from 0
    std::vector<int> ranks;   ///< by camp, as campRanks() gives them
};

/** What a series came to, for each of its players. */
class ScoreTable {
public:
    explicit ScoreTable(std::vector<std::string> players) : m_players(std::move(players)) {}

    const std::vector<std::string>& players() const { return m_players; }
    int games() const { return static_cast<int>(m_games.size()); }
    /** Takes a game in; false, and nothing done, if it is there already. */
    bool add(const GameKey& key, GameScore score) { return m_games.emplace(key, std::move(score)).second; }

    /**
     * For each player `P: won W drawn D lost L placement 0.531 elo +22 +-41`. Whoever has several camps in a game is
     * counted once for each. Elo is that against the camps of the others.
     */
    std::vector<std::string> lines() const;
    /** How a player did against the others, game by game; the error is that of a mean of groups. */
    Estimate score(int player) const;
    /** The same for each group of which all games are there. */
    std::vector<double> groupScores(int player) const;

private:
    struct Sum {
        double score = 0;
        int games = 0; ///< in which there were others
        int played = 0;
    };
    /** By group, in order. */
    std::vector<Sum> groups(int player) const;
    std::string line(int player) const;

    std::vector<std::string> m_players;
    std::map<GameKey, GameScore> m_games; ///< in order, so that sums are the same in whatever order games come
};

} // namespace ringford
