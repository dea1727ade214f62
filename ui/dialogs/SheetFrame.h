// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/PrintDocument.h"

#include <QPainter>
#include <QPalette>
#include <QWidget>

#include <algorithm>

namespace ringford::ui {

/** Paints a page into the middle of a widget, as large as it fits with something around it, with an edge. */
inline void paintSheet(QWidget& widget, const PrintPage& page, const BoardStyle& style, const QColor& ground,
                       QPalette::ColorRole edge)
{
    constexpr double kAround = 12; // px
    const QSizeF room = widget.size();
    const double scale = std::min((room.width() - 2 * kAround) / page.paper.width(),
                                  (room.height() - 2 * kAround) / page.paper.height());
    const QSizeF shown = page.paper * scale;
    const QRectF place({(room.width() - shown.width()) / 2, (room.height() - shown.height()) / 2}, shown);
    QPainter painter(&widget);
    painter.fillRect(place, ground);
    painter.setPen(widget.palette().color(edge));
    painter.drawRect(place);
    painter.setClipRect(place);
    painter.translate(place.topLeft());
    painter.scale(scale, scale);
    paintPages({&page, 1}, canvasesOf([&painter](QSizeF) { return &painter; }, style));
}

} // namespace ringford::ui
