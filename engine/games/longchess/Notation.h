// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/rules/Action.h"
#include "engine/rules/Result.h"
#include "engine/rules/Text.h"

#include <string>
#include <string_view>

namespace ringford::longchess {

/** The first cell of a column or row, both counted from 0 (row a); nothing where the board has none. */
std::optional<Cell> firstCellOf(const Board& board, Action::Axis axis, int line);
/** The column or row that an action's cell lies in, counted from 0 (row a). */
int lineOf(const Board& board, Action::Axis axis, Cell cell);

std::string writeAction(const Board& board, const Action& action);
/** The action that a text is; an error when it does not fit the notation or names a place that is no cell. */
Result<Action, Text> readAction(const Board& board, std::string_view text);

} // namespace ringford::longchess
