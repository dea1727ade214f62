// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <vector>

namespace ringford {

/**
 * By camp (seat, or team: GameDescription::teams), how many came in before it, to the end of the main line: the winner
 * first, then who was still in the game, then those who went out, the last of them first. A team is out with the last
 * of its seats. Who is out by the same entry, or still in, shares a place.
 */
std::vector<int> campRanks(const Match& match);

/** What a rank is worth, 1 for the first and 0 for the last; who shares places gets the mean of them. */
double placementPoints(const std::vector<int>& ranks, int camp);

} // namespace ringford
