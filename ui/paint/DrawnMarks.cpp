// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/DrawnMarks.h"

// What people draw besides rings and arrows: colour, words and numbers.
#include "ui/paint/ArrowShape.h"
#include "ui/paint/LabelLines.h"
#include "ui/paint/OneBitMarks.h"
#include "ui/paint/RoundShapes.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ringford::ui {

namespace {

const QColor kDrawnInk(0x10, 0x10, 0x10);
const QColor kPlate(0xFF, 0xFF, 0xFF);
constexpr double kFilled = 0.55; // how much of the cell's colour is covered
// In cells:
constexpr double kLabelLeading = 1.25; // in letters
constexpr double kWidestLabel = 3.2;
constexpr double kBetweenLabels = 0.2; // of two that stand side by side, what is around their letters included
constexpr double kLeastRoom = 0.75;
constexpr double kBesideHead = 0.03;     // between a label and the head of an arrow
constexpr double kMostOutside = 0.2;     // of a cell, beyond its edge: it would seem to be of the next one
constexpr double kHardlyCovered = 0.005; // of a cell: that much less of a head is seen as if all were
constexpr double kNumberDisc = 0.16;
constexpr double kNumberText = 0.24;
// What can be read, just:
constexpr double kLeastPixels = 9;
constexpr double kLeastMillimetres = 1.8;

double lengthOf(const QPolygonF& line)
{
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y());
    return length;
}

/** What a label covers, and what stands there. */
struct Plate {
    LabelLines lines;
    QRectF rect;
};

Plate plateOf(const MarkBrush& brush, const CellLabel& label, double room)
{
    const double unit = brush.unit(label.cell);
    const double least = brush.style.paper ? kLeastMillimetres : kLeastPixels;
    Plate plate{labelLines(QString::fromStdString(label.text), {unit, room, least}, brush.style.font), {}};
    const double height = static_cast<double>(plate.lines.words.size()) * kLabelLeading * plate.lines.size;
    double widest = 0;
    for (const QString& words : plate.lines.words)
        widest = std::max(widest, Word{{}, words, plate.lines.size, true, kDrawnInk}.width(brush.style.font));
    const double width = std::max(widest + 0.5 * plate.lines.size, height);
    QPointF centre = brush.layout.cellCentre(label.cell);
    // A wide one does not cover what stands beside the board.
    const QRectF board = brush.layout.edge(brush.layout.faceOf(label.cell)).boundingRect();
    if (width > unit && width < board.width())
        centre.setX(std::clamp(centre.x(), board.left() + width / 2, board.right() - width / 2));
    plate.rect = {centre - QPointF(width, height) / 2, QSizeF(width, height)};
    return plate;
}

/** How much of heads of arrows a plate covers. */
double coveredBy(const QRectF& plate, std::span<const QPolygonF> heads)
{
    double covered = 0;
    for (const QPolygonF& head : heads) {
        if (!head.boundingRect().intersects(plate)) // of hundreds few are near
            continue;
        const QPolygonF common = head.intersected(QPolygonF(plate));
        double twice = 0;
        for (qsizetype i = 0; i + 1 < common.size(); ++i)
            twice += common[i].x() * common[i + 1].y() - common[i + 1].x() * common[i].y();
        covered += std::abs(twice) / 2;
    }
    return covered;
}

/** The first place for a plate, @p middle in the middle of a cell, where it covers heads of arrows least. */
QRectF uncovering(const QRectF& middle, double unit, const LabelSurroundings& around, bool mayLeaveCell)
{
    const double toEdge = 0.5 * unit - middle.height() / 2;
    const double beside =
        std::min((0.5 * kArrowHeadWidth + kBesideHead) * unit + middle.height() / 2, toEdge + kMostOutside * unit);
    std::vector<double> ways{-toEdge, toEdge};
    if (mayLeaveCell)
        ways.insert(ways.end(), {-beside, beside});
    if (!around.isOnPiece)
        ways.insert(ways.begin(), 0.0);
    std::optional<double> least;
    QRectF best;
    for (const double way : ways) {
        const QRectF plate = middle.translated(0, way);
        const double cost = std::floor(coveredBy(plate, around.heads) / (kHardlyCovered * unit * unit));
        if (least && cost >= *least)
            continue;
        best = plate;
        if (cost == 0)
            break;
        least = cost;
    }
    return best;
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

std::vector<double> labelRooms(const MarkBrush& brush, const std::vector<CellLabel>& labels)
{
    const double most = brush.style.paper ? kWidestLabel : 1.1;
    std::vector<double> rooms;
    for (const CellLabel& label : labels)
        rooms.push_back(most * brush.unit(label.cell));
    if (!brush.style.paper)
        return rooms;
    std::vector<QRectF> plates; // as wide as they want to be
    for (std::size_t i = 0; i < labels.size(); ++i)
        plates.push_back(plateOf(brush, labels[i], rooms[i]).rect);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const double unit = brush.unit(labels[i].cell);
        const QPointF centre = brush.layout.cellCentre(labels[i].cell);
        const QRectF board = brush.layout.edge(brush.layout.faceOf(labels[i].cell)).boundingRect();
        const double free = 2 * std::min(centre.x() - board.left(), board.right() - centre.x());
        const double apart = kBetweenLabels / 4 * unit;
        const QRectF own = plates[i].adjusted(-apart, 0, apart, 0);
        for (std::size_t other = 0; other < labels.size(); ++other) {
            if (labels[other].cell == labels[i].cell || !own.intersects(plates[other]))
                continue;
            // Both reach as far towards one another, so none is moved away from the edge of the board.
            const double off = std::abs(brush.layout.cellCentre(labels[other].cell).x() - centre.x());
            rooms[i] = std::min(rooms[i], std::max(kLeastRoom * unit, std::min(off, free) - kBetweenLabels * unit));
        }
    }
    return rooms;
}

void drawLabel(const MarkBrush& brush, const CellLabel& label, double room, const LabelSurroundings& around)
{
    const double unit = brush.unit(label.cell);
    Plate plate = plateOf(brush, label, room);
    plate.rect = uncovering(plate.rect, unit, around, brush.style.paper.has_value());
    const double step = kLabelLeading * plate.lines.size;
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
