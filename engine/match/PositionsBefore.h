// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <limits>
#include <vector>

namespace ringford {

/** What stood on the way to @p node, the latest last: what a search finds repetitions in. At most @p most. */
std::vector<Position> positionsBefore(const Match& match, const Node* node, int most = std::numeric_limits<int>::max());

} // namespace ringford
