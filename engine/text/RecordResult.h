// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Description.h"
#include "engine/play/Outcome.h"

#include <string_view>

namespace ringford {

/** The token that ends the record of a match with this outcome: `1-0` only where two sides (seats or teams) began. */
std::string_view resultToken(const GameDescription& game, const Outcome& outcome);

/** Whether @p text is a status line of a decided game: `drawn (REASON)` or `won by SEATS (REASON)`. */
bool isStatusLine(const GameDescription& game, std::string_view text);

} // namespace ringford
