// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Options.h"
#include "engine/rules/Setup.h"

#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ringford::test {

/** A place of a long board: row from 0 (a), column from 1; or a step from one to another. */
struct SlowPlace {
    int row;
    int column;
    auto operator<=>(const SlowPlace&) const = default;
    SlowPlace operator+(SlowPlace step) const { return {row + step.row, column + step.column}; }
    SlowPlace operator*(int times) const { return {row * times, column * times}; }
    int distance(SlowPlace other) const { return std::abs(row - other.row) + std::abs(column - other.column); }
};

/**
 * Longchess written down a second time, straight from its page and as slowly as may be: pieces in a map, rows and
 * columns as numbers, every action tried. It shares nothing with the engine but the text of setups, so that the two can
 * be compared.
 */
class SlowLongchess {
public:
    /** @p setup: canonical; @p options: all of the game */
    SlowLongchess(const Setup& setup, const OptionValues& options);

    std::string setup() const;
    const std::string& status() const { return m_status; }
    bool isDecided() const { return m_status != "playing"; }
    std::set<std::string> actions() const { return isDecided() ? std::set<std::string>{} : legal(m_turn); }
    /** @pre legal */
    void play(const std::string& action);
    /** A seat resigns (or runs out of time): @p reason is `resigned` or `time`. @pre undecided, and it is in */
    void retire(int seat, const std::string& reason);

    const std::vector<std::string>& names() const { return m_names; }
    int turn() const { return m_turn; }
    bool isIn(int seat) const { return !m_out.contains(seat); }

private:
    using Place = SlowPlace;
    using Step = SlowPlace;
    struct Man {
        int owner;
        char kind;
    };
    struct Reach {
        std::vector<Place> places; ///< the last of a line may hold a piece or flag
        bool leaves = false;
    };
    struct Charge {
        std::vector<std::pair<Place, Place>> moves; ///< from, to
        std::set<Place> captured;
        bool leaves = false;
    };
    struct Fallen {
        Place place;
        Man man;
    };

    int seatCount() const { return static_cast<int>(m_names.size()); }
    int rows() const { return m_four ? 13 : 9; }
    int columns() const { return m_four ? 13 : 37; }
    bool onBoard(Place place) const;
    bool isCell(Place place) const;
    bool isWater(Place place) const { return onBoard(place) && !isCell(place); }
    bool pausesAt(Place place) const { return m_pause && place.column == 19; }
    static std::string nameOf(Place place);
    static Place placeOf(const std::string& name);
    bool isLeft(int seat) const { return m_four ? seat == 0 || seat == 3 : seat == 0; }
    bool isTop(int seat) const { return seat < 2; }
    bool inQuadrant(int seat, Place place) const;
    bool inKeep(int seat, Place place) const;
    bool isOverOwnEnd(int seat, Place last, Place beyond) const;
    bool areHomeTogether(Place one, Place other) const;

    std::optional<Man> at(Place place) const;
    bool isOwn(int seat, Place place) const { return at(place) && at(place)->owner == seat; }
    bool isEnemy(int seat, Place place) const { return at(place) && at(place)->owner != seat; }
    bool hasFlag(Place place) const;
    bool isEmpty(Place place) const { return !at(place) && !hasFlag(place); }
    bool hasArmy(int seat) const;
    std::vector<Place> menOf(int seat, const std::string& kinds) const;
    bool mayPickUp(int seat, Place place) const;
    bool mayEnd(int seat, char kind, Place place) const;

    Reach reach(int seat, char kind, Place from) const;
    bool stepIsBarred(Place from, Step step) const;
    std::set<std::string> legal(int seat) const;
    void addMoves(int seat, Place from, std::set<std::string>& found) const;
    void addShots(int seat, Place from, const Reach& reach, std::set<std::string>& found) const;
    void addPawnShots(int seat, Place from, std::set<std::string>& found) const;
    void addCharges(int seat, std::set<std::string>& found) const;
    void addMines(int seat, std::set<std::string>& found) const;
    void addShells(int seat, std::set<std::string>& found) const;
    std::optional<Charge> charge(int seat, bool column, int line, int distance) const;

    void lift(Place place);
    void move(Place from, Place to, bool withFlags);
    void doCharge(const std::string& action);
    void setBack();
    void touchMines();
    void blow(const std::set<Place>& hit);
    void bringHome(int seat);
    void removeArmy(int seat);
    void putOut(const std::string& reason);
    void passTurn(int actor);

    std::vector<std::string> m_names;
    bool m_flagsPlayed, m_four, m_pause, m_river, m_range, m_hasMines, m_hasArtillery, m_lastWins;
    int m_setBack; ///< 0: lethal
    std::map<Place, Man> m_men;
    std::map<int, Place> m_flags;
    std::map<Place, int> m_mines;
    std::map<int, std::set<Place>> m_shells;
    std::set<int> m_out;
    int m_turn = 0;
    bool m_firing = false;
    int m_quiet = 0;
    std::string m_status = "playing";
    std::vector<Fallen> m_fallen; ///< captured in this action
    std::set<Place> m_ends;       ///< where pieces ended a move in this action
};

} // namespace ringford::test
