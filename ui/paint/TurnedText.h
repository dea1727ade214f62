// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QTransform>

namespace ringford::ui {

/** Bold letters as a shape around their middle, turned clockwise in degrees: so they can stand on their heads. */
inline QPainterPath turnedText(const QString& text, QPointF centre, double size, double angle, QFont font)
{
    constexpr int kLarge = 100; // px
    font.setPixelSize(kLarge);
    font.setBold(true);
    QPainterPath path;
    path.addText(0, 0, font, text);
    QTransform place;
    place.translate(centre.x(), centre.y());
    place.rotate(angle);
    place.scale(size / kLarge, size / kLarge);
    const QPointF middle = path.boundingRect().center();
    place.translate(-middle.x(), -middle.y());
    return place.map(path);
}

} // namespace ringford::ui
