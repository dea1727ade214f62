// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPolygonF>

namespace ringford::ui {

inline constexpr double kArrowHeadWidth = 0.42; ///< in cells

/** The head alone of the arrow that arrowShape() gives: its tip in the middle. */
QPolygonF arrowHead(const QPolygonF& axis, double cell);
/** Outline of an arrow along a line, its head at the end; @p cell is the length that its sizes count in. */
QPainterPath arrowShape(const QPolygonF& axis, double cell);
/**
 * A line that begins @p start units later and ends @p end units earlier; of one that is too short for that, a rest
 * stays.
 */
QPolygonF cutBack(const QPolygonF& axis, double start, double end);

} // namespace ringford::ui
