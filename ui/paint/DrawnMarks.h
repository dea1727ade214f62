// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/LabelPlates.h"
#include "ui/paint/Marks.h"

namespace ringford::ui {

// What a person draws on a board, besides rings and arrows.

/** Colour over a cell, pale enough for what stands there. */
void drawFill(const MarkBrush& brush, const MarkedCell& fill);

/** A word on its plate. */
void drawLabel(const MarkBrush& brush, const CellLabel& label, const LabelPlate& plate);

/** A disc with the number of an arrow, on its shaft. */
void drawArrowNumber(const MarkBrush& brush, const Arrow& arrow, int number);
/** The square around that disc; null: there is none. */
QRectF placeOfNumber(const MarkBrush& brush, const Arrow& arrow);

} // namespace ringford::ui
