// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/DrawnMarks.h"

// What people draw besides rings and arrows: colour, words and numbers.
#include "ui/paint/ArrowShape.h"
#include "ui/paint/Marks.h"
#include "ui/paint/OneBitMarks.h"
#include "ui/paint/RoundShapes.h"

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

const QColor kDrawnInk(0x10, 0x10, 0x10);
const QColor kPlate(0xFF, 0xFF, 0xFF);
constexpr double kFilled = 0.55; // how much of the cell's colour is covered
// In cells:
constexpr double kLabelText = 0.30;
constexpr double kLeastLabelText = 0.17;
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

void drawLabel(const MarkBrush& brush, const CellLabel& label, bool isOnPiece)
{
    const double unit = brush.unit(label.cell);
    const QFont& font = brush.style.font;
    Word word{brush.layout.cellCentre(label.cell), QString::fromStdString(label.text), kLabelText * unit, true,
              kDrawnInk};
    const double room = 0.9 * unit;
    if (const double width = word.width(font); width > room)
        word.size = std::max(kLeastLabelText * unit, word.size * room / width);
    word.shorten(font, 1.1 * unit);
    const double height = 1.25 * word.size;
    if (isOnPiece)
        word.centre.ry() -= 0.5 * unit - height / 2;
    const double width = std::max(word.width(font) + 0.5 * word.size, height);
    QPainterPath plate;
    plate.addRoundedRect(QRectF(word.centre - QPointF(width, height) / 2, QSizeF(width, height)), height / 4,
                         height / 4);
    brush.canvas.stroke(plate, {kDrawnInk, 2 * brush.canvas.crisp(0.02 * unit), {}, 0, true, false});
    brush.canvas.fill(plate, kPlate);
    brush.canvas.write(word);
}

void drawArrowNumber(const MarkBrush& brush, const Arrow& arrow, int number)
{
    if (arrow.from == arrow.to)
        return;
    const QPolygonF axis = brush.layout.arrowAxis(arrow.from, arrow.to);
    const double cell = brush.layout.cellSize(arrow.from);
    const QPointF centre = cutBack(axis, 0.35 * lengthOf(axis), 0).front();
    const QPainterPath plate = disc(centre, kNumberDisc * cell);
    brush.canvas.stroke(plate, {kDrawnInk, 2 * brush.canvas.crisp(0.02 * cell), {}, 0, true, false});
    brush.canvas.fill(plate, kPlate);
    brush.canvas.write({centre, QString::number(number), kNumberText * cell, true, kDrawnInk});
}

} // namespace ringford::ui
