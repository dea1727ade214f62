// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/games/orthodox/State.h"
#include "engine/play/Action.h"
#include "engine/play/Refusal.h"

namespace ringford::orthodox {

/** The rule that forbids @p action. @pre it is not legal in @p state */
Refusal whyNot(const Board& board, const State& state, const Action& action);

} // namespace ringford::orthodox
