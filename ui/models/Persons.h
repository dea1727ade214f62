// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Description.h"

#include <string>
#include <vector>

namespace ringford::ui {

/** The seats that somebody has who has several: those with the same name in @p names (by seat). None where one has them all: there is
 *  nothing to tell apart then. */
SeatSet seatsHeldTogether(const std::vector<std::string>& names);
/** Where else the person at @p seat sits. */
SeatSet otherSeatsOf(const std::vector<std::string>& names, Seat seat);

} // namespace ringford::ui
