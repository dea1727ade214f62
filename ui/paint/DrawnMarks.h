// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Marks.h"

#include <vector>

namespace ringford::ui {

// What a person draws on a board, besides rings and arrows.

/** Colour over a cell, pale enough for what stands there. */
void drawFill(const MarkBrush& brush, const MarkedCell& fill);

/**
 * A word on a plate: in the middle of its cell, or (@p isOnPiece) above what stands there. On paper it is whole, and ends
 * before those of @p all that stand beside it.
 */
void drawLabel(const MarkBrush& brush, const CellLabel& label, const std::vector<CellLabel>& all, bool isOnPiece);

/** A disc with the number of an arrow, on its shaft. */
void drawArrowNumber(const MarkBrush& brush, const Arrow& arrow, int number);

} // namespace ringford::ui
