// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/games/strategic/State.h"
#include "engine/rules/Action.h"
#include "engine/rules/Result.h"
#include "engine/rules/Text.h"

#include <string_view>

namespace ringford::strategic {

/** A move as the shared value. @pre it is legal in @p state */
Action toAction(const State& state, const Move& move);

/**
 * Reads `2:e2-e5`, `1:e4xd5` and, from board to board, `1:h4x2:a4`; legal or not. Says what does not fit, or which cell
 * the boards lack.
 */
Result<Action, Text> readAction(const Board& board, std::string_view text);

} // namespace ringford::strategic
