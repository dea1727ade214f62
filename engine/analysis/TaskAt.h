// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/search/Search.h"

namespace ringford {

/**
 * What a search needs to know of @p node of @p match: the position, and what stood on the way to it, so that it finds
 * repetitions: of the last hundred positions, which are found in a moment and hold most of what can come again.
 */
SearchTask taskAt(const Match& match, const Node* node);

} // namespace ringford
