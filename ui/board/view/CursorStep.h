// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardLayout.h"

namespace ringford::ui {

/**
 * Where an arrow key leads from a cell, however the board is turned; always to the same cell, and stays where there is
 * none. @p way is a unit vector on the screen, y downwards. In this order:
 * - the neighbour over an edge that lies that way;
 * - Left and Right: the next cell of the row as it is seen (two columns on where only dark cells are), over gaps;
 * - the first cell straight that way beyond water; none where the board ends in it;
 * - Up and Down: the neighbour over a corner; of two, the one in the same pair of columns (a and b, c and d), so that
 * Down leads back;
 * - the nearest cell that way, on another board too.
 */
Cell cursorStep(const BoardLayout& layout, Cell from, QPointF way);

} // namespace ringford::ui
