// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "engine/rules/Outcome.h"

#include <vector>

namespace ringford {

/**
 * What part of the point each camp can expect, in the order of GameDescription::teams: thousandths, together 1000.
 */
using Shares = std::vector<int>;

/**
 * What a search found.
 * @param values what each seat has, as SearchLine has it: from -1000 (lost) to 1000 (won)
 */
Shares sharesOf(const std::vector<int>& values, const GameDescription& game);
/** What the end of a game has brought: a draw is of all seats but those that were @p out. @pre @p outcome is decided */
Shares sharesOf(const Outcome& outcome, const GameDescription& game, SeatSet out);

/** Parts of @p whole by weights that are not negative: whole numbers, those with the largest rests are rounded up. */
std::vector<int> apportioned(const std::vector<int>& weights, int whole);

/** In which of GameDescription::teams a seat is. */
std::size_t campOf(const GameDescription& game, Seat seat);

} // namespace ringford
