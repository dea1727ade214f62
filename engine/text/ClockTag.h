// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/TimeControl.h"
#include "engine/rules/Description.h"
#include "engine/rules/Result.h"

#include <string>
#include <string_view>

namespace ringford {

/** Reads the value of a `Clock` tag: `TIME`, or `TIME red=TIME ...` for sides with another time. */
Result<ClockSpec, Text> readClockTag(std::string_view value, const GameDescription& game);

/**
 * The value of a `Clock` tag that readClockTag() reads as @p clocks, to the millisecond where minutes of six decimals
 * can tell it; the time of most sides comes first. @pre one clock a side, at least one
 */
std::string writeClockTag(const ClockSpec& clocks, const GameDescription& game);

} // namespace ringford
