// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/match/TimeControl.h"

#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace ringford {

/**
 * What the clocks of all sides showed at @p node, by what the comments on the way there tell (`[%clk 0:09:57]`,
 * `[%clkof 2w 0:09:57]` of a side whose turn an action was as well, and `[%dials 1w=0:09:57,2b=0:10:00]` where the game
 * was left): the latest time of each side, or its first. What a side of an hourglass lost its heir has got. @pre one
 * control a side
 */
std::vector<std::chrono::milliseconds> clockTimes(const Match& match, const Node* node, const ClockSpec& controls);

/** What a clock shows, of the side with that name; an empty name is the acting side's. */
struct ToldClock {
    std::string of;
    std::chrono::milliseconds shown{};
};

/** The comments of a node with @p clocks as what its clocks show instead of what they told before. */
std::vector<std::string> withClockTimes(std::vector<std::string> comments, const std::vector<ToldClock>& clocks,
                                        const Board& board);

/**
 * The comments of a node with what clocks showed when the game was left there, which no entry tells: @p dials, in ms,
 * of those sides, instead of what was told of that before. None: without it.
 */
std::vector<std::string> withDials(std::vector<std::string> comments,
                                   const std::vector<std::pair<Side, std::chrono::milliseconds>>& dials,
                                   const GameDescription& game);

} // namespace ringford
