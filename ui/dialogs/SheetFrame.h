// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/PrintDocument.h"

#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QWidget>

#include <algorithm>

namespace ringford::ui {

/**
 * A page as a picture. What is black and white on paper is painted larger first: hatching of a printer's dots needs
 * greys here.
 */
inline QImage pictureOf(const PrintPage& page, const BoardStyle& style, const QSize& size, const QColor& ground)
{
    constexpr int kFiner = 4;
    const int finer = style.isOneBit() ? kFiner : 1;
    QImage picture(size * finer, QImage::Format_RGB32);
    picture.fill(ground);
    QPainter painter(&picture);
    painter.scale(picture.width() / page.paper.width(), picture.height() / page.paper.height());
    paintPages({&page, 1}, canvasesOf([&painter](QSizeF) { return &painter; }, style));
    painter.end();
    return finer == 1 ? picture : picture.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

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
    const QSize dots = (shown * widget.devicePixelRatioF()).toSize();
    if (!dots.isEmpty())
        painter.drawImage(place, pictureOf(page, style, dots, ground));
    painter.setPen(widget.palette().color(edge));
    painter.drawRect(place);
}

} // namespace ringford::ui
