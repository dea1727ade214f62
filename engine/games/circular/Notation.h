// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/games/circular/Move.h"
#include "engine/rules/Action.h"
#include "engine/rules/Result.h"
#include "engine/rules/Text.h"

#include <string>
#include <string_view>

namespace ringford::circular {

/** A move as the shared value. @p captures: something stands where it goes */
Action toAction(Move move, bool captures);

/** `a1-a5`, `a7xb8=Q`, `a5<>a6`, `remove:a5,a6`. */
std::string writeAction(const Board& board, const Action& action);

/** Reads what writeAction writes, legal or not. Fails on what does not fit, and on cells that the board lacks. */
Result<Action, Text> readAction(const Board& board, std::string_view text);

} // namespace ringford::circular
