// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ExampleActions.h"

#include "engine/rules/Game.h"

#include <algorithm>
#include <set>
#include <utility>

namespace ringford {

std::vector<Action> exampleActions(const Game& game, const Position& position)
{
    std::vector<Action> actions = game.actions(position);
    std::ranges::sort(actions);
    std::set<std::pair<Action::Kind, bool>> kinds;
    std::erase_if(actions, [&](const Action& action) {
        return !kinds.insert({action.kind, action.placed.has_value()}).second;
    });
    return actions;
}

} // namespace ringford
