// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/GroundPainter.h"

// The boards themselves, without what stands on them.
#include "ui/paint/GroundMarks.h"
#include "ui/paint/OneBitMarks.h"
#include "ui/paint/RingMarks.h"
#include "ui/paint/TableMarks.h"

#include <algorithm>

namespace ringford::ui {

namespace {

QPainterPath rectPath(const QRectF& rect)
{
    QPainterPath path;
    path.addRect(rect);
    return path;
}

/** The lines between cells. */
/** Boards that are gone have no size, but a frame is never thinner than a pixel. */
bool isSeen(const Painting& painting, std::size_t face)
{
    return painting.layout().cellSize(static_cast<int>(face)) > 0 &&
           painting.shows(painting.layout().shapes().faces[face].bounds);
}

void paintLines(const Painting& painting)
{
    const BoardLayout& layout = painting.layout();
    const std::vector<BoardShapes::FaceShape>& faces = layout.shapes().faces;
    for (std::size_t face = 0; face < faces.size(); ++face) {
        if (isSeen(painting, face))
            painting.canvas().stroke(faces[face].lines, cellLine(painting, static_cast<int>(face)));
    }
}

/** They are seen on what changes, too. */
void paintFaceLines(const Painting& painting)
{
    for (const BoardShapes::FaceShape& face : painting.layout().shapes().faces) {
        for (const BoardShapes::LineShape& line : face.faceLines) {
            if (painting.shows(line.bounds))
                drawFaceLine(painting.brush, line);
        }
    }
}

/** Waves belong to what never changes. */
void paintWater(const Painting& painting)
{
    const std::vector<Tile>& tiles = painting.layout().board().tiles();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (tiles[i].ground == Ground::Water && painting.shows(painting.layout().shapes().tiles[i].bounds))
            drawWater(painting.brush, tiles[i].place);
    }
}

/** Bridges lead over where there is water at their sides. */
Direction wayOver(const Board& board, Place bridge)
{
    Place beside = bridge;
    ++beside.row;
    if (board.ground(beside) != Ground::Water)
        beside.row = static_cast<std::int16_t>(bridge.row - 1);
    return board.ground(beside) == Ground::Water ? Direction::East : Direction::North;
}

/** They are seen on what changes, too. */
void paintBridges(const Painting& painting)
{
    const BoardLayout& layout = painting.layout();
    const std::vector<Tile>& tiles = layout.board().tiles();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (tiles[i].ground == Ground::Bridge && painting.shows(layout.shapes().tiles[i].bounds))
            drawBridge(painting.brush, tiles[i].place, wayOver(layout.board(), tiles[i].place));
    }
}

void paintKeeps(const Painting& painting)
{
    const BoardLayout& layout = painting.layout();
    const std::vector<Face>& faces = layout.board().faces();
    for (std::size_t face = 0; face < faces.size(); ++face) {
        for (const FaceArea& keep : faces[face].keeps) {
            const auto place = [&](int column, int row) {
                return Place{static_cast<std::uint8_t>(face), static_cast<std::int16_t>(keep.column + column),
                             static_cast<std::int16_t>(keep.row + row)};
            };
            const Place lowest = place(0, 0);
            const Place highest = place(keep.columns - 1, keep.rows - 1);
            if (!painting.shows(layout.block(lowest, highest, 0).boundingRect()))
                continue;
            drawKeepFrame(painting.brush, lowest, highest);
            for (int i = 0; i < keep.columns * keep.rows; ++i)
                drawKeepCross(painting.brush, place(i % keep.columns, i / keep.columns));
        }
    }
}

/** They are seen on what changes, too. */
void paintSeams(const Painting& painting)
{
    for (const BoardShapes::SeamShape& seam : painting.layout().shapes().seams) {
        if (painting.shows(seam.bounds))
            drawSeam(painting.brush, seam);
    }
}

/** They are seen on what changes, too. */
void paintRoads(const Painting& painting)
{
    const std::vector<BoardShapes::FaceShape>& faces = painting.layout().shapes().faces;
    for (std::size_t face = 0; face < faces.size(); ++face) {
        for (const BoardShapes::Shape& kerb : faces[face].kerbs) {
            if (painting.shows(kerb.bounds))
                drawKerb(painting.brush, static_cast<int>(face), kerb.outline);
        }
    }
}

void paintHomeBands(const Painting& painting)
{
    for (const SideInfo& side : painting.picture.game->sides) {
        const HomeEdge edge = painting.layout().homeEdge(side.face, side.homeAngle);
        if (edge.isAlwaysShown && painting.shows(edge.band.boundingRect()))
            drawHomeBand(painting.brush, side);
    }
}

} // namespace

Stroke cellLine(const Painting& painting, int face)
{
    return {painting.theme().lines, painting.layout().lineWidth(face), {}, 0, false, true};
}

void paintLabels(const Painting& painting, bool onCells, BelowName below)
{
    for (const BoardLabel& label : painting.layout().shapes().labels) {
        const double reach = label.size * std::max<qsizetype>(2, label.text.size());
        const QRectF room(label.centre - QPointF(reach, reach) / 2, QSizeF(reach, reach));
        if (label.isOnCells != onCells || !painting.shows(room))
            continue;
        const Word word{label.centre, label.text, label.size, label.bold,
                        onCells ? painting.theme().ink() : painting.theme().text};
        if (onCells && below == BelowName::White && painting.brush.style.isOneBit())
            clearBelow(painting.brush, word);
        painting.canvas().write(word);
    }
}

void paintGround(const Painting& painting)
{
    const BoardLayout& layout = painting.layout();
    Canvas& canvas = painting.canvas();
    const QRectF exposed = painting.part.exposed;
    canvas.fill(rectPath(exposed.isNull() ? layout.bounds() : exposed), painting.theme().surround);
    const BoardShapes& shapes = layout.shapes();
    for (std::size_t face = 0; face < shapes.faces.size(); ++face) {
        if (isSeen(painting, face))
            canvas.fill(shapes.faces[face].framed, painting.theme().lines);
    }
    for (const BoardShapes::FilledGround& ground : shapes.grounds) {
        if (painting.shows(ground.bounds))
            canvas.fillBelowLine(ground.shape.path, painting.theme().cell(ground.shape.ground),
                                 layout.lineWidth(ground.shape.face));
    }
    if (painting.brush.style.isOneBit())
        hatchDarkCells(painting.brush);
    paintWater(painting);
    paintLines(painting);
    paintHomeBands(painting);
    paintLabels(painting, false);
}

void paintGroundMarks(const Painting& painting)
{
    paintBridges(painting);
    paintKeeps(painting);
    paintRoads(painting);
    paintSeams(painting);
    paintFaceLines(painting);
    paintLabels(painting, true);
}

void paintNamesOverPieces(const Painting& painting)
{
    if (painting.brush.style.isOneBit())
        paintLabels(painting, true, BelowName::Nothing);
}

} // namespace ringford::ui
