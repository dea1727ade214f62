// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardTables.h"

#include <array>

namespace ringford::chess {

/** How many men of each kind but kings there are: 6 bits each, enough for a board full of them, white's first. */
std::uint64_t countsOf(const Placement& men);

/** What the armies are worth by how many men of which kinds they have, wherever these stand; pawns alone count for nothing. */
std::array<PackedBoth, kArmies> materialWorth(const Placement& men, const PackedWeights& weights);

} // namespace ringford::chess
