// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/GroundMarks.h"

#include "ui/paint/OneBitMarks.h"

#include <algorithm>
#include <cmath>
#include <vector>

// What makes a place look like what it is.

namespace ringford::ui {

namespace {

/** A level line around the origin that goes up and down twice. */
QPainterPath wave(double length, double height)
{
    constexpr int kBows = 4;
    const double bow = length / kBows;
    QPainterPath path(QPointF(-length / 2, 0));
    for (int i = 0; i < kBows; ++i) {
        const double left = -length / 2 + i * bow;
        // A bow comes half as high as its control point.
        path.quadTo(left + bow / 2, i % 2 == 0 ? -height : height, left + bow, 0);
    }
    return path;
}

} // namespace

void drawWater(const MarkBrush& brush, Place place)
{
    if (brush.style.isOneBit()) {
        drawOneBitWaves(brush, place);
        return;
    }
    const double unit = brush.layout.inscribed(place);
    const Stroke stroke{brush.style.theme.waves, brush.line(0.04 * unit, 0.2, place.face), {}, 0, true, false};
    QPainterPath waves;
    for (const double down : {-0.28, 0.0, 0.28})
        waves.addPath(wave(0.8 * unit, 0.12 * unit).translated(brush.layout.centre(place) + QPointF(0, down * unit)));
    brush.canvas.stroke(waves, stroke);
}

void drawBridge(const MarkBrush& brush, Place place, Direction over)
{
    constexpr int kPlanks = 4;
    const auto along = brush.layout.sideTowards(place, over);
    if (!along)
        return;
    const double unit = brush.layout.inscribed(place);
    const double rail = brush.line(0.08 * unit, 0.5, place.face);
    const QPointF centre = brush.layout.centre(place);
    const QPointF way = along->outward * unit;
    const QPointF across = QPointF(-along->outward.y(), along->outward.x()) * (unit / 2);
    const QPointF onRail = across * (1 - rail / unit);
    QPainterPath gaps;
    for (int i = 1; i < kPlanks; ++i) {
        const QPointF at = centre + way * (static_cast<double>(i) / kPlanks - 0.5);
        gaps.moveTo(at - onRail);
        gaps.lineTo(at + onRail);
    }
    const QColor& colour = brush.style.theme.planks;
    brush.canvas.stroke(gaps, {colour, brush.line(0.03 * unit, 0.2, place.face), {}, 0, false, true});
    for (const QPointF& edge : {across, -across}) {
        const QPointF inner = edge * (1 - 2 * rail / unit);
        QPainterPath path;
        path.addPolygon(QPolygonF({centre + edge - way / 2, centre + edge + way / 2, centre + inner + way / 2,
                                   centre + inner - way / 2, centre + edge - way / 2}));
        brush.canvas.fill(path, colour);
    }
}

void drawKeepFrame(const MarkBrush& brush, Place lowest, Place highest)
{
    const double thick = brush.line(0.08 * brush.layout.cellSize(lowest.face), 0.3, lowest.face);
    std::vector<double> insets{0.0, thick};
    if (brush.style.isOneBit()) { // a single one would be a line between cells
        const double second = thick + brush.line(0, 0.35, lowest.face);
        insets.insert(insets.end(), {second, second + brush.line(0, weights::kCellLine, lowest.face)});
    }
    QPainterPath frame;
    for (const double inset : insets) {
        frame.addPolygon(brush.layout.block(lowest, highest, inset));
        frame.closeSubpath();
    }
    frame.setFillRule(Qt::OddEvenFill);
    brush.canvas.fill(frame, brush.style.theme.keep);
}

void drawKeepCross(const MarkBrush& brush, Place place)
{
    constexpr double kKeepCross = 0.16; // between the frame and the pole of a flag
    const double unit = brush.layout.inscribed(place);
    const double arm = 0.048 * unit;
    const QPointF centre = brush.layout.noteCentre(place, kKeepCross * unit);
    QPainterPath cross;
    for (const QPointF& way : {QPointF(arm, arm), QPointF(arm, -arm)}) {
        cross.moveTo(centre - way);
        cross.lineTo(centre + way);
    }
    brush.canvas.stroke(
        cross, {brush.style.theme.keep, brush.line(0.05 * unit, weights::kMark, place.face), {}, 0, true, false});
}

void drawDots(const MarkBrush& brush, const QPainterPath& line)
{
    constexpr double kPitch = 0.25;
    const double cell = brush.layout.cellSize();
    const double count = std::max(1.0, std::round(line.length() / cell / kPitch));
    const double radius = brush.style.isOneBit() ? brush.line(0, 0.25, 0) : 0.05 * cell;
    QPainterPath dots;
    for (double i = 0.5; i < count; ++i)
        dots.addEllipse(line.pointAtPercent(i / count), radius, radius);
    brush.canvas.fill(dots, brush.style.theme.centre);
}

} // namespace ringford::ui
