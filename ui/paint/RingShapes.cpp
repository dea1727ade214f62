// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/RingLayout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// Those parts of RingLayout that are curved areas.

namespace ringford::ui {

namespace {

constexpr int kHomeColumns = 2;
constexpr double kLongestCurve = std::numbers::pi / 4;

QPointF onCircle(QPointF centre, double radius, double angle)
{
    return centre + QPointF(std::sin(angle), std::cos(angle)) * radius;
}

/** Goes on along a circle, whose point at @p from the path has come to. */
void arcTo(QPainterPath& path, QPointF centre, double radius, double from, double to)
{
    const int parts = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / kLongestCurve)));
    const double step = (to - from) / parts;
    const double handle = 4.0 / 3 * std::tan(step / 4) * radius;
    for (int i = 0; i < parts; ++i) {
        const double a = from + i * step;
        const double b = a + step;
        path.cubicTo(onCircle(centre, radius, a) + QPointF(std::cos(a), -std::sin(a)) * handle,
                     onCircle(centre, radius, b) - QPointF(std::cos(b), -std::sin(b)) * handle,
                     onCircle(centre, radius, b));
    }
}

} // namespace

QPainterPath RingLayout::outline(Place place, double inset) const
{
    const Sector wedge = sector(place);
    const double outer = wedge.outer - inset;
    const double inner = wedge.inner + inset;
    const double offOuter = std::asin(inset / outer);
    const double offInner = std::asin(inset / inner);
    QPainterPath path(at(outer, wedge.from + offOuter));
    arcTo(path, m_centre, outer, wedge.from + offOuter, wedge.to - offOuter);
    path.lineTo(at(inner, wedge.to - offInner));
    arcTo(path, m_centre, inner, wedge.to - offInner, wedge.from + offInner);
    path.closeSubpath();
    return path;
}

QPainterPath RingLayout::between(double inner, double outer) const
{
    QPainterPath path;
    path.addEllipse(m_centre, outer, outer);
    path.addEllipse(m_centre, inner, inner);
    return path;
}

QPainterPath RingLayout::edge(int) const
{
    return between(m_inner, m_outer);
}

QPainterPath RingLayout::framed(int) const
{
    return between(m_inner - frameWidth(), m_outer + frameWidth());
}

QPainterPath RingLayout::cellLines(int) const
{
    QPainterPath path;
    for (int row = 0; row <= shape().rows; ++row) {
        const double radius = m_outer - row * cellSize();
        path.addEllipse(m_centre, radius, radius);
    }
    for (int column = 0; column < shape().columns; ++column)
        path.addPath(columnLine(0, column));
    return path;
}

QPainterPath RingLayout::linesAround(Place place) const
{
    const Sector wedge = sector(place);
    QPainterPath path;
    for (const double angle : {wedge.from, wedge.to}) {
        path.moveTo(at(wedge.inner, angle));
        path.lineTo(at(wedge.outer, angle));
    }
    const auto addArcAt = [&](double radius) {
        path.moveTo(at(radius, wedge.from));
        arcTo(path, m_centre, radius, wedge.from, wedge.to);
    };
    addArcAt(wedge.outer);
    addArcAt(wedge.inner);
    return path;
}

QPainterPath RingLayout::columnLine(int, double column) const
{
    const double angle = column * columnAngle() - m_turn;
    QPainterPath path(at(m_inner, angle));
    path.lineTo(at(m_outer, angle));
    return path;
}

/** The whole ring in one ground and the other cells on it: fewer shapes, and no seams between the cells. */
std::vector<GroundShape> RingLayout::grounds() const
{
    std::vector<GroundShape> shapes{{Ground::Light, edge(0)}};
    for (const Tile& tile : board().tiles()) {
        if (tile.ground != Ground::Light)
            shapes.push_back({tile.ground, outline(tile.place, 0)});
    }
    return shapes;
}

HomeEdge RingLayout::homeEdge(int, double homeAngle) const
{
    const double middle = seenAt(homeAngle);
    const double half = kHomeColumns * columnAngle() / 2;
    const double outer = m_outer + nearGrain(kHomeBand * cellSize());
    HomeEdge home;
    home.band.moveTo(at(m_outer, middle - half));
    arcTo(home.band, m_centre, m_outer, middle - half, middle + half);
    home.band.lineTo(at(outer, middle + half));
    arcTo(home.band, m_centre, outer, middle + half, middle - half);
    home.band.closeSubpath();
    home.middle = at(m_outer, middle);
    home.inward = -QPointF(std::sin(middle), std::cos(middle));
    home.isAlwaysShown = true;
    return home;
}

} // namespace ringford::ui
