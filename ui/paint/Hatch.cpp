// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Hatch.h"

#include <QTransform>

#include <cmath>

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

} // namespace ringford::ui
