// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <limits>
#include <vector>

namespace ringford {

/** So many are found in a moment, and hold most of what can come again. */
inline constexpr int kManyPositions = 100;

/** What stood on the way to @p node, the latest last: what a search finds repetitions in. At most @p most. */
std::vector<Position> positionsBefore(const Match& match, const Node* node, int most = std::numeric_limits<int>::max());

} // namespace ringford
