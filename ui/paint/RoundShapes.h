// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>

// What round marks are made of.
namespace ringford::ui {

inline const QColor kRimDark(0x10, 0x10, 0x10);
inline const QColor kRimLight(0xFF, 0xFF, 0xFF);

inline QPainterPath disc(QPointF centre, double radius)
{
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

/** A ring as an area, so that it can have a rim of its own. */
inline QPainterPath band(QPointF centre, double radius, double thick)
{
    QPainterPath path = disc(centre, radius + thick / 2);
    path.addPath(disc(centre, radius - thick / 2));
    path.setFillRule(Qt::OddEvenFill);
    return path;
}

} // namespace ringford::ui
