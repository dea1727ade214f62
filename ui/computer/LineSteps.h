// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QString>

#include <vector>

namespace ringford::ui {

/** One action of a line that somebody thinks of, and what it leads to. */
struct LineStep {
    QString text;   ///< of the action, as lists show it; of more than two seats, with the letters of the one that acts
    QString spoken; ///< the same to be read aloud
    Position position;
    std::vector<Effect> effects;
    int face = 0; ///< the board on which it is played
};

/** The first @p most actions of a line from @p position on. @pre each is legal after those before it */
std::vector<LineStep> lineSteps(const Game& game, Position position, const std::vector<Action>& actions,
                                std::size_t most);

} // namespace ringford::ui
