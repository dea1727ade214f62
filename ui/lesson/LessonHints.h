// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QString>

#include <optional>

namespace ringford::ui {

/** Where somebody is to look who does not find an action. */
struct LookAt {
    QString text;             ///< a sentence
    std::optional<Cell> cell; ///< what it names on the board
};

/**
 * Where playing an action begins: a cell, a stockpile, a tool or what lies beside the board; not where it ends, so that
 * what is touched once is not told away.
 */
LookAt whereToBegin(const Game& game, const Position& position, const Action& action);

/** The last cell that is touched to play an action; none where nothing on the board is. */
std::optional<Cell> lastCellOf(const Game& game, const Position& position, const Action& action);

} // namespace ringford::ui
