// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardScene.h"
#include "ui/board/view/ActionChooser.h"

#include <vector>

namespace ringford::ui {

/**
 * In the order in which @p actions are offered to choose among: by what is placed, the last kind of the game's list
 * first, for games list theirs from the pawn up and what is wanted most often is at the other end; those that place
 * nothing come last. Where that is the same, in the order that they have.
 */
std::vector<Action> inOrderOfChoice(std::vector<Action> actions);

/**
 * What is offered to choose among actions with the same touches, each with a picture where one tells it: the piece that
 * comes onto the board, or the way that is gone. inOrderOfChoice().
 */
std::vector<Choice> choicesAmong(const MatchModel& model, BoardScene& scene, const std::vector<Action>& actions,
                                 double pixelRatio);

} // namespace ringford::ui
