// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/DrawnMarks.h"

// What people draw besides rings and arrows: colour, words and numbers.
#include "ui/paint/ArrowShape.h"
#include "ui/paint/OneBitMarks.h"
#include "ui/paint/RoundShapes.h"

#include <cmath>

namespace ringford::ui {

namespace {

const QColor kDrawnInk(0x10, 0x10, 0x10);
const QColor kPlate(0xFF, 0xFF, 0xFF);
constexpr double kFilled = 0.55; // how much of the cell's colour is covered
// In cells:
constexpr double kNumberDisc = 0.16;
constexpr double kNumberText = 0.24;
double lengthOf(const QPolygonF& line)
{
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y());
    return length;
}

} // namespace

void drawFill(const MarkBrush& brush, const MarkedCell& fill)
{
    if (brush.style.isOneBit()) { // as the seat of that colour has it
        fillSeat(brush, brush.layout.cellOutline(fill.cell), Theme::seatOf(fill.colour));
        return;
    }
    QColor colour = Theme::drawing(fill.colour);
    colour.setAlphaF(kFilled);
    drawTint(brush, fill.cell, colour);
}

void drawLabel(const MarkBrush& brush, const CellLabel& label, const LabelPlate& plate)
{
    const double unit = brush.unit(label.cell);
    const double step = plate.rect.height() / static_cast<double>(plate.lines.words.size());
    QPainterPath outline;
    outline.addRoundedRect(plate.rect, step / 4, step / 4);
    brush.canvas.stroke(outline, {kDrawnInk, 2 * brush.canvas.crisp(0.02 * unit), {}, 0, true, false});
    brush.canvas.fill(outline, kPlate);
    QPointF centre(plate.rect.center().x(), plate.rect.top() + step / 2);
    for (const QString& words : plate.lines.words) {
        brush.canvas.write({centre, words, plate.lines.size, true, kDrawnInk});
        centre.ry() += step;
    }
}

QRectF placeOfNumber(const MarkBrush& brush, const Arrow& arrow)
{
    if (arrow.from == arrow.to)
        return {};
    const QPolygonF axis = brush.layout.arrowAxis(arrow.from, arrow.to);
    const double radius = kNumberDisc * brush.layout.cellSize(arrow.from);
    const QPointF centre = cutBack(axis, 0.35 * lengthOf(axis), 0).front();
    return {centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
}

void drawArrowNumber(const MarkBrush& brush, const Arrow& arrow, int number)
{
    const QRectF place = placeOfNumber(brush, arrow);
    if (place.isNull())
        return;
    const double cell = brush.layout.cellSize(arrow.from);
    const QPointF centre = place.center();
    const QPainterPath plate = disc(centre, place.width() / 2);
    brush.canvas.stroke(plate, {kDrawnInk, 2 * brush.canvas.crisp(0.02 * cell), {}, 0, true, false});
    brush.canvas.fill(plate, kPlate);
    brush.canvas.write({centre, QString::number(number), kNumberText * cell, true, kDrawnInk});
}

} // namespace ringford::ui
