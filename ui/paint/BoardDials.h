// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Painting.h"

namespace ringford::ui {

/**
 * Where a side's clock stands right at its board: above it, behind the board's name, or beside the badge of a linked
 * one. Null where no clock has room.
 */
QRectF dialRoom(const BoardLayout& layout, const GameDescription& game, Side side);

/** The clocks of all boards; in a circle of those whose seat has no gap that tells them. */
void paintBoardDials(const Painting& painting);

} // namespace ringford::ui
