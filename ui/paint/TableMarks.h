// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Marks.h"

namespace ringford::ui {

// What boards bear that lie beside others.

/** Three dots at the edge of a side whose turn it is and that has to wait. */
void drawWaiting(const MarkBrush& brush, const SideInfo& side);

/** Makes the edge where a side sits thicker by 2 px: one person has several such. */
void drawHeldEdge(const MarkBrush& brush, const SideInfo& side);

/** A dashed line along a road. */
void drawKerb(const MarkBrush& brush, int face, const QPainterPath& path);

/** Two thin lines where boards touch. */
void drawSeam(const MarkBrush& brush, const BoardShapes::SeamShape& seam);

/** A tick outside a corner of a board, the upper right one if badges leave room: it has acted in this round. */
void drawActed(const MarkBrush& brush, const GameDescription& game, int face);

/** A disc of a seat with its letters, and, where another seat has its colour, a second rim and stripes. */
void drawSeatBadge(const MarkBrush& brush, QPointF centre, double radius, const SeatInfo& seat);

/** The middles of the stripes on such a disc, of 2 px each; none on a small one. */
QPainterPath badgeStripes(QPointF centre, double radius, double pixel);

} // namespace ringford::ui
