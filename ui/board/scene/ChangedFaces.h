// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/MatchModel.h"
#include "ui/paint/BoardPicture.h"

#include <vector>

namespace ringford::ui {

/**
 * The boards on which something is to be seen otherwise @p after than @p before, in order; @p transition led from one
 * to the other.
 */
std::vector<int> changedFaces(const Transition& transition, const BoardPicture& before, const BoardPicture& after);

} // namespace ringford::ui
