// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/TableMarks.h"

#include "ui/paint/RoundShapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// What is seen of a table of several boards: where they touch, who sits where, who has acted.

namespace ringford::ui {

namespace {

constexpr double kStripes = 0.15;    // opacity
constexpr double kLeastStriped = 11; // px: stripes on a smaller disc are noise
constexpr double kStripe = 2;        // px, and so much between two
constexpr double kRimWidth = 1.5;    // px
constexpr double kLeastRinged = 14;  // px
constexpr double kSecondRim = 2;     // px, and so far inside the first
const QColor kDark(0x10, 0x10, 0x10);

} // namespace

QPainterPath badgeStripes(QPointF centre, double radius, double pixel)
{
    QPainterPath lines;
    if (radius < kLeastStriped * pixel)
        return lines;
    // Chords: to clip longer lines takes longer than all the rest of a table.
    const QPointF along(std::numbers::sqrt2 / 2, -std::numbers::sqrt2 / 2);
    const QPointF across(-along.y(), along.x());
    for (double off = -radius + 2 * pixel; off < radius; off += 2 * kStripe * pixel) {
        const double half = std::sqrt(std::max(0.0, radius * radius - off * off));
        lines.moveTo(centre + across * off - along * half);
        lines.lineTo(centre + across * off + along * half);
    }
    return lines;
}

void drawKerb(const MarkBrush& brush, int face, const QPainterPath& path)
{
    const double unit = brush.layout.cellSize(face);
    const double line = brush.line(0.06 * unit, 0.3, face);
    brush.canvas.stroke(path, {brush.style.theme.road, line, {0.19 * unit, 0.1 * unit}, 0, false, true});
}

void drawSeam(const MarkBrush& brush, const BoardShapes::SeamShape& seam)
{
    const double line = brush.line(0.04 * brush.layout.cellSize(seam.face), 0.3, seam.face);
    // What lies between the lines is one light one.
    brush.canvas.stroke(seam.path, {brush.style.theme.lines, 3 * line, {}, 0, false, true});
    brush.canvas.stroke(seam.path, {brush.style.theme.lightCell, line, {}, 0, false, true});
}

void drawWaiting(const MarkBrush& brush, const SideInfo& side)
{
    const HomeEdge edge = brush.layout.homeEdge(side.face, side.homeAngle);
    const double cell = brush.layout.cellSize(side.face);
    const QPointF along(edge.inward.y(), -edge.inward.x());
    const QPointF middle = edge.middle - edge.inward * (0.09 * cell);
    for (int step = -1; step <= 1; ++step)
        brush.canvas.fill(disc(middle + along * (0.32 * step * cell), 0.09 * cell), brush.style.theme.text);
}

void drawHeldEdge(const MarkBrush& brush, const SideInfo& side)
{
    const HomeEdge edge = brush.layout.homeEdge(side.face, side.homeAngle);
    const double pixel = brush.layout.options().pixel;
    const double thick = pixel > 0 ? 2 * pixel : 0.06 * brush.layout.cellSize(side.face);
    const QPolygonF band = edge.band.toFillPolygon(); // its first two corners are on the frame
    QPainterPath line;
    line.addPolygon(QPolygonF({band[0], band[1], band[1] - edge.inward * thick, band[0] - edge.inward * thick}));
    line.closeSubpath();
    brush.canvas.fill(line, brush.style.theme.text); // frames are dark in the dark
}

namespace {

/** The middle of the room for something round outside a corner of a board where no badge stands, of whatever board. */
QPointF freeCorner(const BoardLayout& layout, const GameDescription& game, int face, double radius)
{
    const QRectF board = layout.edge(face).boundingRect();
    const double away = layout.measures(face).margin() / 2;
    const auto isFree = [&](QPointF centre) {
        return std::ranges::none_of(game.sides, [&](const SideInfo& side) {
            if (layout.cellSize(side.face) == 0)
                return false;
            const QPointF off = layout.homeEdge(side.face, side.homeAngle).badge - centre;
            return std::hypot(off.x(), off.y()) < radius + layout.measures(side.face).badgeRadius();
        });
    };
    const QRectF around = board.adjusted(-away, -away, away, away);
    const QPointF besideBadge(radius + layout.measures(face).badgeRadius(), 0);
    for (const QPointF corner :
         {around.topRight(), around.topRight() - besideBadge, around.bottomRight(), around.bottomLeft()}) {
        if (isFree(corner))
            return corner;
    }
    return around.topLeft();
}

} // namespace

void drawActed(const MarkBrush& brush, const GameDescription& game, int face)
{
    const double radius = std::min(0.25 * brush.layout.cellSize(face), brush.layout.measures(face).margin() / 2);
    const QPointF centre = freeCorner(brush.layout, game, face, radius);
    const Theme& theme = brush.style.theme;
    const bool isDark = theme.target.lightnessF() < 0.5;
    brush.canvas.fill(disc(centre, radius), theme.target);
    QPainterPath tick(centre + QPointF(-0.52, 0.0) * radius);
    tick.lineTo(centre + QPointF(-0.12, 0.44) * radius);
    tick.lineTo(centre + QPointF(0.52, -0.44) * radius);
    brush.canvas.stroke(tick,
                        {isDark ? QColor(Qt::white) : kDark, brush.canvas.crisp(0.28 * radius), {}, 0, true, false});
}

void drawSeatBadge(const MarkBrush& brush, QPointF centre, double radius, const SeatInfo& seat)
{
    const double pixel = brush.layout.options().pixel > 0 ? brush.layout.options().pixel : radius / 10;
    const PieceInk ink = brush.style.theme.piece(seat.colour);
    const QString letters = QString::fromStdString(seat.badge.empty() ? seat.name : seat.badge);
    // In a small one a ring inside would run through the letter: there it lies outside.
    const bool isSmall = seat.doubled && radius < kLeastRinged * pixel;
    const double rim = isSmall ? radius - 2.5 * pixel : radius;
    brush.canvas.fill(disc(centre, rim), ink.fill);
    if (!isSmall && seat.doubled && !brush.style.isOneBit()) {
        QColor pale = ink.detail;
        pale.setAlphaF(kStripes);
        brush.canvas.stroke(badgeStripes(centre, radius, pixel), {pale, kStripe * pixel, {}, 0, false, false});
    }
    brush.canvas.stroke(disc(centre, rim), {brush.style.theme.text, kRimWidth * pixel, {}, 0, true, false});
    if (isSmall)
        brush.canvas.stroke(disc(centre, radius + 0.5 * pixel), {brush.style.theme.text, pixel, {}, 0, true, false});
    else if (seat.doubled)
        brush.canvas.stroke(disc(centre, radius - (kRimWidth / 2 + kSecondRim + kSecondRim / 2) * pixel),
                            {ink.detail, kSecondRim / 2 * pixel, {}, 0, true, false});
    const double size = (seat.doubled && !isSmall ? 0.95 : 1.15) * rim * (letters.size() > 1 ? 0.8 : 1);
    brush.canvas.write({centre, letters, size, true, ink.detail});
}

} // namespace ringford::ui
