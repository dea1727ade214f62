// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/LongchessRules.h"
#include "engine/rules/Action.h"
#include "engine/rules/Description.h"
#include "engine/rules/Refusal.h"

namespace ringford::longchess {

/** The rule that forbids an action. @pre it is not legal, and the game is not over */
template <class Size> Refusal whyNot(const LongchessRules<Size>& rules, const GameDescription& game,
                                     const State<Size>& state, const Action& action);

} // namespace ringford::longchess
