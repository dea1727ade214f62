// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Hatch.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ringford::ui {

QPainterPath stripes(const QRectF& area, double angle, double pitch, double width)
{
    QTransform turned;
    turned.rotate(-angle);
    const QRectF level = turned.inverted().mapRect(area);
    QPainterPath path;
    const auto first = static_cast<int>(std::floor(level.top() / pitch));
    const auto last = static_cast<int>(std::ceil(level.bottom() / pitch));
    for (int number = first; number <= last; ++number)
        path.addRect(QRectF(level.left(), number * pitch - width / 2, level.width(), width));
    return turned.map(path);
}

QPainterPath dots(const QRectF& area, double pitch, double diameter)
{
    const double step = pitch / std::sqrt(2.0); // rows at 45 degrees: every second place of a finer raster
    const auto firstRow = static_cast<int>(std::floor(area.top() / step));
    const auto lastRow = static_cast<int>(std::ceil(area.bottom() / step));
    const auto firstColumn = static_cast<int>(std::floor(area.left() / step));
    const auto lastColumn = static_cast<int>(std::ceil(area.right() / step));
    QPainterPath path;
    for (int row = firstRow; row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            if ((row + column) % 2 == 0)
                path.addEllipse(QPointF(column * step, row * step), diameter / 2, diameter / 2);
        }
    }
    return path;
}

QPainterPath hatchLines(const QPolygonF& area, double angle, double pitch)
{
    QTransform turned;
    turned.rotate(-angle);
    const QPolygonF level = turned.inverted().map(area);
    const QRectF bounds = level.boundingRect();
    QPainterPath lines;
    std::vector<double> cuts;
    for (double row = std::ceil(bounds.top() / pitch); row * pitch < bounds.bottom(); ++row) {
        const double y = row * pitch;
        cuts.clear();
        for (qsizetype i = 0; i < level.size(); ++i) {
            const QPointF a = level[i], b = level[(i + 1) % level.size()];
            if ((a.y() <= y) != (b.y() <= y))
                cuts.push_back(a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()));
        }
        std::ranges::sort(cuts);
        for (std::size_t i = 1; i < cuts.size(); i += 2) {
            lines.moveTo(turned.map(QPointF(cuts[i - 1], y)));
            lines.lineTo(turned.map(QPointF(cuts[i], y)));
        }
    }
    return lines;
}

QPainterPath seatHatch(const QPainterPath& area, Colour seat, double mm)
{
    const QRectF bounds = area.boundingRect();
    QPainterPath pattern;
    switch (seat) {
    case Colour::Black: return area;
    case Colour::Red: pattern = stripes(bounds, 90, 0.75 * mm, 0.22 * mm); break;
    case Colour::Yellow: pattern = dots(bounds, 0.8 * mm, 0.44 * mm); break;
    case Colour::Green: pattern = stripes(bounds, 45, 0.75 * mm, 0.22 * mm); break;
    case Colour::Blue: pattern = stripes(bounds, 0, 0.75 * mm, 0.22 * mm); break;
    case Colour::Purple:
        pattern = stripes(bounds, 45, mm, 0.20 * mm).united(stripes(bounds, 135, mm, 0.20 * mm));
        break;
    case Colour::White:
    case Colour::Mist:
    case Colour::Plum:
    case Colour::Slate: return {}; // the last three are of no army
    }
    return pattern.intersected(area);
}

} // namespace ringford::ui
