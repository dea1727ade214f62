// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/ArrowShape.h"

#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kShaft = 0.16;
constexpr double kHeadLength = 0.36;

QPointF unit(QPointF vector)
{
    const double length = std::hypot(vector.x(), vector.y());
    return length > 0 ? vector / length : QPointF();
}

QPointF toTheLeft(QPointF direction)
{
    return {direction.y(), -direction.x()};
}

/** The line without its last @p length units; from where the shaft of an arrow becomes its head. */
QPolygonF shortened(QPolygonF axis, double length)
{
    while (axis.size() > 1) {
        const QPointF last = axis[axis.size() - 1] - axis[axis.size() - 2];
        const double segment = std::hypot(last.x(), last.y());
        if (segment > length) {
            axis.back() -= unit(last) * length;
            break;
        }
        length -= segment;
        axis.removeLast();
    }
    return axis;
}

/** One side of a band around a line; corners are mitred. */
QPolygonF sideOf(const QPolygonF& axis, double away)
{
    QPolygonF side;
    for (qsizetype i = 0; i < axis.size(); ++i) {
        const QPointF before = unit(i > 0 ? axis[i] - axis[i - 1] : axis[1] - axis[0]);
        const QPointF after = unit(i + 1 < axis.size() ? axis[i + 1] - axis[i] : axis[i] - axis[i - 1]);
        const QPointF normal = unit(toTheLeft(before) + toTheLeft(after));
        const double cosine = QPointF::dotProduct(normal, toTheLeft(before));
        side << axis[i] + normal * (away / std::max(cosine, 0.3));
    }
    return side;
}

/** The line without its first @p length units; where it is no longer than that, its last piece. */
QPolygonF withoutStart(QPolygonF axis, double length)
{
    while (axis.size() > 1) {
        const QPointF first = axis[1] - axis[0];
        const double segment = std::hypot(first.x(), first.y());
        if (segment > length) {
            axis.front() += unit(first) * length;
            break;
        }
        if (axis.size() == 2)
            break;
        length -= segment;
        axis.removeFirst();
    }
    return axis;
}

QPolygonF reversed(const QPolygonF& axis)
{
    return {axis.crbegin(), axis.crend()};
}

} // namespace

QPolygonF cutBack(const QPolygonF& axis, double start, double end)
{
    return reversed(withoutStart(reversed(withoutStart(axis, start)), end));
}

QPolygonF arrowHead(const QPolygonF& axis, double cell)
{
    const QPointF tip = axis.back();
    const QPointF base = shortened(axis, kHeadLength * cell).back();
    const QPointF across = toTheLeft(unit(tip - base)) * (kArrowHeadWidth / 2 * cell);
    return {base + across, tip, base - across};
}

QPainterPath arrowShape(const QPolygonF& axis, double cell)
{
    const QPolygonF shaft = shortened(axis, kHeadLength * cell);
    QPolygonF shape;
    if (shaft.size() > 1)
        shape = sideOf(shaft, kShaft / 2 * cell);
    shape << arrowHead(axis, cell);
    if (shaft.size() > 1) {
        const QPolygonF back = sideOf(shaft, -kShaft / 2 * cell);
        for (auto point = back.crbegin(); point != back.crend(); ++point)
            shape << *point;
    }
    QPainterPath path;
    path.addPolygon(shape);
    path.closeSubpath();
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace ringford::ui
