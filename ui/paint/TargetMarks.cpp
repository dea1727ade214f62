// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/TargetMarks.h"

// Where a piece can go, and what it can take there.
#include "ui/paint/Marks.h"

#include "ui/paint/RoundShapes.h"

#include <cmath>
#include <numbers>

namespace ringford::ui {

namespace {

// In cells, as the design has them.
constexpr double kRingRadius = 0.455;
constexpr double kRingThick = 0.07;
constexpr double kTick = 0.17;

} // namespace

void drawTargetDisc(const MarkBrush& brush, Cell cell)
{
    brush.canvas.fill(disc(brush.layout.cellCentre(cell), 0.14 * brush.unit(cell)), brush.style.theme.target);
}

void drawInspectedDisc(const MarkBrush& brush, Cell cell)
{
    const double unit = brush.unit(cell);
    QPainterPath path = disc(brush.layout.cellCentre(cell), 0.14 * unit);
    path.addPath(disc(brush.layout.cellCentre(cell), 0.14 * unit - brush.thick(cell, 0.035)));
    path.setFillRule(Qt::OddEvenFill);
    brush.canvas.fill(path, brush.style.theme.target);
}

void drawDropDisc(const MarkBrush& brush, Cell cell)
{
    const double unit = brush.unit(cell);
    QPainterPath path = disc(brush.layout.cellCentre(cell), 0.14 * unit);
    path.addPath(disc(brush.layout.cellCentre(cell), 0.06 * unit));
    path.setFillRule(Qt::OddEvenFill);
    brush.canvas.fill(path, brush.style.theme.target);
}

namespace {

/** Fills a mark of the targets' colour that may lie on anything: with a rim of the opposite lightness. */
void fillRimmed(const MarkBrush& brush, Cell cell, const QPainterPath& shape)
{
    const QColor& target = brush.style.theme.target;
    brush.canvas.stroke(
        shape, {target.lightnessF() < 0.5 ? kRimLight : kRimDark, 2 * brush.thick(cell, 0.03), {}, 0, true, false});
    brush.canvas.fill(shape, target);
}

} // namespace

void drawLeaving(const MarkBrush& brush, Cell cell)
{
    // It stands on the cell and points over the frame: beyond that are the labels.
    constexpr double kInside = 0.17;
    constexpr double kHalf = 0.17;
    const double unit = brush.unit(cell);
    const double outside = brush.layout.frameWidth(brush.layout.faceOf(cell)) + 0.02 * unit;
    for (const RimEdge& edge : brush.layout.rimEdges(cell)) {
        const QPointF across(edge.outward.y(), -edge.outward.x());
        const QPointF foot = edge.middle - edge.outward * (kInside * unit);
        QPainterPath head;
        head.addPolygon(QPolygonF(
            {foot + across * (kHalf * unit), edge.middle + edge.outward * outside, foot - across * (kHalf * unit)}));
        head.closeSubpath();
        fillRimmed(brush, cell, head);
    }
}

void drawPickUpDisc(const MarkBrush& brush, Cell cell)
{
    const double unit = brush.unit(cell);
    fillRimmed(brush, cell, disc(brush.layout.cellCentre(cell) + QPointF(0.27, 0.27) * unit, 0.13 * unit));
}

void drawAim(const MarkBrush& brush, Cell cell, bool isAround)
{
    const double inner = isAround ? 0.35 : 0.15;
    const double outer = isAround ? 0.45 : 0.25;
    const double unit = brush.unit(cell);
    const QPointF centre = brush.layout.cellCentre(cell);
    QPainterPath ticks;
    for (const QPointF way : {QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)}) {
        ticks.moveTo(centre + way * (inner * unit));
        ticks.lineTo(centre + way * (outer * unit));
    }
    brush.canvas.stroke(ticks, {brush.style.theme.target, brush.thick(cell, 0.035), {}, 0, false, false});
}

void drawCaptureRing(const MarkBrush& brush, Cell cell)
{
    const double unit = brush.unit(cell);
    brush.canvas.fill(band(brush.layout.cellCentre(cell), kRingRadius * unit, brush.thick(cell, kRingThick)),
                      brush.style.theme.capture);
}

void drawStop(const MarkBrush& brush, Cell cell)
{
    constexpr double kRadius = 0.17;
    const double unit = brush.unit(cell);
    const QPointF centre = brush.layout.cellCentre(cell) + QPointF(0.31, -0.31) * unit;
    const Theme& theme = brush.style.theme;
    const QColor inner = theme.target.lightnessF() < 0.5 ? kRimLight : kRimDark;
    brush.canvas.fill(disc(centre, kRadius * unit + brush.thick(cell, 0.025)), inner);
    brush.canvas.fill(disc(centre, kRadius * unit), theme.target);
    QPainterPath tick(centre + QPointF(-0.085, 0.0) * unit);
    tick.lineTo(centre + QPointF(-0.02, 0.07) * unit);
    tick.lineTo(centre + QPointF(0.09, -0.07) * unit);
    brush.canvas.stroke(tick, {inner, brush.thick(cell, 0.05), {}, 0, true, false});
}

namespace {

/** Four short lines from the ring inwards. */
void drawTicks(const MarkBrush& brush, Cell cell)
{
    const double unit = brush.unit(cell);
    const QPointF centre = brush.layout.cellCentre(cell);
    const double outer = kRingRadius * unit;
    const double inner = (kRingRadius - kRingThick / 2 - kTick) * unit;
    QPainterPath ticks;
    for (const QPointF way : {QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)}) {
        ticks.moveTo(centre + way * outer);
        ticks.lineTo(centre + way * inner);
    }
    QPainterPathStroker stroker;
    stroker.setWidth(brush.thick(cell, kRingThick));
    stroker.setCapStyle(Qt::FlatCap);
    brush.canvas.fill(stroker.createStroke(ticks), brush.style.theme.capture);
}

} // namespace

void drawShotMark(const MarkBrush& brush, Cell cell)
{
    constexpr double kSweep = 44; // degrees of each arc: what is left open is as long, and seen at 24 px
    const double radius = kRingRadius * brush.unit(cell);
    const QPointF centre = brush.layout.cellCentre(cell);
    const QRectF around(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    QPainterPath arcs;
    for (const double middle : {0.0, 90.0, 180.0, 270.0}) {
        arcs.arcMoveTo(around, middle - kSweep / 2);
        arcs.arcTo(around, middle - kSweep / 2, kSweep);
    }
    QPainterPathStroker stroker;
    stroker.setWidth(brush.thick(cell, kRingThick));
    stroker.setCapStyle(Qt::FlatCap);
    brush.canvas.fill(stroker.createStroke(arcs), brush.style.theme.capture);
    drawTicks(brush, cell);
}

void drawShotRing(const MarkBrush& brush, Cell cell)
{
    drawCaptureRing(brush, cell);
    drawTicks(brush, cell);
}

void drawSwapRing(const MarkBrush& brush, Cell cell)
{
    constexpr double kRadius = 0.40;
    constexpr double kSweep = 120; // degrees that each shaft goes round
    constexpr double kHalfHead = 0.09;
    constexpr double kHead = 0.20;
    const double unit = brush.unit(cell);
    const double radius = kRadius * unit;
    const QPointF centre = brush.layout.cellCentre(cell);
    const QRectF around(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    QPainterPath shafts, heads;
    for (const double start : {20.0, 200.0}) { // anticlockwise from the right
        shafts.arcMoveTo(around, start);
        shafts.arcTo(around, start, kSweep);
        const double end = (start + kSweep) * std::numbers::pi / 180;
        const QPointF outwards(std::cos(end), -std::sin(end));
        const QPointF onwards(-std::sin(end), -std::cos(end));
        const QPointF foot = centre + outwards * radius;
        heads.addPolygon(QPolygonF({foot + outwards * (kHalfHead * unit),
                                    foot + (onwards * kHead - outwards * (0.12 * kHead)) * unit,
                                    foot - outwards * (kHalfHead * unit)}));
        heads.closeSubpath();
    }
    QPainterPathStroker stroker;
    stroker.setWidth(brush.thick(cell, kRingThick));
    stroker.setCapStyle(Qt::FlatCap);
    brush.canvas.fill(stroker.createStroke(shafts), brush.style.theme.target);
    brush.canvas.fill(heads, brush.style.theme.target);
}

void drawShotLine(const MarkBrush& brush, const ShotLine& shot)
{
    constexpr double kOffPiece = 0.40;
    const double unit = brush.unit(shot.from);
    const QPointF start = brush.layout.cellCentre(shot.from);
    const QPointF way = brush.layout.cellCentre(shot.to) - start;
    const double length = std::hypot(way.x(), way.y());
    if (length == 0)
        return;
    QPainterPath line(start + way * (kOffPiece * unit / length));
    line.lineTo(start + way * (1 - (kRingRadius - kTick) * unit / length));
    const double thick = brush.thick(shot.from, 0.06);
    // A light line below, or it would be lost on water.
    const QColor& colour = brush.style.theme.capture;
    brush.canvas.stroke(line, {colour.lightnessF() < 0.5 ? kRimLight : kRimDark, 2 * thick, {}, 0, true, false});
    brush.canvas.stroke(line, {colour, thick, {0.16 * unit, 0.12 * unit}, 0, false, false});
    drawTicks(brush, shot.to);
}

} // namespace ringford::ui
