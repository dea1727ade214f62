// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Options.h"
#include "engine/rules/Setup.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace ringford::test {

/**
 * Strategic chess written down a second time, straight from its page and as slowly as may be: pieces in a map, files
 * counted through all boards, every action tried. It shares nothing with the engine but the text of setups, so that the
 * two can be compared.
 */
class SlowStrategic {
public:
    /** @p setup: canonical, with nothing to close in it; @p options: all of the game */
    SlowStrategic(const Setup& setup, const OptionValues& options);

    std::string setup() const;
    const std::string& status() const { return m_status; }
    bool isDecided() const { return m_status != "playing"; }
    /** The seats on turn, with a blank between. */
    std::string turn() const;
    std::set<std::string> actions() const { return isDecided() ? std::set<std::string>{} : legal(); }
    /** @pre legal */
    void play(const std::string& action);
    /**
     * The side `w` or `b` of @p board (from 0) resigns or runs out of time: @p reason is `resigned` or `time`.
     * @pre undecided, and it is open
     */
    void retire(int board, char army, const std::string& reason);
    bool isOpen(int board) const { return m_turn.contains(board); }
    int boards() const { return m_boards; }

private:
    struct Place {
        int file; ///< from 0, through all boards
        int rank;
        auto operator<=>(const Place&) const = default;
        int board() const { return file / 8; }
    };
    struct Man {
        char army;
        char kind;
        bool fresh;
    };
    using Men = std::map<Place, Man>;
    struct Step {
        Place from;
        Place to;
    };

    bool isPlace(Place place) const;
    /** Whether a piece may go from one to the other as far as boards are concerned. */
    bool isWithin(Place from, Place to) const;
    bool isRoad(int rank) const { return m_roads.contains(rank + 1); }
    static char foe(char army) { return army == 'w' ? 'b' : 'w'; }

    std::set<Place> attacks(const Men& men, Place from) const;
    std::set<Place> attackers(const Men& men, int board, char army) const;
    std::vector<Step> steps(Place from) const;
    static void addQuiet(const Men& men, Place from, Place to, std::vector<Step>& found);
    Men after(Step step) const;
    /** Whether a king would stand attacked on a board of @p used afterwards, or be attacked anew elsewhere. */
    bool exposes(Step step, const std::set<int>& used) const;
    std::set<int> usedBy(Step step) const;
    bool isLegal(Step step) const;
    std::string text(Step step) const;
    std::set<std::string> legal() const;
    bool hasProspects(int board) const;
    void close(int board, char winner);
    void settle();
    std::string team(char army) const;
    int won(char army) const;
    void decide(const std::string& reasonOfLoss);

    int m_boards;
    bool m_all;
    std::set<int> m_roads;
    Men m_men;
    std::map<int, char> m_turn;   ///< of the open boards
    std::map<int, char> m_closed; ///< who won it, or `-`
    int m_quiet = 0;
    std::string m_status = "playing";
};

} // namespace ringford::test
