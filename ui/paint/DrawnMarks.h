// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Marks.h"

#include <QPolygonF>

#include <span>
#include <vector>

namespace ringford::ui {

// What a person draws on a board, besides rings and arrows.

/** Colour over a cell, pale enough for what stands there. */
void drawFill(const MarkBrush& brush, const MarkedCell& fill);

/**
 * How wide each of @p labels may be, in layout units: on paper, where they are whole, each ends before those that stand
 * beside it.
 */
std::vector<double> labelRooms(const MarkBrush& brush, const std::vector<CellLabel>& labels);
/** What a label has to leave seen. */
struct LabelSurroundings {
    bool isOnPiece = false;           ///< something stands on its cell
    std::span<const QPolygonF> heads; ///< of arrows
};

/**
 * A word on a plate, no wider than @p room: in the middle of its cell, or above what stands there; where it would cover
 * the head of an arrow, at the other side of the cell.
 */
void drawLabel(const MarkBrush& brush, const CellLabel& label, double room, const LabelSurroundings& around);

/** A disc with the number of an arrow, on its shaft. */
void drawArrowNumber(const MarkBrush& brush, const Arrow& arrow, int number);

} // namespace ringford::ui
