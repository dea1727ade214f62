// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/TargetMarks.h"

// Where a piece can go, and what it can take there.

#include "ui/paint/RoundShapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <utility>
#include <vector>

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

namespace {

/** What lies outside an edge of a cell, from the frame on, @p thick units deep. */
QPolygonF stripOutside(const BoardLayout& layout, Cell cell, const RimEdge& edge, double thick)
{
    auto corners = layout.corners(layout.board().place(cell), 0);
    std::ranges::sort(corners, std::ranges::greater(),
                      [&](QPointF corner) { return QPointF::dotProduct(corner - edge.middle, edge.outward); });
    const QPointF inner = edge.outward * layout.frameWidth(layout.faceOf(cell));
    const QPointF outer = inner + edge.outward * thick;
    return {QList<QPointF>{corners[0] + inner, corners[1] + inner, corners[1] + outer, corners[0] + outer}};
}

/** Whether two sides of cells lie on one straight line. */
bool areInLine(const RimEdge& one, const RimEdge& other)
{
    return QPointF::dotProduct(one.outward, other.outward) > 0.99 &&
           std::abs(QPointF::dotProduct(one.middle - other.middle, one.outward)) < 0.01;
}

} // namespace

void drawLeavingStrips(const MarkBrush& brush, const std::vector<Cell>& cells)
{
    constexpr double kThick = 0.5; // in cells, as all that counts as the rim
    const BoardLayout& layout = brush.layout;
    std::vector<std::pair<Cell, RimEdge>> ways;
    for (const Cell cell : cells) {
        for (const RimEdge& edge : layout.rimEdges(cell))
            ways.emplace_back(cell, edge);
    }
    // What water divides from where the piece leaves is the edge of others.
    const auto isWay = [&](Cell cell, const RimEdge& edge) {
        return std::ranges::any_of(
            ways, [&](const auto& way) { return areInLine(way.second, edge) && layout.shareRim(way.first, cell); });
    };
    QPainterPath strips;
    strips.setFillRule(Qt::WindingFill);
    for (std::uint16_t index = 0; index < layout.board().cellCount(); ++index) {
        const int face = layout.faceOf(Cell{index});
        const double thick =
            std::min(kThick * layout.cellSize(face), layout.measures(face).margin() - layout.frameWidth(face));
        for (const RimEdge& edge : layout.rimEdges(Cell{index})) {
            if (isWay(Cell{index}, edge))
                strips.addPolygon(stripOutside(layout, Cell{index}, edge, thick));
        }
    }
    brush.canvas.fill(strips, brush.style.theme.leaving());
    brush.canvas.stroke(strips.simplified(),
                        {brush.style.theme.text, brush.canvas.crisp(brush.layout.options().pixel), {}, 0, true, false});
}

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

void drawReach(const MarkBrush& brush, const std::vector<Cell>& cells)
{
    constexpr double kThick = 0.06;
    if (cells.empty())
        return;
    const Board& board = brush.layout.board();
    std::vector<bool> isIn(static_cast<std::size_t>(board.cellCount()));
    for (const Cell cell : cells)
        isIn[cell.index] = true;
    const auto ends = [&](Place beside) {
        const auto cell = board.at(beside);
        return cell ? !isIn[cell->index] : !board.ground(beside);
    };
    QPainterPath line;
    for (const Cell cell : cells) {
        const Place place = board.place(cell);
        const auto corners = brush.layout.corners(place, 0);
        // In the order of the corners: a side leads from one to the next.
        constexpr std::array<std::pair<int, int>, 4> kBeside{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
        for (std::size_t side = 0; side < kBeside.size(); ++side) {
            const Place beside{place.face, static_cast<std::int16_t>(place.column + kBeside[side].first),
                               static_cast<std::int16_t>(place.row + kBeside[side].second)};
            if (!ends(beside))
                continue;
            line.moveTo(corners[side]);
            line.lineTo(corners[(side + 1) % corners.size()]);
        }
    }
    const QColor& colour = brush.style.theme.target;
    const double thick = brush.thick(cells.front(), kThick);
    brush.canvas.stroke(line, {colour.lightnessF() < 0.5 ? kRimLight : kRimDark, 2 * thick, {}, 0, true, false});
    brush.canvas.stroke(line, {colour, thick, {}, 0, true, false});
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
