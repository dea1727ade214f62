// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Marks.h"

#include "ui/paint/ArrowShape.h"
#include "ui/paint/BoardMeasures.h"
#include "ui/paint/Hatch.h"
#include "ui/paint/OneBitMarks.h"
#include "ui/paint/RoundShapes.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ringford::ui {

namespace {

// In cells. The shapes and sizes are those of the design; what they mean is said by the function's names.
constexpr double kMostHeadLine = 0.2; // of the length of the head that tells on paper whose turn it is
constexpr double kDrawnRadius = 0.41;
constexpr double kDrawnThick = 0.08;
constexpr double kLostRim = 0.045;    // of a cell, outside the bar
constexpr double kInnerRim = 0.066;   // half of it is outside too
constexpr double kLeastLighter = 0.2; // or darker, of 1: what stands out by itself
constexpr double kArrowRim = 0.02;
// Of a cell: how much later an arrow begins that leaves a piece, and earlier ends that meets one, so that neither is
// covered.
constexpr double kArrowOffPiece = 0.16;
constexpr double kArrowBeforePiece = 0.30;

/** The corners of a closed line, each once, its curves as lines that are short beside @p cell. */
QPolygonF smooth(const QPainterPath& line, double cell)
{
    const double fine = 100 / cell;
    QPolygonF points =
        QTransform::fromScale(1 / fine, 1 / fine).map(line.toFillPolygon(QTransform::fromScale(fine, fine)));
    if (points.isClosed())
        points.removeLast();
    return points;
}

qsizetype nearest(const QPolygonF& points, QPointF to)
{
    const auto away = [to](QPointF point) { return QPointF::dotProduct(point - to, point - to); };
    return std::ranges::min_element(points, {}, away) - points.begin();
}

/** Along a closed line from one of its points, forwards or backwards, for @p length. */
QPolygonF along(const QPolygonF& line, qsizetype from, int step, double length)
{
    QPolygonF made{line[from]};
    for (qsizetype i = 1; i <= line.size() && length > 0; ++i) {
        const QPointF next = line[(from + i * step + i * line.size()) % line.size()];
        const QPointF way = next - made.back();
        const double whole = std::hypot(way.x(), way.y());
        made << (whole > length ? made.back() + way * (length / whole) : next);
        length -= whole;
    }
    return made;
}

/** Fills what a person drew: its colour, a dark rim and a light one outside that, to be seen on everything. */
void fillDrawing(const MarkBrush& brush, const QPainterPath& shape, double unit, const QColor& colour)
{
    const double rim = kArrowRim * unit;
    brush.canvas.stroke(shape, {kRimLight, 4 * rim, {}, 0, true, false});
    brush.canvas.stroke(shape, {kRimDark, 2 * rim, {}, 0, true, false});
    QColor paled = colour;
    paled.setAlphaF(0.85F);
    brush.canvas.fill(shape, paled);
}

} // namespace

void drawTint(const MarkBrush& brush, Cell cell, const QColor& colour)
{
    brush.canvas.fill(brush.layout.cellOutline(cell), colour);
}

namespace {

/** @p thickness and @p length of an arm in cells. */
void drawCorners(const MarkBrush& brush, Cell cell, double thickness, double length, const std::vector<QPointF>& signs)
{
    constexpr double kReachOfSign = 0.18; // of a cell: from its middle
    const double unit = brush.unit(cell);
    const double thick = brush.thick(cell, thickness);
    const double arm = length * unit - thick / 2;
    const double inset = brush.canvas.crisp(0.05 * unit) + thick / 2;
    const QPolygonF edge = smooth(brush.layout.outline(brush.place(cell), inset), unit);
    QPainterPath path;
    for (const QPointF corner : brush.layout.corners(brush.place(cell), inset)) {
        const bool isTaken = std::ranges::any_of(signs, [&](const QPointF& sign) {
            return std::hypot(sign.x() - corner.x(), sign.y() - corner.y()) < (length + kReachOfSign) * unit;
        });
        if (isTaken)
            continue;
        const qsizetype at = nearest(edge, corner);
        QPolygonF bracket = along(edge, at, -1, arm);
        std::reverse(bracket.begin(), bracket.end());
        bracket.removeLast();
        path.addPolygon(bracket + along(edge, at, 1, arm));
    }
    // The corners are placed for the middle of the line already, so it is an area that is filled.
    QPainterPathStroker stroker;
    stroker.setWidth(thick);
    stroker.setJoinStyle(Qt::MiterJoin);
    stroker.setCapStyle(Qt::FlatCap);
    brush.canvas.fill(stroker.createStroke(path), brush.style.theme.lines);
}

} // namespace

void drawBrackets(const MarkBrush& brush, Cell cell, const std::vector<QPointF>& signs)
{
    drawCorners(brush, cell, 0.05, 0.23, signs);
}

void drawFaintBrackets(const MarkBrush& brush, Cell cell, const std::vector<QPointF>& signs)
{
    drawCorners(brush, cell, 0.025, 0.13, signs);
}

void drawSelectionFrame(const MarkBrush& brush, Cell cell)
{
    const double inset = brush.canvas.crisp(0.04 * brush.unit(cell));
    QPainterPath frame = brush.layout.outline(brush.place(cell), inset);
    frame.addPath(brush.layout.outline(brush.place(cell), inset + brush.thick(cell, 0.075)));
    frame.setFillRule(Qt::OddEvenFill);
    brush.canvas.fill(frame, brush.style.theme.target);
}

void drawCursor(const MarkBrush& brush, Cell cell)
{
    const double thick = std::max(brush.thick(cell, 0.045), brush.canvas.crisp(2 * brush.layout.options().pixel));
    const double dash = 0.12 * brush.unit(cell);
    const QPainterPath outline = brush.layout.outline(brush.place(cell), thick / 2);
    QPainterPathStroker stroker;
    stroker.setWidth(thick);
    stroker.setJoinStyle(Qt::MiterJoin);
    stroker.setCapStyle(Qt::FlatCap);
    brush.canvas.fill(stroker.createStroke(outline), Qt::white);
    // As many dashes as go evenly round, from the middle of a gap on, so that all corners of a square look alike.
    const double length = outline.length();
    const double count = 4 * std::max(1.0, std::round(length / 4 / dash / 2));
    const double half = length / count / 2 / thick; // a stroker counts in its own width
    stroker.setDashPattern({half, half});
    stroker.setDashOffset(1.5 * half);
    brush.canvas.fill(stroker.createStroke(outline), Qt::black);
}

void drawDanger(const MarkBrush& brush, Cell cell)
{
    const double unit = brush.unit(cell);
    const QPainterPath outline = brush.layout.cellOutline(cell);
    const QPainterPath lines =
        stripes(outline.boundingRect(), 45, 0.25 * unit / std::numbers::sqrt2, brush.thick(cell, 0.05));
    brush.canvas.fill(lines.intersected(outline), brush.style.theme.danger);
    if (!brush.style.isOneBit()) // one way alone they are a dark cell
        return;
    const QPainterPath others =
        stripes(outline.boundingRect(), 135, 0.25 * unit / std::numbers::sqrt2, brush.thick(cell, 0.05));
    brush.canvas.fill(others.intersected(outline), brush.style.theme.danger);
}

void drawLost(const MarkBrush& brush, Cell cell)
{
    const double unit = brush.unit(cell);
    const double arm = 0.15 * unit;
    const QPointF centre = brush.layout.noteCentre(brush.place(cell), arm + 0.06 * unit);
    QPainterPath cross;
    for (const QPointF& way : {QPointF(arm, arm), QPointF(arm, -arm)}) {
        cross.moveTo(centre - way);
        cross.lineTo(centre + way);
    }
    const Theme& theme = brush.style.theme;
    const QColor rim = theme.danger.lightnessF() < 0.5 ? kRimLight : kRimDark;
    brush.canvas.stroke(cross, {rim, brush.thick(cell, 0.15), {}, 0, true, false});
    brush.canvas.stroke(cross, {theme.danger, brush.thick(cell, 0.09), {}, 0, true, false});
}

void drawCheckStar(const MarkBrush& brush, Cell cell)
{
    constexpr int kPoints = 12;
    const double unit = brush.unit(cell);
    const QPointF centre = brush.layout.cellCentre(cell);
    QPolygonF star;
    for (int i = 0; i < 2 * kPoints; ++i) {
        const double angle = i * std::numbers::pi / kPoints;
        const double radius = (i % 2 == 0 ? 0.50 : 0.40) * unit;
        star << centre + QPointF(std::sin(angle), -std::cos(angle)) * radius;
    }
    QPainterPath path;
    path.addPolygon(star);
    path.closeSubpath();
    if (brush.style.isOneBit()) {
        drawOneBitStar(brush, cell, path);
        return;
    }
    brush.canvas.fill(path, brush.style.theme.check);
    brush.canvas.fill(disc(centre, 0.36 * unit), brush.style.theme.lightCell);
}

void drawRing(const MarkBrush& brush, const MarkedCell& ring)
{
    const double unit = brush.unit(ring.cell);
    const double thick = kDrawnThick * unit * brush.style.markScale;
    if (brush.style.isOneBit()) {
        const QPointF centre = brush.layout.cellCentre(ring.cell);
        drawOneBitDrawing(brush, band(centre, kDrawnRadius * unit, 1.5 * thick), disc(centre, kDrawnRadius * unit),
                          1.5 * thick, ring.colour);
        return;
    }
    fillDrawing(brush, band(brush.layout.cellCentre(ring.cell), kDrawnRadius * unit, thick),
                brush.layout.cellSize(ring.cell), Theme::drawing(ring.colour));
}

namespace {

/** The line that an arrow is drawn along. */
QPolygonF axisOf(const MarkBrush& brush, const Arrow& arrow, ArrowEnds ends)
{
    const double cell = brush.layout.cellSize(arrow.from);
    return cutBack(brush.layout.arrowAxis(arrow.from, arrow.to), ends.leavesPiece ? kArrowOffPiece * cell : 0,
                   ends.meetsPiece ? kArrowBeforePiece * cell : 0);
}

} // namespace

QPolygonF headOf(const MarkBrush& brush, const Arrow& arrow, ArrowEnds ends)
{
    const double cell = brush.layout.cellSize(arrow.from);
    return arrow.from == arrow.to ? QPolygonF() : arrowHead(axisOf(brush, arrow, ends), cell);
}

void drawArrow(const MarkBrush& brush, const Arrow& arrow, ArrowEnds ends)
{
    if (arrow.from == arrow.to)
        return;
    const double cell = brush.layout.cellSize(arrow.from);
    const QPolygonF axis = axisOf(brush, arrow, ends);
    if (brush.style.isOneBit()) {
        QPainterPath middle;
        middle.addPolygon(axis);
        drawOneBitDrawing(brush, arrowShape(axis, cell), middle, 0.16 * cell, arrow.colour);
        return;
    }
    fillDrawing(brush, arrowShape(axis, cell), cell, Theme::drawing(arrow.colour));
}

namespace {

/** From the middle of an edge: where the name of a column or row stands there, beside it. */
double offName(const MarkBrush& brush, const HomeEdge& edge, double cell)
{
    const QPointF head = edge.middle - edge.inward * ((kTurnHeadAway + kTurnHead / 2) * cell);
    const bool isNamed = std::ranges::any_of(brush.layout.shapes().labels, [&](const BoardLabel& label) {
        return label.side && QLineF(label.centre, head).length() < cell / 2;
    });
    return isNamed ? cell / 2 : 0;
}

/** On paper a pale bar would be one more line of the frame: a small arrow head outside it, as books have it. */
void drawTurnHead(const MarkBrush& brush, const SideInfo& side, const HomeEdge& edge)
{
    const double cell = brush.layout.cellSize(side.face);
    const QPointF across(edge.inward.y(), -edge.inward.x());
    const double away = edge.isAlwaysShown ? edge.turnAway : kTurnHeadAway * cell;
    const QPointF tip = edge.middle - edge.inward * away + across * offName(brush, edge, cell);
    const double length = edge.isAlwaysShown ? edge.turnLength : brush.layout.measures(side.face).turnHead();
    const QPointF foot = tip - edge.inward * length;
    QPainterPath head;
    const double half = 0.17 / kTurnHead * length;
    head.addPolygon(QPolygonF({foot + across * half, tip, foot - across * half}));
    head.closeSubpath();
    fillSeat(brush, head, side.colour);
    // On small cells the usual line would fill it: a white head would be black.
    const double line = std::min(brush.line(0, weights::kOutline, side.face), kMostHeadLine * length);
    brush.canvas.stroke(head, {brush.style.theme.text, line, {}, 0, true, false});
}

/** Lines within a bar and its head, @p point, whose foot lies @p sunk in the bar: it grows out of it without a line. */
void drawInnerRims(const MarkBrush& brush, const SideInfo& side, const QPainterPath& bar, const QPolygonF& point,
                   double sunk)
{
    const Stroke line{brush.style.theme.text, kInnerRim * brush.layout.cellSize(side.face), {}, 0, true, false};
    brush.canvas.stroke(bar, line);
    QPainterPath head;
    head.addPolygon(point);
    fillSeat(brush, head, side.colour);
    const QPointF tip = point[1];
    const double inBar = sunk / QLineF((point[0] + point[2]) / 2, tip).length();
    QPainterPath sides(point[0] + (tip - point[0]) * inBar);
    sides.lineTo(tip);
    sides.lineTo(point[2] + (tip - point[2]) * inBar);
    brush.canvas.stroke(sides, line);
}

} // namespace

void drawHomeBar(const MarkBrush& brush, const SideInfo& side)
{
    const HomeEdge edge = brush.layout.homeEdge(side.face, side.homeAngle);
    if (brush.style.paper) {
        drawTurnHead(brush, side, edge);
        return;
    }
    const double cell = brush.layout.cellSize(side.face);
    // On a table of its own colour the rim is all that is seen of a bar.
    const bool isLost = std::abs(brush.style.theme.piece(side.colour).fill.lightnessF() -
                                 brush.style.theme.surround.lightnessF()) < kLeastLighter;
    const double rim = brush.line((isLost ? kLostRim : 0.02) * cell, weights::kLeast, side.face);
    const QPointF across(edge.inward.y(), -edge.inward.x());
    const double reach = edge.isAlwaysShown ? 0.20 : 0.10; // where the bar says nothing, the head is all there is
    const QPointF tip = edge.middle + edge.inward * (brush.layout.frameWidth(side.face) + reach * cell);
    const double sunk = 0.06 * cell; // its foot, in the bar
    const QPointF foot = edge.middle - edge.inward * sunk;
    const QPolygonF point({foot + across * (0.24 * cell), tip, foot - across * (0.24 * cell)});
    QPainterPath head;
    head.addPolygon(point);
    std::vector<QPainterPath> parts{head};
    if (!edge.isAlwaysShown)
        parts.push_back(edge.band);
    // The rim lies outside, whole: half a pixel of it would be too pale beside a dark bar. What is filled later hides
    // it between the parts; to unite them first takes longer than all the rest.
    for (const QPainterPath& part : parts)
        brush.canvas.stroke(part, {brush.style.theme.text, 2 * rim, {}, 0, true, false});
    for (const QPainterPath& part : parts)
        fillSeat(brush, part, side.colour);
    // A side whose bar is of the table's colour is no less on turn: what is seen of it is as much as of the others'.
    if (!isLost || edge.isAlwaysShown)
        return;
    drawInnerRims(brush, side, edge.band, point, sunk);
}

void drawClosed(const MarkBrush& brush, int face, const QString& note)
{
    const QPainterPath edge = brush.layout.edge(face);
    QColor veil = brush.style.theme.surround;
    veil.setAlphaF(0.55F);
    if (brush.style.isOneBit()) {
        drawOneBitClosed(brush, face, note);
        return;
    }
    brush.canvas.fill(edge, veil);
    if (note.isEmpty())
        return;
    const QRectF bounds = edge.boundingRect();
    const double size =
        std::min(brush.layout.cellSize(face) * 0.5, 1.3 * bounds.width() / static_cast<double>(note.size()));
    brush.canvas.write({bounds.center(), note, size, true, brush.style.theme.text});
}

} // namespace ringford::ui
