// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/view/PopupPlacement.h"

#include <vector>

namespace ringford::ui {

class BoardView;

/**
 * What of the boards @p faces is free of something that people look at them for, in the viewport: their kings, and then
 * as much as can be of all else, of each piece more than of an empty cell.
 */
Unobstructed sparedOf(const BoardView& view, const std::vector<int>& faces);

} // namespace ringford::ui
