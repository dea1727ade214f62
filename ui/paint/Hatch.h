// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

namespace ringford::ui {

/**
 * Parallel stripes that cover @p area: @p angle degrees from level, rising to the right for 45; @p pitch from middle to
 * middle. Stripes lie on one raster for all areas, so that those of neighbours meet.
 */
QPainterPath stripes(const QRectF& area, double angle, double pitch, double width);
/** Dots in rows at 45 degrees that cover @p area; @p pitch from dot to dot. */
QPainterPath dots(const QRectF& area, double pitch, double diameter);

/** The middles of such stripes, cut off at the edge of an area of straight sides: to be stroked. */
QPainterPath hatchLines(const QPolygonF& area, double angle, double pitch);
/**
 * What tells a seat without colours on @p area, to be filled; nothing for white, all for black. @p mm is the length of
 * a mm in the area's units: hatches are the same on everything.
 */
QPainterPath seatHatch(const QPainterPath& area, Colour seat, double mm);

} // namespace ringford::ui
