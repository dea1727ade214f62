// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QStringList>

namespace ringford::ui {

/**
 * Of each kind of action one as people read it, for who has typed something else: legal at @p position; in a lesson at
 * the game's start, and none that could be the answer here.
 */
QStringList exampleTexts(const Game& game, const Position& position, bool inLesson);

} // namespace ringford::ui
