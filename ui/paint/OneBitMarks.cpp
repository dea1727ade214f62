// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/OneBitMarks.h"

// What marks and cells become where there is black and white alone.
#include "ui/paint/Hatch.h"
#include "ui/paint/RoundShapes.h"

#include <cmath>

namespace ringford::ui {

namespace {

// In mm, whatever the size of the cells: what a copier keeps.
constexpr double kCellHatch = 0.14;
constexpr double kCellPitch = 0.9;
constexpr double kMarkHalo = 0.45;
constexpr double kWave = 0.2;
constexpr double kWavePitch = 1.6;

/** An area as corners, its curves as lines that nobody sees on paper. */
QPolygonF finely(const QPainterPath& area)
{
    constexpr double kFine = 40;
    const QTransform larger = QTransform::fromScale(kFine, kFine);
    return larger.inverted().map(area.toFillPolygon(larger));
}

} // namespace

void fillSeat(const MarkBrush& brush, const QPainterPath& path, Colour seat)
{
    if (!brush.style.isOneBit()) {
        brush.canvas.fill(path, brush.style.theme.piece(seat).fill);
        return;
    }
    brush.canvas.fill(path, Qt::white);
    brush.canvas.fill(seatHatch(path, seat, 1), Qt::black);
}

void hatchDarkCells(const MarkBrush& brush)
{
    const std::vector<Tile>& tiles = brush.layout.board().tiles();
    QPainterPath lines;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const int face = tiles[i].place.face;
        if (tiles[i].ground == Ground::Dark && brush.layout.cellSize(face) > 0)
            lines.addPath(hatchLines(finely(brush.layout.shapes().tiles[i].outline), 45, kCellPitch));
    }
    brush.canvas.stroke(lines, {Qt::black, kCellHatch, {}, 0, false, false});
}

void clearBelow(const MarkBrush& brush, const Word& word)
{
    const double halfWidth = word.width(brush.style.font) / 2 + 0.15 * word.size;
    const double halfHeight = 0.5 * word.size;
    QPainterPath plate;
    plate.addEllipse(word.centre, std::max(halfWidth, halfHeight), halfHeight);
    brush.canvas.fill(plate, Qt::white);
}

void drawOneBitDrawing(const MarkBrush& brush, const QPainterPath& shape, const QPainterPath& middle, double thick,
                       MarkColour colour)
{
    const double line = weights::kMark;
    brush.canvas.stroke(shape, {Qt::white, line + 2 * kMarkHalo, {}, 0, true, false});
    const bool isBlack = colour == MarkColour::Green || colour == MarkColour::Yellow;
    brush.canvas.fill(shape, isBlack ? Qt::black : Qt::white);
    Stroke edge{Qt::black, line, {}, 0, !isBlack && colour != MarkColour::Blue, false};
    if (colour == MarkColour::Blue)
        edge.dashes = {3 * line, 2 * line};
    brush.canvas.stroke(shape, edge);
    if (colour == MarkColour::Yellow)
        brush.canvas.stroke(middle, {Qt::white, thick / 2, {}, 0, false, false});
}

void drawOneBitStar(const MarkBrush& brush, Cell cell, const QPainterPath& star)
{
    brush.canvas.fill(star, Qt::white);
    brush.canvas.stroke(star, {Qt::black, brush.thick(cell, 0.05), {}, 0, true, false});
}

void drawOneBitClosed(const MarkBrush& brush, int face, const QString& note)
{
    const QPainterPath edge = brush.layout.edge(face);
    const QRectF bounds = edge.boundingRect();
    QPainterPath cross(bounds.topLeft());
    cross.lineTo(bounds.bottomRight());
    cross.moveTo(bounds.bottomLeft());
    cross.lineTo(bounds.topRight());
    const double line = brush.line(0, 2 * weights::kMark, face);
    brush.canvas.stroke(cross, {Qt::white, line + 2 * kMarkHalo, {}, 0, true, false});
    brush.canvas.stroke(cross, {Qt::black, line, {}, 0, true, false});
    if (note.isEmpty())
        return;
    const double size =
        std::min(brush.layout.cellSize(face) * 0.5, 1.3 * bounds.width() / static_cast<double>(note.size()));
    const Word word{bounds.center(), note, size, true, Qt::black};
    QPainterPath plate;
    const double halfWidth = word.width(brush.style.font) / 2 + 0.4 * size;
    plate.addRect(QRectF(word.centre - QPointF(halfWidth, 0.8 * size), word.centre + QPointF(halfWidth, 0.8 * size)));
    brush.canvas.fill(plate, Qt::white);
    brush.canvas.stroke(plate, {Qt::black, line, {}, 0, false, false});
    brush.canvas.write(word);
}

void drawOneBitWaves(const MarkBrush& brush, Place place)
{
    constexpr double kBow = 1.6; // mm: half a wave
    constexpr double kHigh = 0.35;
    const QRectF bounds = brush.layout.placeBounds(place);
    const double rows = std::max(1.0, std::floor(bounds.height() / kWavePitch));
    const double bows = 2 * std::max(1.0, std::round(bounds.width() / kBow / 2));
    const double bow = bounds.width() / bows;
    QPainterPath waves;
    for (double row = 0; row < rows; ++row) {
        const double y = bounds.top() + (row + 0.5) * bounds.height() / rows;
        waves.moveTo(bounds.left(), y);
        for (double i = 0; i < bows; ++i) {
            const double left = bounds.left() + i * bow;
            const double high = std::lround(i) % 2 == 0 ? -2 * kHigh : 2 * kHigh;
            waves.quadTo(left + bow / 2, y + high, left + bow, y);
        }
    }
    brush.canvas.stroke(waves, {Qt::black, kWave, {}, 0, false, false});
}

} // namespace ringford::ui
