// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include <algorithm>

namespace ringford::ui {

/**
 * Puts a sheet of paper into the middle of @p room, as large as it fits with something around it, with an edge. The
 * painter then counts from its upper left corner in the units of @p sheet, and paints no further than its edge.
 */
inline void beginSheet(QPainter& painter, QSizeF room, QSizeF sheet, const QColor& ground, const QColor& edge)
{
    constexpr double kAround = 12; // px
    const double scale =
        std::min((room.width() - 2 * kAround) / sheet.width(), (room.height() - 2 * kAround) / sheet.height());
    const QSizeF shown = sheet * scale;
    const QRectF place({(room.width() - shown.width()) / 2, (room.height() - shown.height()) / 2}, shown);
    painter.fillRect(place, ground);
    painter.setPen(edge);
    painter.drawRect(place);
    painter.setClipRect(place);
    painter.translate(place.topLeft());
    painter.scale(scale, scale);
}

} // namespace ringford::ui
