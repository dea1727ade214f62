// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/MatchModel.h"

namespace ringford::ui {

/**
 * The seats among which it must be asked who plays @p action: several may at the place shown, and none of them is on
 * turn. Else none.
 */
SeatSet seatsInQuestion(const MatchModel& model, const Action& action);

} // namespace ringford::ui
