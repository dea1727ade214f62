// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/RingGeometry.h"

#include "ui/paint/InCircle.h"

#include <algorithm>

namespace ringford::ui {

RingGeometry::Sector RingGeometry::sector(Place place) const
{
    const double from = angleOf(place.column);
    const double edge = outer - place.row * depth;
    return {from, from + columnAngle(), edge - depth, edge};
}

double RingGeometry::inscribed(Place place) const
{
    const double sine = std::sin(columnAngle() / 2);
    return std::min(depth, 2 * sector(place).outer * sine / (1 + sine));
}

double RingGeometry::standing(int row) const
{
    const Place place{0, 0, static_cast<std::int16_t>(row)};
    return sector(place).outer - inscribed(place) / 2;
}

int RingGeometry::columnAt(QPointF fromCentre) const
{
    const double angle = inCircle(angleTo(fromCentre) + turn, kFullTurn);
    return std::clamp(static_cast<int>(angle / columnAngle()), 0, columns - 1);
}

QPainterPath RingGeometry::between(double least, double most) const
{
    QPainterPath path;
    path.addEllipse(centre, most, most);
    path.addEllipse(centre, least, least);
    return path;
}

void RingGeometry::addArc(QPainterPath& path, double radius, double from, double to) const
{
    constexpr double kLongestCurve = std::numbers::pi / 4;
    const int parts = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / kLongestCurve)));
    const double step = (to - from) / parts;
    const double handle = 4.0 / 3 * std::tan(step / 4) * radius;
    for (int i = 0; i < parts; ++i) {
        const double a = from + i * step;
        const double b = a + step;
        path.cubicTo(at(radius, a) + QPointF(std::cos(a), -std::sin(a)) * handle,
                     at(radius, b) - QPointF(std::cos(b), -std::sin(b)) * handle, at(radius, b));
    }
}

void RingGeometry::addArc(QPolygonF& line, double radiusFrom, double radiusTo, double from, double to) const
{
    constexpr double kSmoothStep = kFullTurn / 240;
    const int steps = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / kSmoothStep)));
    for (int i = 1; i <= steps; ++i) {
        const double part = static_cast<double>(i) / steps;
        line << at(radiusFrom + (radiusTo - radiusFrom) * part, from + (to - from) * part);
    }
}

} // namespace ringford::ui
