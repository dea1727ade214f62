// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "engine/rules/Outcome.h"

#include <string_view>

namespace ringford {

/** Whether @p text is one of the tokens that end a record: `1-0`, `0-1`, `1/2-1/2`, `*`. */
bool isResultToken(std::string_view text);

/** The token that ends the record of a match with this outcome: `1-0` only where two sides (seats or teams) began. */
std::string_view resultToken(const GameDescription& game, const Outcome& outcome);

/** Whether @p text is a status line of a decided game: `drawn (REASON)` or `won by SEATS (REASON)`. */
bool isStatusLine(const GameDescription& game, std::string_view text);

} // namespace ringford
