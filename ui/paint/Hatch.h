// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace ringford::ui {

/**
 * Parallel stripes that cover @p area: @p angle degrees from level, rising to the right for 45; @p pitch from middle to
 * middle. Stripes lie on one raster for all areas, so that those of neighbours meet.
 */
QPainterPath stripes(const QRectF& area, double angle, double pitch, double width);
/** Dots in rows at 45 degrees that cover @p area; @p pitch from dot to dot. */
QPainterPath dots(const QRectF& area, double pitch, double diameter);

} // namespace ringford::ui
