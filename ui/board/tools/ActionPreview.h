// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "ui/paint/BoardPicture.h"

namespace ringford::ui {

/** What would happen if @p action were played: all of it comes from its effects. @pre it is legal */
Foresight foresee(const Game& game, const Position& position, const Action& action);
/** What is threatened by what lies on a cell or is to come down there. */
Foresight threatFrom(const GameDescription& game, const Contents& contents, Cell cell);

} // namespace ringford::ui
