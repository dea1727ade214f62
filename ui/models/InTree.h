// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/GameTree.h"

namespace ringford::ui {

/** Whether @p node is in its tree still: nodes that were deleted live on, to be restored. */
bool isInTree(const Node* node);

} // namespace ringford::ui
