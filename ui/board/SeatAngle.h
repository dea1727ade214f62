// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Description.h"

namespace ringford::ui {

/**
 * Where the next seat in the circle sits, after the one at @p angle: the next larger of all home angles, or the smallest after the
 * largest. Where all sit at one place, the other one is opposite. Degrees, 0 to below 360.
 */
double nextSeatAngle(const GameDescription& game, double angle);

} // namespace ringford::ui
