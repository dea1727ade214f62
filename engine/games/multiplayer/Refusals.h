// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/multiplayer/MultiplayerRules.h"
#include "engine/rules/Action.h"
#include "engine/rules/Description.h"
#include "engine/rules/Refusal.h"

namespace ringford::multiplayer {

/** The rule that forbids @p action. @pre it is not legal in @p state, and the game goes on */
Refusal whyNot(const MultiplayerRules& rules, const GameDescription& game, const State& state, const Action& action);

} // namespace ringford::multiplayer
