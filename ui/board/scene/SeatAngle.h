// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"

namespace ringford::ui {

/** Whether a board is much wider than high: a river. */
bool isWide(const Face& face);
/**
 * How far a board is turned for a side that is to sit before it: its home is below, or, on a board that is much wider
 * than high, at the left, so that it stays as wide.
 */
double turnFor(const GameDescription& game, Side side);

/** Whether all sit at corners, which have their names from the points of the compass: north is up. */
bool isMap(const GameDescription& game);

/**
 * Where the next seat in the circle sits, after the one at @p angle: the next larger of all turns, or the smallest
 * after the largest. Where all sit at one place, the other one is opposite. Degrees, 0 to below 360.
 */
double nextSeatAngle(const GameDescription& game, double angle);

} // namespace ringford::ui
