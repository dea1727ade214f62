// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"

#include <vector>

namespace ringford {

class Game;
class Position;

/** Of each kind of action one that is legal at @p position: for who shows how actions are written. */
std::vector<Action> exampleActions(const Game& game, const Position& position);

} // namespace ringford
