// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/RingMarks.h"

#include "ui/paint/GroundMarks.h"
#include "ui/paint/OneBitMarks.h"
#include "ui/paint/RoundShapes.h"

#include <algorithm>
#include <cmath>

// What stands on a board all the time, or as long as a piece stands there: lines, bands, numbers, names and signs.

namespace ringford::ui {

namespace {

constexpr double kLeastCellWithNumbers = 24; // px
constexpr double kLeastUnitOfHeading = 20;   // px: below it the colour in an arrow head is lost

/** The word, as much smaller as it must be not to be wider than @p room. */
Word fitted(Word word, double room, const QFont& font)
{
    const double width = word.width(font);
    if (width > room)
        word.size *= room / width;
    return word;
}

double unitOfHeading(const MarkBrush& brush, Cell cell)
{
    return std::max(brush.unit(cell), kLeastUnitOfHeading * brush.layout.options().pixel);
}

/** From the middle of the mark of a way to its corners, and a little. */
double headingReach(const MarkBrush& brush, Cell cell)
{
    constexpr double kReach = 0.18;
    return kReach * unitOfHeading(brush, cell);
}

/** Of the digits that say how far a pawn has gone. */
double heightOfNumber(const MarkBrush& brush, Cell cell)
{
    constexpr double kHeight = 0.24;
    constexpr double kLeastHeight = 7; // px: what is smaller is not read
    return std::max(kHeight * brush.unit(cell), kLeastHeight * brush.layout.options().pixel);
}

/** A seat on turn: badge, name and clock below each other, in a space as wide as high. In parts of that. */
namespace parts {
constexpr double kBadge = -0.26; // from the middle down
constexpr double kBadgeReach = 0.17;
constexpr double kName = 0.04;
constexpr double kNameHeight = 0.13;
constexpr double kClock = 0.28;
constexpr double kClockHeight = 0.24;

/** So much lower is all of it without a clock: what there is stands in the middle. */
double down(const TurnNote& note)
{
    return note.clock.isEmpty() ? 0.08 : 0;
}
double bottom(const TurnNote& note)
{
    return note.clock.isEmpty() ? kName + kNameHeight / 2 + down(note) : kClock + kClockHeight / 2;
}
} // namespace parts

void drawTurnNote(const MarkBrush& brush, const QRectF& space, const TurnNote& note)
{
    const PieceInk ink = brush.style.theme.piece(note.colour);
    const double unit = std::min(space.width(), space.height());
    const auto at = [&](double down) { return space.center() + QPointF(0, down * unit); };
    const QPointF badge = at(parts::kBadge + parts::down(note));
    const QPainterPath round = disc(badge, parts::kBadgeReach * unit);
    brush.canvas.fill(round, ink.fill);
    brush.canvas.stroke(round, {brush.style.theme.text, brush.canvas.crisp(0.016 * unit), {}, 0, true, false});
    brush.canvas.write(fitted({badge, note.badge, 0.18 * unit, true, ink.detail}, 0.26 * unit, brush.style.font));
    const QColor& text = brush.style.theme.text;
    const auto write = [&](double down, const QString& words, double height, bool isBold) {
        brush.canvas.write(fitted({at(down), words, height * unit, isBold, text}, space.width(), brush.style.font));
    };
    write(parts::kName + parts::down(note), note.name, parts::kNameHeight, true);
    if (!note.clock.isEmpty())
        write(parts::kClock, note.clock, parts::kClockHeight, false);
}

} // namespace

void drawHomeBand(const MarkBrush& brush, const SideInfo& side)
{
    const HomeEdge edge = brush.layout.homeEdge(side.face, side.homeAngle);
    fillSeat(brush, edge.band, side.colour);
    const double line = brush.line(0.03 * brush.layout.cellSize(), weights::kOutline, side.face);
    brush.canvas.stroke(edge.band, {brush.style.theme.text, line, {}, 0, true, false});
}

void drawFaceLine(const MarkBrush& brush, const BoardShapes::LineShape& line)
{
    const double cell = brush.layout.cellSize();
    if (line.kind == FaceLine::Kind::Centre) {
        drawDots(brush, line.path);
        return;
    }
    Stroke stroke{brush.style.theme.lines, brush.line(0.05 * cell, weights::kMark, 0), {}, 0, false, true};
    if (line.kind == FaceLine::Kind::Promotion)
        stroke.dashes = {0.15 * cell, 0.10 * cell};
    brush.canvas.stroke(line.path, stroke);
}

QPointF travelledCentre(const MarkBrush& brush, Cell cell, std::optional<PawnWay> way)
{
    constexpr double kReachOfHeight = 0.6; // from the middle of a digit to its corner, and a little
    const double reach = kReachOfHeight * heightOfNumber(brush, cell);
    const Place place = brush.place(cell);
    return way ? brush.layout.noteCentre(place, reach, way->heading, way->angle, headingReach(brush, cell))
               : brush.layout.noteCentre(place, reach);
}

QPointF headingCentre(const MarkBrush& brush, Cell cell, PawnWay way)
{
    return brush.layout.headingCentre(brush.place(cell), headingReach(brush, cell), way.heading, way.angle);
}

void drawTravelled(const MarkBrush& brush, Cell cell, int number, std::optional<PawnWay> way)
{
    constexpr double kFontOfHeight = 1.37; // digits are as high as capitals
    if (brush.layout.cellSize() < kLeastCellWithNumbers * brush.layout.options().pixel)
        return;
    const double height = heightOfNumber(brush, cell);
    const Word word{travelledCentre(brush, cell, way), QString::number(number), kFontOfHeight * height, true,
                    brush.style.theme.ink()};
    if (brush.style.isOneBit())
        clearBelow(brush, word);
    brush.canvas.write(word);
}

void drawHeading(const MarkBrush& brush, Cell cell, PawnWay way, const PieceInk& ink)
{
    constexpr double kHalfWidth = 0.075; // slender: one as wide as deep could point three ways
    constexpr double kDepth = 0.18;
    constexpr double kRim = 0.03;
    const auto side = brush.layout.sideTowards(brush.place(cell), way.heading);
    if (!side)
        return;
    const double unit = unitOfHeading(brush, cell);
    const double rim = brush.canvas.crisp(kRim * unit);
    const QPointF across(side->outward.y(), -side->outward.x());
    const QPointF middle = headingCentre(brush, cell, way);
    const auto head = [&](double more) {
        // A triangle whose sides all lie so much further out. Its outline is a larger one below it: quicker than a
        // stroke.
        const double slope = std::hypot(kHalfWidth, kDepth) / kHalfWidth;
        const double half = kHalfWidth / kDepth * (kDepth * unit + more * (1 + slope));
        const QPointF foot = middle - side->outward * (kDepth * unit / 2 + more);
        QPainterPath path(middle + side->outward * (kDepth * unit / 2 + more * slope));
        path.lineTo(foot + across * half);
        path.lineTo(foot - across * half);
        path.closeSubpath();
        return path;
    };
    brush.canvas.fill(head(rim), ink.line);
    brush.canvas.fill(head(0), ink.fill);
}

QRectF turnNotesBounds(const QRectF& middle, const std::vector<TurnNote>& notes)
{
    const double height = middle.height() / static_cast<double>(notes.size());
    const double unit = std::min(middle.width(), height);
    const double above = height / 2 + (parts::kBadge - parts::kBadgeReach + parts::down(notes.front())) * unit;
    const double below = height / 2 - parts::bottom(notes.back()) * unit;
    return middle.adjusted(0, above, 0, -below);
}

void drawTurnNotes(const MarkBrush& brush, const QRectF& middle, const std::vector<TurnNote>& notes)
{
    const double height = middle.height() / std::max<double>(1, static_cast<double>(notes.size()));
    double top = middle.top();
    for (const TurnNote& note : notes) {
        drawTurnNote(brush, {middle.left(), top, middle.width(), height}, note);
        top += height;
    }
}

void drawSign(const MarkBrush& brush, const QString& text)
{
    const QRectF whole = brush.layout.bounds();
    const auto middle = brush.layout.middle(0);
    const QRectF space = middle.value_or(whole);
    const QPointF centre =
        middle ? QPointF(space.center().x(), space.bottom() + 0.06 * space.height()) : whole.center();
    const double size = 0.13 * std::min(space.width(), space.height());
    const Word word = fitted({centre, text, size, true, brush.style.theme.text}, 0.7 * space.width(), brush.style.font);
    const double halfWidth = word.width(brush.style.font) / 2 + 0.6 * word.size;
    const double halfHeight = 0.85 * word.size;
    QPainterPath plate;
    plate.addRoundedRect(QRectF(centre - QPointF(halfWidth, halfHeight), centre + QPointF(halfWidth, halfHeight)),
                         0.3 * word.size, 0.3 * word.size);
    brush.canvas.fill(plate, brush.style.theme.surround);
    brush.canvas.stroke(plate, {brush.style.theme.text, brush.canvas.crisp(0.08 * word.size), {}, 0, true, false});
    brush.canvas.write(word);
}

} // namespace ringford::ui
