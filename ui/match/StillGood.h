// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

namespace ringford::ui {

/**
 * Whether all that was played on the way from @p from to @p to was played by others than @p seat: where boards do not
 * wait for one another, it is on turn all the while. False where @p to does not come behind @p from.
 */
bool isPlayedByOthers(const Node* from, const Node* to, Seat seat);
/**
 * Whether what was told of @p action of @p seat at @p from holds at @p to, behind it: others have played meanwhile, on
 * other boards alone, and it is legal.
 */
bool isStillGood(const Match& match, const Node* from, const Node* to, const Action& action, Seat seat);
/**
 * Whether at least one action was played on the way from @p from to @p to, and all on boards where none of @p cells
 * lies. False where @p to does not come behind @p from.
 */
bool isPlayedElsewhere(const Board& board, const Node* from, const Node* to, const std::vector<Cell>& cells);

} // namespace ringford::ui
