// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardLayout.h"

namespace ringford::ui {

/** Where the board cursor is, and the line that it keeps to where cells lie askew (only dark cells, rings). */
struct CursorPlace {
    Cell cell;
    QPointF track; ///< in the layout's units
};

/**
 * Where an arrow key leads: the neighbour that lies that way on the screen, however the board is turned; beyond an edge, the nearest
 * cell that way. Stays where there is none. @p way is a unit vector, y downwards.
 */
CursorPlace cursorStep(const BoardLayout& layout, const CursorPlace& from, QPointF way);

} // namespace ringford::ui
