// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/**
 * What an action has to do, in words that every game understands: `[Goal "from e4 capture"]`. All of them must hold.
 *
 * `from CELL`, `to CELL`: where it begins and ends. `capture`: something is captured; `captures N`: so many pieces at
 * least. `check`: a king of another seat is attacked after it. `win`: it wins. `flag`: it takes up an enemy's flag.
 * `board`: it decides a board. `promotion`; `step`, `take`, `shot`, `jump`, `castle`, `drop`, `charge`, `swap`,
 * `remove`, `lay`, `fire`, `leave`, `yield`: what kind of action it is. `cross`: it leads onto another board. `any`:
 * every legal action.
 */
class Goal {
public:
    /** Reads the words; nothing when one of them is unknown, or a cell is none of the board's. */
    static std::optional<Goal> read(std::string_view words, const Board& board);

    /** Whether @p action does it. @pre it is legal there */
    bool isMetBy(const Game& game, const Position& position, const Action& action) const;
    /** All legal actions of the seats on turn that do it. */
    std::vector<Action> actions(const Game& game, const Position& position) const;

private:
    std::optional<Cell> m_from, m_to;
    int m_captures = 0;
    bool m_checks = false;
    bool m_wins = false;
    bool m_takesFlag = false;
    bool m_promotes = false;
    bool m_crosses = false;
    bool m_closesBoard = false;
    std::optional<Action::Kind> m_kind;
};

/** Whether @p effects take up a flag of another side for a side that @p seat plays. @p before: where they began */
bool takesEnemyFlag(const Game& game, const Position& before, const std::vector<Effect>& effects, Seat seat);

} // namespace ringford
