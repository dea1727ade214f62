// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/MatchModel.h"

namespace ringford::ui {

/** Why touches that are no action cannot be played at the place shown. */
Refusal whyNot(const MatchModel& model, const Gesture& touched);
/** Why nothing can be played from a cell: what is said of the first way its piece would go. @pre a piece is there, and nothing can */
Refusal whyNotFrom(const MatchModel& model, std::uint8_t tool, Cell cell);

} // namespace ringford::ui
