// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <string>
#include <vector>

namespace ringford::ui {

/**
 * The seats among @p left, those still in the game, that somebody has who has several: with the same name in @p names
 * (by seat). None where one has them all: there is nothing to tell apart then.
 */
SeatSet seatsHeldTogether(const std::vector<std::string>& names, SeatSet left);
/** Where else of @p left the person at @p seat sits. */
SeatSet otherSeatsOf(const std::vector<std::string>& names, SeatSet left, Seat seat);
/** The seats that still play a side. */
SeatSet seatsLeft(const Contents& contents);

} // namespace ringford::ui
