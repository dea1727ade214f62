// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Match.h"
#include "engine/play/TimeControl.h"

#include <chrono>
#include <vector>

namespace ringford {

/**
 * What the clocks of all sides showed at @p node, by what the comments on the way there tell (`[%clk 0:09:57]`): the latest time of
 * each side, or its first. What a side of an hourglass lost its heir has got. @pre one control a side
 */
std::vector<std::chrono::milliseconds> clockTimes(const Match& match, const Node* node, const ClockSpec& controls);

/** The comments of a node with @p shown as its clock's time instead of what they told before. */
std::vector<std::string> withClockTime(std::vector<std::string> comments, std::chrono::milliseconds shown,
                                       const Board& board);

} // namespace ringford
