// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/LabelLines.h"
#include "ui/paint/Marks.h"

#include <QPolygonF>
#include <QRectF>

#include <span>
#include <vector>

namespace ringford::ui {

/** What a label covers, and what stands there. */
struct LabelPlate {
    LabelLines lines;
    QRectF rect;
};

/** What labels have to leave seen. */
struct LabelSurroundings {
    std::vector<bool> areOnPieces;    ///< of each label, whether something stands on its cell
    std::span<const QPolygonF> heads; ///< of arrows, and their numbers
    std::span<const Cell> pieces{};   ///< where something stands
    QRectF bounds{};                  ///< beyond which nothing is seen; null: there are none
};

/**
 * Where each of @p labels stands: in the middle of its cell, or at the lower edge where something stands there, for
 * pieces are known by their heads; where it would cover the head or the
 * number of an arrow, at the other side of the cell. None touches that of another cell: they have as much less room where
 * others stand beside them. On paper, where they are whole, they may be wider than their cells; as nobody can hide them
 * there, those on pieces have small plates, and stand at the corner or the edge where they cover least of pieces.
 */
std::vector<LabelPlate> labelPlates(const MarkBrush& brush, const std::vector<CellLabel>& labels,
                                    const LabelSurroundings& around);

} // namespace ringford::ui
