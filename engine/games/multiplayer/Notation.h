// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/multiplayer/Move.h"
#include "engine/rules/Action.h"
#include "engine/rules/Description.h"
#include "engine/rules/Result.h"
#include "engine/rules/Text.h"

#include <string>
#include <string_view>

namespace ringford::multiplayer {

/** The set as an action tells it: 0 unless @p stock has pieces of that army and kind from more than one. */
SetNumber toldSet(const Stockpile& stock, Army army, Kind kind, SetNumber set);

/** A drop, a promotion and a yield as actions. @p at: where the piece is placed */
Action dropAction(Cell at, Kind kind, SetNumber told);
Action promotionAction(Action pawn, Kind kind, SetNumber told, Cell at);
Action yieldAction(BoardNumber number);

/** Where a promotion places its piece. */
Cell placedAt(const Action& promotion);

/** A move as the shared value. @pre it is legal in @p state */
Action toAction(const State& state, const Move& move);

/** `2:e2-e4`, `2:N#1@b1`, `2:e7xd8=R@d8`, `1:yield`. */
std::string writeAction(const GameDescription& game, const Action& action);

/** The action that a text means, legal or not; an error when it does not fit or names a cell that the board lacks. */
Result<Action, Text> readAction(const GameDescription& game, const State& state, std::string_view text);

} // namespace ringford::multiplayer
