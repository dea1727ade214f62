// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Marks.h"

namespace ringford::ui {

// What the ground of a board bears: rivers, bridges, keeps, a middle.

/** Waves; @p over is the way that a bridge leads. */
void drawWater(const MarkBrush& brush, Place place);

void drawBridge(const MarkBrush& brush, Place place, Direction over);

/**
 * A frame inside the border of a keep (from its place of lowest column and row to the opposite one), and what each
 * place has beside.
 */
void drawKeepFrame(const MarkBrush& brush, Place lowest, Place highest);

void drawKeepCross(const MarkBrush& brush, Place place);

/** Round dots along a line: the middle of a board. */
void drawDots(const MarkBrush& brush, const QPainterPath& line);

} // namespace ringford::ui
