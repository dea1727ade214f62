// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/BoardPainter.h"

#include "ui/paint/Marks.h"
#include "ui/paint/PainterCanvas.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ringford::ui {

namespace {

constexpr double kGhost = 0.35;
constexpr double kBadgeRadius = 10; // in units of a piece's box, as all of the badge
constexpr double kBadgeAway = 19;
constexpr double kBadgeText = 15;

/** One painting of a picture, and all it needs. */
struct Painting {
    MarkBrush brush;
    const BoardPicture& picture;
    const BoardPart& part;

    Canvas& canvas() const { return brush.canvas; }
    const BoardLayout& layout() const { return brush.layout; }
    const Theme& theme() const { return brush.style.theme; }

    bool shows(const QRectF& rect) const { return part.exposed.isNull() || part.exposed.intersects(rect); }
    bool shows(Cell cell) const { return shows(layout().cellBounds(cell)); }

    template <class Draw> void each(const std::vector<Cell>& cells, Draw draw) const
    {
        for (const Cell cell : cells) {
            if (shows(cell))
                draw(brush, cell);
        }
    }
};

bool contains(const std::vector<Cell>& cells, Cell cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

bool standsOn(const BoardPicture& picture, Cell cell)
{
    return std::ranges::any_of(picture.contents.pieces, [cell](const PlacedPiece& one) { return one.cell == cell; });
}

QPainterPath rectPath(const QRectF& rect)
{
    QPainterPath path;
    path.addRect(rect);
    return path;
}

void paintGround(const Painting& painting)
{
    const BoardLayout& layout = painting.layout();
    Canvas& canvas = painting.canvas();
    const QRectF whole = layout.bounds();
    const QRectF exposed = painting.part.exposed;
    canvas.fill(rectPath(exposed.isNull() ? whole : whole.intersected(exposed)), painting.theme().surround);
    const BoardShapes& shapes = layout.shapes();
    for (const BoardShapes::FaceShape& face : shapes.faces) {
        if (painting.shows(face.bounds))
            canvas.stroke(face.edge, {painting.theme().lines, 2 * layout.frameWidth(), {}, 0, false, false});
    }
    const std::vector<Tile>& tiles = layout.board().tiles();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (painting.shows(shapes.tiles[i].bounds))
            canvas.fill(shapes.tiles[i].outline, painting.theme().cell(tiles[i].ground));
    }
    for (const BoardLabel& label : shapes.labels) {
        const double reach = label.size * std::max<qsizetype>(2, label.text.size());
        if (painting.shows(QRectF(label.centre - QPointF(reach, reach) / 2, QSizeF(reach, reach))))
            canvas.write({label.centre, label.text, label.size, label.bold, painting.theme().text});
    }
}

void paintHomeBars(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    for (const Side side : picture.contents.sidesOnTurn) {
        const SideInfo& info = picture.game->side(side);
        const QRectF band = painting.layout().homeEdge(info.face, info.homeAngle).band.boundingRect();
        const double reach = 0.3 * painting.layout().cellSize(); // the arrow head
        if (painting.shows(band.adjusted(-reach, -reach, reach, reach)))
            drawHomeBar(painting.brush, info);
    }
}

/** Lines come above the tints, which fill their cells whole. */
void paintLines(const Painting& painting)
{
    const BoardLayout& layout = painting.layout();
    const Stroke line{painting.theme().lines, layout.lineWidth(), {}, 0, false, true};
    for (const BoardShapes::FaceShape& face : layout.shapes().faces) {
        if (painting.shows(face.bounds))
            painting.canvas().stroke(face.lines, line);
    }
}

void paintUnder(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    const Board& board = painting.layout().board();
    const auto tintLast = [&](const MarkBrush& brush, Cell cell) {
        drawTint(brush, cell, painting.theme().lastAction(board.ground(cell)));
    };
    painting.each(picture.lastAction.touched, tintLast);
    painting.each(picture.lastAction.ends, tintLast);
    if (picture.selected && !picture.isInspecting && painting.shows(*picture.selected))
        drawTint(painting.brush, *picture.selected, painting.theme().selection(board.ground(*picture.selected)));
    if (picture.pointedAt && picture.pointedAt != picture.selected && painting.shows(*picture.pointedAt))
        drawTint(painting.brush, *picture.pointedAt, painting.theme().selection(board.ground(*picture.pointedAt)));
    paintLines(painting);
    painting.each(picture.dangers, drawDanger);
    painting.each(picture.lastAction.ends, drawBrackets);
    if (picture.selected && painting.shows(*picture.selected))
        drawSelectionFrame(painting.brush, *picture.selected);
    painting.each(picture.contents.checks, drawCheckStar);
    for (const Target& target : picture.targets) {
        if (target.kind == Target::Kind::Capture && painting.shows(target.cell))
            drawCaptureRing(painting.brush, target.cell);
    }
    paintHomeBars(painting);
}

void paintPieces(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    const BoardLayout& layout = painting.layout();
    for (const PlacedPiece& placed : picture.contents.pieces) {
        if (!painting.shows(placed.cell) || contains(picture.lifted, placed.cell))
            continue;
        const std::size_t side = placed.piece.side.index;
        const double angle = side < picture.pieceTurns.size() ? picture.pieceTurns[side] : 0;
        const double opacity = contains(picture.ghosts, placed.cell) ? kGhost : 1;
        PieceLook look = lookOf(*picture.game, placed.piece, painting.theme());
        look.isOut = picture.contents.sidesOut.contains(placed.piece.side);
        const Pose pose{layout.cellCentre(placed.cell), layout.pieceBox(), angle, opacity};
        painting.canvas().piece(look, pose);
        if (placed.piece.set != 0)
            paintBadge(painting.canvas(), pose, placed.piece.set);
    }
}

void paintOver(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    for (const Target& target : picture.targets) {
        if (!painting.shows(target.cell))
            continue;
        if (target.kind == Target::Kind::Move)
            (picture.isInspecting ? drawInspectedDisc : drawTargetDisc)(painting.brush, target.cell);
        else if (target.kind == Target::Kind::Drop)
            drawDropDisc(painting.brush, target.cell);
        else if (target.kind == Target::Kind::Shot)
            drawShotRing(painting.brush, target.cell);
    }
    for (const Cell cell : picture.leavings) // they lie outside the cell
        drawLeaving(painting.brush, cell);
    for (const MarkedCell& ring : picture.rings) {
        if (painting.shows(ring.cell))
            drawRing(painting.brush, ring);
    }
    for (const Arrow& arrow : picture.arrows)
        drawArrow(painting.brush, arrow, {standsOn(picture, arrow.from), standsOn(picture, arrow.to)});
    for (const ClosedFace& closed : picture.contents.closed) {
        const auto index = static_cast<std::size_t>(closed.face);
        drawClosed(painting.brush, closed.face,
                   index < picture.closedNotes.size() ? picture.closedNotes[index] : QString());
    }
}

void paintCursor(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    if (picture.stop && painting.shows(*picture.stop))
        drawStop(painting.brush, *picture.stop);
    if (picture.cursor && painting.shows(*picture.cursor))
        drawCursor(painting.brush, *picture.cursor);
}

} // namespace

void paintBadge(Canvas& canvas, const Pose& pose, int number)
{
    const double unit = pose.box / PieceTemplate::kBox;
    const QPointF centre = pose.centre + QPointF(kBadgeAway, kBadgeAway) * unit;
    QPainterPath disc;
    disc.addEllipse(centre, kBadgeRadius * unit, kBadgeRadius * unit);
    canvas.fill(disc, Qt::white);
    canvas.stroke(disc, {QColor(0x10, 0x10, 0x10), 1.6 * unit, {}, 0, true, false});
    canvas.write({centre, QString::number(number), kBadgeText * unit, true, QColor(0x10, 0x10, 0x10)});
}

LastAction LastAction::of(const std::vector<Effect>& effects)
{
    LastAction last;
    const auto add = [](std::vector<Cell>& cells, Cell cell) {
        if (!contains(cells, cell))
            cells.push_back(cell);
    };
    for (const Effect& effect : effects) {
        if (effect.kind == Effect::Kind::Moved)
            add(last.ends, effect.from);
        if (effect.kind == Effect::Kind::Moved || effect.kind == Effect::Kind::Placed)
            add(last.ends, effect.to);
        if (effect.kind == Effect::Kind::Captured || effect.kind == Effect::Kind::Removed ||
            effect.kind == Effect::Kind::Left || effect.kind == Effect::Kind::Killed)
            add(last.touched, effect.from);
        if (effect.kind == Effect::Kind::Changed)
            add(last.touched, effect.to);
    }
    std::erase_if(last.touched, [&](Cell cell) { return contains(last.ends, cell); });
    return last;
}

void paintBoard(Canvas& canvas, const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                const BoardPart& part)
{
    const Painting painting{{canvas, layout, style}, picture, part};
    if (part.layers & BoardLayer::Ground)
        paintGround(painting);
    if (part.layers & BoardLayer::Under)
        paintUnder(painting);
    if (part.layers & BoardLayer::Pieces)
        paintPieces(painting);
    if (part.layers & BoardLayer::Over)
        paintOver(painting);
    if (part.layers & BoardLayer::Cursor)
        paintCursor(painting);
}

void paintBoard(QPainter& painter, const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                const BoardPart& part)
{
    PainterCanvas canvas(painter, *style.art, style.font, layout.options().pixel);
    paintBoard(canvas, layout, picture, style, part);
}

void paintPiece(QPainter& painter, const BoardLayout& layout, const BoardStyle& style, const PieceLook& look,
                QPointF centre, double scale)
{
    PainterCanvas canvas(painter, *style.art, style.font, layout.options().pixel);
    canvas.piece(look, {centre, layout.pieceBox() * scale, 0, 1});
}

} // namespace ringford::ui
