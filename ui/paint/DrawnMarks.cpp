// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/DrawnMarks.h"

// What people draw besides rings and arrows: colour, words and numbers.
#include "ui/paint/ArrowShape.h"
#include "ui/paint/Marks.h"
#include "ui/paint/OneBitMarks.h"
#include "ui/paint/RoundShapes.h"

#include <QStringList>

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
constexpr double kLabelLeading = 1.25; // in letters
constexpr double kWidestLabel = 3.2;
constexpr double kBetweenLabels = 0.2; // of two that stand side by side, what is around their letters included
constexpr double kLeastRoom = 0.75;
constexpr qsizetype kMostLabelLines = 4;
constexpr double kNumberDisc = 0.16;
constexpr double kNumberText = 0.24;

double lengthOf(const QPolygonF& line)
{
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y());
    return length;
}

/** What stands on a plate. */
struct LabelLines {
    QStringList words;
    double size; ///< of its letters
};

/** The same in more lines where one is wider than @p most: on paper nothing is left out as long as letters have room. */
QStringList brokenTo(double most, const LabelLines& lines, const QFont& font)
{
    QStringList broken;
    for (const QString& words : lines.words) {
        const double width = Word{{}, words, lines.size, true, {}}.width(font);
        const auto parts = std::clamp<qsizetype>(static_cast<qsizetype>(std::ceil(width / most)), 1, kMostLabelLines);
        const qsizetype length = (words.size() + parts - 1) / parts;
        for (qsizetype at = 0; at < words.size(); at += length)
            broken << words.mid(at, length).trimmed();
    }
    return broken;
}

/** How wide a label may be: it ends before those of other cells of its row, and leaves what is beside the board alone. */
double roomOf(const MarkBrush& brush, const CellLabel& label, const std::vector<CellLabel>& all)
{
    const double unit = brush.unit(label.cell);
    double room = (brush.style.paper ? kWidestLabel : 1.1) * unit;
    if (!brush.style.paper)
        return room;
    const QPointF centre = brush.layout.cellCentre(label.cell);
    const QRectF board = brush.layout.edge(brush.layout.faceOf(label.cell)).boundingRect();
    for (const CellLabel& other : all) {
        const QPointF off = brush.layout.cellCentre(other.cell) - centre;
        if (other.cell == label.cell || std::abs(off.y()) > 0.7 * unit)
            continue;
        // Both reach as far towards one another, so none is moved away from the edge of the board.
        const double free = 2 * std::min(centre.x() - board.left(), board.right() - centre.x());
        room = std::min(room, std::max(kLeastRoom * unit, std::min(std::abs(off.x()), free) - kBetweenLabels * unit));
    }
    return room;
}

/**
 * A label in letters as large as it has room for: in two lines, parted at the blank nearest to its middle, where one has
 * none. On paper what has none in letters that can be read goes beyond its cell.
 */
LabelLines labelLines(const MarkBrush& brush, const QString& text, double unit, double most)
{
    const QFont& font = brush.style.font;
    const auto fitted = [&](const QStringList& words) {
        double widest = 0;
        for (const QString& one : words)
            widest = std::max(widest, Word{{}, one, kLabelText * unit, true, {}}.width(font));
        return std::min(kLabelText, kLabelText * 0.9 * unit / std::max(widest, 1e-9)) * unit;
    };
    LabelLines lines{{text}, fitted({text})};
    qsizetype middle = -1;
    for (qsizetype at = text.indexOf(u' '); at >= 0; at = text.indexOf(u' ', at + 1)) {
        if (middle < 0 || std::abs(2 * at - text.size()) < std::abs(2 * middle - text.size()))
            middle = at;
    }
    if (lines.size < kLeastLabelText * unit && middle > 0)
        lines = {{text.left(middle), text.mid(middle + 1)}, fitted({text.left(middle), text.mid(middle + 1)})};
    lines.size = std::max(lines.size, kLeastLabelText * unit);
    if (brush.style.paper)
        lines.words = brokenTo(most, lines, font);
    for (QString& words : lines.words) {
        Word word{{}, words, lines.size, true, {}};
        word.shorten(font, most);
        words = word.text;
    }
    return lines;
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

void drawLabel(const MarkBrush& brush, const CellLabel& label, const std::vector<CellLabel>& all, bool isOnPiece)
{
    const double unit = brush.unit(label.cell);
    const LabelLines lines = labelLines(brush, QString::fromStdString(label.text), unit, roomOf(brush, label, all));
    const double step = kLabelLeading * lines.size;
    const double height = static_cast<double>(lines.words.size()) * step;
    double widest = 0;
    for (const QString& words : lines.words)
        widest = std::max(widest, Word{{}, words, lines.size, true, kDrawnInk}.width(brush.style.font));
    const double width = std::max(widest + 0.5 * lines.size, height);
    QPointF centre = brush.layout.cellCentre(label.cell);
    if (isOnPiece)
        centre.ry() -= 0.5 * unit - height / 2;
    // A wide one does not cover what stands beside the board.
    const QRectF board = brush.layout.edge(brush.layout.faceOf(label.cell)).boundingRect();
    if (width > unit && width < board.width())
        centre.setX(std::clamp(centre.x(), board.left() + width / 2, board.right() - width / 2));
    QPainterPath plate;
    plate.addRoundedRect(QRectF(centre - QPointF(width, height) / 2, QSizeF(width, height)), step / 4, step / 4);
    brush.canvas.stroke(plate, {kDrawnInk, 2 * brush.canvas.crisp(0.02 * unit), {}, 0, true, false});
    brush.canvas.fill(plate, kPlate);
    centre.ry() -= (height - step) / 2;
    for (const QString& words : lines.words) {
        brush.canvas.write({centre, words, lines.size, true, kDrawnInk});
        centre.ry() += step;
    }
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
