// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/rules/Contents.h"

namespace ringford {

/**
 * All that is drawn and listed at @p node, which is of @p match. Where the game is over nobody acts or waits: a position
 * does not know of a draw that was agreed.
 */
Contents contentsAt(const Match& match, const Node* node);

} // namespace ringford
