// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <optional>

namespace ringford::ui {

class CommandSet;
class MatchModel;
class StageController;

/** Who is on turn at the place shown and plays with hands at this window; nobody where no help is wanted. */
std::optional<Seat> helpedSeat(const MatchModel& match, const CommandSet& commands, const StageController& stage);

} // namespace ringford::ui
