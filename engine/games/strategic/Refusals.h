// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/strategic/StrategicRules.h"
#include "engine/rules/Description.h"
#include "engine/rules/Refusal.h"

namespace ringford::strategic {

/**
 * What somebody means who touches two cells, legal or not: what is there is captured, and so is by a pawn that goes
 * slanting ahead.
 */
Action actionMeant(const StrategicRules& rules, const State& state, Cell from, Cell to);

/** The rule that forbids @p action. @pre the game is not decided, and the action is not legal in @p state */
Refusal whyNot(const GameDescription& game, const StrategicRules& rules, const State& state, const Action& action);

} // namespace ringford::strategic
