// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/games/orthodox/State.h"
#include "engine/play/Action.h"
#include "engine/play/Result.h"
#include "engine/play/Text.h"

#include <string>
#include <string_view>

namespace ringford::orthodox {

/** A move of @p state as the shared value. @pre it is legal there */
Action toAction(const State& state, Move move);

/** `e2-e4`, `e7xd8=N`, `O-O`. */
std::string writeAction(const Board& board, const Action& action);

/** Reads what writeAction writes, legal or not; castling is that of @p turn. Fails on what does not fit and on cells that the board lacks. */
Result<Action, Text> readAction(const Board& board, chess::Army turn, std::string_view text);

/** Castling of @p army as an action: the king's way. */
Action castlingAction(chess::Army army, chess::Wing wing);

} // namespace ringford::orthodox
