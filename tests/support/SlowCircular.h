// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Options.h"
#include "engine/rules/Setup.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ringford::test {

/**
 * Circular chess written down a second time, straight from its page and as slowly as may be: pieces in a map, rings and
 * columns as numbers, every action tried. It shares nothing with the engine but the text of setups, so that the two can
 * be compared.
 */
class SlowCircular {
public:
    /** @p setup: canonical; @p options: all of the game */
    SlowCircular(const Setup& setup, const OptionValues& options);

    std::string setup() const;
    std::string status() const;
    /** The seats on turn: one, or none in a decided game. */
    std::vector<std::string> onTurn() const;
    std::set<std::string> actions() const;
    /** What a seat may do out of turn. */
    std::set<std::string> removalsBy(int seat) const;
    std::set<std::string> exposed() const;
    /** @pre legal, for anybody */
    void play(const std::string& action);
    /** A seat resigns (or runs out of time): @p reason is `resigned` or `time`. */
    void retire(int seat, const std::string& reason);

    const std::vector<std::string>& names() const { return m_names; }
    int turn() const { return m_turn; }
    bool isIn(int seat) const { return !m_out.contains(seat); }
    bool isDecided() const { return status() != "playing"; }

private:
    using Place = std::pair<int, int>; ///< ring from 0 (a), column from 0
    struct Man {
        int owner;
        char kind;
        int way;       ///< +1, -1: pawns; 0
        int travelled; ///< pawns, modern
    };
    struct Pair {
        Place from, to;
        char promotion; ///< 0: none
        char sign;      ///< - x < (swap) r (removal)
    };

    Place around(Place place, int rings, int columns) const;
    std::string nameOf(Place place) const;
    Place placeOf(const std::string& name) const;
    std::optional<Man> at(Place place) const;
    int seatCount() const { return static_cast<int>(m_names.size()); }
    int seatsIn() const { return seatCount() - static_cast<int>(m_out.size()); }
    bool areMates(int one, int other) const
    {
        return m_team[static_cast<std::size_t>(one)] == m_team[static_cast<std::size_t>(other)];
    }
    bool areOpponents(int one, int other) const { return !areMates(one, other) && isIn(one) && isIn(other); }
    bool hasCheck() const { return !m_teams && seatsIn() == 2; }
    std::set<Place> attackedFrom(Place place) const;
    std::set<std::string> pseudoLegal(int seat) const;
    std::set<std::string> legal(int seat) const;
    std::optional<Place> kingOf(int seat) const;
    bool isKingAttacked(int seat) const;
    Pair read(const std::string& action) const;
    void move(const Pair& pair);
    void swap(const Pair& pair);
    void lose(int owner, bool king);
    void loseTeams();
    void decide(const std::string& reason);
    int next(int seat) const;
    void passOver();

    std::vector<std::string> m_names;
    std::vector<int> m_team;
    bool m_byzantine, m_teams, m_kinglessOut;
    int m_columns;
    std::map<Place, Man> m_men;
    std::set<int> m_out;
    int m_turn = 0;
    int m_quiet = 0;
    std::string m_decided; ///< the status, once eliminations or deadlock have decided
};

} // namespace ringford::test
