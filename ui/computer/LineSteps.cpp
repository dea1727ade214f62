// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/LineSteps.h"

#include "ui/words/ActionWords.h"

#include <utility>

namespace ringford::ui {

std::vector<LineStep> lineSteps(const Game& game, Position position, const std::vector<Action>& actions,
                                std::size_t most)
{
    std::vector<LineStep> steps;
    for (const Action& action : actions) {
        if (steps.size() == most)
            break;
        QString text = words::actionToRead(game, position, action);
        QString spoken = words::actionToRead(game, position, action, words::spokenNotation());
        const auto taken = game.take(position, action);
        const int face = taken ? game.description().side(taken->side).face : 0;
        Successor next = game.apply(position, action);
        position = next.position;
        steps.push_back({std::move(text), std::move(spoken), std::move(next.position), std::move(next.effects), face});
    }
    return steps;
}

} // namespace ringford::ui
