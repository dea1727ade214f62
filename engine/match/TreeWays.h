// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"

namespace ringford {

/** Whether @p node is in its tree still: nodes that were taken out live on, to be put back. */
bool isInTree(const Node* node);

/** Whether the way from the root to @p node leads over @p before, or ends there. */
bool leadsOver(const Node* before, const Node* node);

} // namespace ringford
