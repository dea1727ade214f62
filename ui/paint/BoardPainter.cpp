// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/BoardPainter.h"

#include "ui/paint/BoardClocks.h"
#include "ui/paint/DrawnMarks.h"
#include "ui/paint/GroundPainter.h"
#include "ui/paint/Marks.h"
#include "ui/paint/PainterCanvas.h"
#include "ui/paint/Painting.h"
#include "ui/paint/PieceStack.h"
#include "ui/paint/RingMarks.h"
#include "ui/paint/SeatNotes.h"
#include "ui/paint/SetBadge.h"
#include "ui/paint/TableMarks.h"
#include "ui/paint/TargetMarks.h"
#include "ui/words/SeatLetters.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ringford::ui {

namespace {

constexpr double kGhost = 0.35;
constexpr double kLyingBox = 0.4; // of a piece's box: what lies on a cell with a piece
constexpr double kAheadBox = 0.5;

bool standsOn(const BoardPicture& picture, Cell cell)
{
    return std::ranges::any_of(picture.contents.pieces, [cell](const PlacedPiece& one) { return one.cell == cell; });
}

/** Whether something lies on a cell that a piece could go onto: a flag, a mine. */
bool liesOn(const BoardPicture& picture, Cell cell)
{
    return std::ranges::any_of(picture.contents.markers, [&](const Marker& marker) {
        return marker.cell == cell && !picture.game->kind(marker.kind).isAhead;
    });
}

void paintHomeBars(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    for (const Side side : picture.contents.sidesOnTurn) {
        const SideInfo& info = picture.game->side(side);
        const double cell = painting.layout().cellSize(info.face);
        if (cell == 0 || !painting.showsAround(info.face, cell))
            continue;
        const QRectF band = painting.layout().homeEdge(info.face, info.homeAngle).band.boundingRect();
        const double reach = 0.4 * cell; // the arrow head
        if (painting.shows(band.adjusted(-reach, -reach, reach, reach)))
            drawHomeBar(painting.brush, info);
    }
}

/** A stalemate on one of several boards: all that happens there is waiting. */
void paintWaiting(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    for (const Side side : picture.contents.sidesWaiting) {
        const SideInfo& info = picture.game->side(side);
        const double cell = painting.layout().cellSize(info.face);
        if (cell > 0 && painting.showsAround(info.face, cell))
            drawWaiting(painting.brush, info);
    }
}

/** Cells in another colour. Lines come above them, for they fill their cells whole. */
void paintTints(const Painting& painting)
{
    if (painting.brush.style.paper) // frames and brackets tell the same with less ink
        return;
    const BoardPicture& picture = painting.picture;
    const Board& board = painting.layout().board();
    std::vector<std::pair<Cell, QColor>> tints;
    for (const std::vector<Cell>* cells : {&picture.earlierActions.touched, &picture.earlierActions.ends}) {
        for (const Cell cell : *cells)
            tints.emplace_back(cell, painting.theme().earlierAction(board.ground(cell)));
    }
    for (const std::vector<Cell>* cells : {&picture.lastAction.touched, &picture.lastAction.ends}) {
        for (const Cell cell : *cells)
            tints.emplace_back(cell, painting.theme().lastAction(board.ground(cell)));
    }
    if (picture.selected && !picture.isInspecting)
        tints.emplace_back(*picture.selected, painting.theme().selection(board.ground(*picture.selected)));
    if (picture.pointedAt && picture.pointedAt != picture.selected)
        tints.emplace_back(*picture.pointedAt, painting.theme().selection(board.ground(*picture.pointedAt)));
    std::erase_if(tints, [&](const auto& tint) { return !painting.showsNear(tint.first); });
    for (const auto& [cell, colour] : tints)
        drawTint(painting.brush, cell, colour);
    for (const auto& [cell, colour] : tints)
        painting.canvas().stroke(painting.layout().linesAround(board.place(cell)),
                                 cellLine(painting, board.place(cell).face));
}

/** Which way a piece goes, if it goes one way. */
std::optional<PawnWay> wayOf(const Painting& painting, const PlacedPiece& placed)
{
    const std::size_t side = placed.piece.side.index;
    const std::vector<double>& turns = painting.picture.pieceTurns;
    if (!placed.facts.heading)
        return std::nullopt;
    return PawnWay{*placed.facts.heading, side < turns.size() ? turns[side] : 0};
}

/** Where signs of the piece on a cell stand in its corners. */
std::vector<QPointF> signsOn(const Painting& painting, Cell cell)
{
    const Contents& contents = painting.picture.contents;
    const auto placed =
        std::ranges::find_if(contents.pieces, [&](const PlacedPiece& piece) { return piece.cell == cell; });
    if (placed == contents.pieces.end() || contents.sidesOut.contains(placed->piece.side))
        return {};
    std::vector<QPointF> signs;
    const auto way = wayOf(painting, *placed);
    if (way)
        signs.push_back(headingCentre(painting.brush, cell, *way));
    if (placed->facts.travelled.value_or(0) > 0)
        signs.push_back(travelledCentre(painting.brush, cell, way));
    return signs;
}

void paintBrackets(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    painting.each(picture.lastAction.ends,
                  [&](const MarkBrush& brush, Cell cell) { drawBrackets(brush, cell, signsOn(painting, cell)); });
    painting.each(picture.earlierActions.ends,
                  [&](const MarkBrush& brush, Cell cell) { drawFaintBrackets(brush, cell, signsOn(painting, cell)); });
}

/** What is known of pieces beyond what they are. It belongs to their cells: it is right however the board is turned. */
void paintFacts(const Painting& painting)
{
    for (const PlacedPiece& placed : painting.picture.contents.pieces) {
        // What is only an obstacle goes nowhere any more.
        if (!painting.shows(placed.cell) || painting.picture.contents.sidesOut.contains(placed.piece.side))
            continue;
        const Colour colour = painting.picture.game->side(placed.piece.side).colour;
        const auto way = wayOf(painting, placed);
        if (way)
            drawHeading(painting.brush, placed.cell, *way, painting.theme().piece(colour));
        // No number is as good as a 0, which every pawn would have at the start.
        if (placed.facts.travelled.value_or(0) > 0)
            drawTravelled(painting.brush, placed.cell, *placed.facts.travelled, way);
    }
}

/** Who sits at an edge, and where that is said. */
struct SeatDisc {
    Seat seat;
    QPointF centre;
    double radius;
};

/** Of the sides near what is to be painted. A seat that sits between two boards of a circle is told once. */
std::vector<SeatDisc> seatDiscs(const Painting& painting)
{
    constexpr double kNear = 2.5; // cells: as far as from board to board
    const Contents& contents = painting.picture.contents;
    const BoardLayout& layout = painting.layout();
    const bool isCircle = layout.plan() && layout.plan()->isCircle;
    std::vector<SeatDisc> discs;
    for (std::size_t index = 0; index < painting.picture.game->sides.size(); ++index) {
        const SideInfo& side = painting.picture.game->sides[index];
        const double cell = layout.cellSize(side.face);
        const double radius = layout.measures(side.face).badgeRadius();
        const double near = std::max(kNear * cell, 3 * radius);
        if (cell == 0 || !painting.showsAround(side.face, 2 * (near + radius))) // the board across, too
            continue;
        const Seat seat = index < contents.players.size() ? contents.players[index] : side.seat;
        const QPointF centre = layout.homeEdge(side.face, side.homeAngle).badge;
        const auto same = std::ranges::find_if(discs, [&](const SeatDisc& other) {
            const QPointF off = other.centre - centre;
            return isCircle && other.seat == seat && std::hypot(off.x(), off.y()) < near;
        });
        if (same != discs.end())
            same->centre = (same->centre + centre) / 2;
        else
            discs.push_back({seat, centre, radius});
    }
    return discs;
}

/** Of several boards one knows no longer by what stands there who sits where. */
void paintSeats(const Painting& painting)
{
    if (!painting.layout().isOneOfSeveral())
        return;
    for (const SeatDisc& disc : seatDiscs(painting)) {
        const QPointF reach(disc.radius + 1, disc.radius + 1);
        if (painting.shows(QRectF(disc.centre - reach, disc.centre + reach)))
            drawSeatBadge(painting.brush, disc.centre, disc.radius,
                          words::withLetters(*painting.picture.game, disc.seat));
    }
}

/** Where somebody sits who has several seats. */
void paintHeldEdges(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    for (std::size_t index = 0; index < picture.contents.players.size() && !picture.heldTogether.empty(); ++index) {
        const SideInfo& side = picture.game->sides[index];
        const double cell = painting.layout().cellSize(side.face);
        if (picture.heldTogether.contains(picture.contents.players[index]) && cell > 0 &&
            painting.showsAround(side.face, cell))
            drawHeldEdge(painting.brush, side);
    }
}

void paintTurnNotes(const Painting& painting)
{
    const auto middle = painting.layout().middle(0);
    if (middle && painting.shows(*middle))
        drawTurnNotes(painting.brush, *middle, painting.picture.turnNotes);
}

/** Whether all that is to be painted lies on the cells of one board. */
bool showsOneBoardAlone(const Painting& painting)
{
    return !painting.part.exposed.isNull() &&
           std::ranges::any_of(painting.layout().shapes().faces, [&](const BoardShapes::FaceShape& face) {
               return face.bounds.contains(painting.part.exposed);
           });
}

/** What is told between and beside the boards of a table: who sits there, what they hold, their clocks. */
void paintAround(const Painting& painting)
{
    if (!painting.layout().plan() || showsOneBoardAlone(painting))
        return; // this is painted while pieces are dragged across it
    const BoardPicture& picture = painting.picture;
    const std::vector<SeatGap> gaps = seatGaps(painting.layout(), *picture.game, picture.contents);
    const bool showsGaps = std::ranges::any_of(gaps, [&](const SeatGap& gap) { return painting.shows(gap.bounds()); });
    if (!showsGaps && !showsDials(painting))
        return;
    const SeatSet reported = seatsTellingClocks(painting, gaps);
    paintSeatNotes(painting, gaps, reported);
    paintBoardClocks(painting, reported);
}

/** Each arrow that is drawn, with what it reaches. */
template <class Draw> void eachArrow(const Painting& painting, Draw draw)
{
    const BoardPicture& picture = painting.picture;
    for (const auto* const arrows : {&picture.foresight.ways, &picture.arrows}) {
        for (const Arrow& arrow : *arrows)
            draw(arrow, ArrowEnds{standsOn(picture, arrow.from), standsOn(picture, arrow.to)});
    }
}

void paintArrows(const Painting& painting)
{
    eachArrow(painting, [&](const Arrow& arrow, ArrowEnds ends) { drawArrow(painting.brush, arrow, ends); });
}

void paintRings(const Painting& painting)
{
    for (const MarkedCell& ring : painting.picture.rings) {
        if (painting.shows(ring.cell))
            drawRing(painting.brush, ring);
    }
}

void paintUnder(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    paintTints(painting);
    for (const MarkedCell& fill : picture.fills) {
        if (painting.shows(fill.cell))
            drawFill(painting.brush, fill);
    }
    paintGroundMarks(painting);
    painting.each(picture.dangers, drawDanger);
    painting.each(picture.foresight.threatened, drawDanger);
    paintBrackets(painting);
    for (const ShotLine& shot : picture.lastAction.shots)
        drawShotLine(painting.brush, shot);
    if (picture.selected && painting.shows(*picture.selected))
        drawSelectionFrame(painting.brush, *picture.selected);
    painting.each(picture.checks(), drawCheckStar);
    for (const auto* const targets : {&picture.targets, &picture.foresight.range}) {
        for (const Target& target : *targets) {
            if (target.kind == Target::Kind::Capture && painting.shows(target.cell))
                drawCaptureRing(painting.brush, target.cell);
        }
    }
    paintRings(painting); // a piece is whole in its ring
    if (painting.brush.style.isOneBit())
        paintArrows(painting); // above pieces their white would hide them
    paintHomeBars(painting);
    paintSeats(painting);
    paintAround(painting);
    paintWaiting(painting);
    paintHeldEdges(painting);
    paintTurnNotes(painting);
}

void paintPieces(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    const BoardLayout& layout = painting.layout();
    for (const PieceStack& placed : pieceStacksOn(*picture.game, picture.contents)) {
        if (!painting.shows(placed.cell) || contains(picture.lifted, placed.cell))
            continue;
        const std::size_t side = placed.piece.side.index;
        const double angle = side < picture.pieceTurns.size() ? picture.pieceTurns[side] : 0;
        const double opacity = contains(picture.ghosts, placed.cell) ? kGhost : 1;
        PieceLook look = lookOf(*picture.game, placed.piece, painting.theme());
        look.isOut = picture.contents.sidesOut.contains(placed.piece.side);
        const Pose pose{layout.cellCentre(placed.cell), layout.pieceBox(placed.cell), angle, opacity};
        painting.canvas().piece(look, pose);
        if (const int number = setNumber(layout.board(), placed.cell, placed.piece);
            number != 0 && painting.brush.style.showsSets)
            paintSetBadge(painting.canvas(), pose, number);
        for (int number = static_cast<int>(placed.carried.size()); number-- > 0;)
            paintCarried(painting.canvas(), *painting.brush.style.art,
                         lookOf(*picture.game, placed.carried[static_cast<std::size_t>(number)], painting.theme()),
                         carriedPose(pose, number));
    }
}

/** What lies beside a piece, and what will come down. */
void paintMarkers(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    const BoardLayout& layout = painting.layout();
    for (const Marker& marker : lyingOn(*picture.game, picture.contents)) {
        if (!painting.shows(marker.cell))
            continue;
        const PieceLook look = lookOf(*picture.game, {marker.kind, marker.side, 0}, painting.theme());
        const QPointF centre = layout.cellCentre(marker.cell);
        const double box = layout.pieceBox(marker.cell);
        if (picture.game->kind(marker.kind).isAhead) {
            drawShotRing(painting.brush, marker.cell);
            // A piece that it would hide is aimed at all the same.
            const bool isOnPiece = standsOn(picture, marker.cell);
            const double away = isOnPiece ? (1 - kLyingBox) / 2 * box : 0;
            paintCarried(painting.canvas(), *painting.brush.style.art, look,
                         {centre + QPointF(away, away), (isOnPiece ? kLyingBox : kAheadBox) * box, 0, 1});
        } else {
            const double away = (1 - kLyingBox) / 2 * box;
            paintCarried(painting.canvas(), *painting.brush.style.art, look,
                         {centre + QPointF(-away, away), kLyingBox * box, 0, 1});
        }
    }
}

bool has(const std::vector<Target>& targets, const Target& target)
{
    return std::ranges::find(targets, target) != targets.end();
}

/** What can be aimed at, where that is nearly everywhere. */
void paintReach(const Painting& painting)
{
    std::vector<Cell> cells;
    for (const Target& target : painting.picture.targets) {
        if (target.kind == Target::Kind::Aim)
            cells.push_back(target.cell);
    }
    drawReach(painting.brush, cells);
}

/** Marks that lie above pieces; what is taken by going there has its ring below them. */
void paintTargets(const Painting& painting, const std::vector<Target>& targets, bool isOnlyLookedAt)
{
    for (const Target& target : targets) {
        const bool isInReach = painting.picture.isAimingWide && target.kind == Target::Kind::Aim;
        if (!painting.shows(target.cell) || isInReach)
            continue;
        if (target.kind == Target::Kind::Aim)
            drawAim(painting.brush, target.cell,
                    standsOn(painting.picture, target.cell) || liesOn(painting.picture, target.cell));
        else if (target.kind == Target::Kind::Move && liesOn(painting.picture, target.cell))
            drawPickUpDisc(painting.brush, target.cell);
        else if (target.kind == Target::Kind::Move)
            (isOnlyLookedAt ? drawInspectedDisc : drawTargetDisc)(painting.brush, target.cell);
        else if (target.kind == Target::Kind::Drop)
            drawDropDisc(painting.brush, target.cell);
        else if (target.kind == Target::Kind::Shot)
            (has(targets, {target.cell, Target::Kind::Capture}) ? drawShotRing : drawShotMark)(painting.brush,
                                                                                               target.cell);
        else if (target.kind == Target::Kind::Swap)
            drawSwapRing(painting.brush, target.cell);
    }
}

/** The numbers of arrows, and what is written: above all of them. */
void paintWritten(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    for (std::size_t i = 0; picture.numbersArrows && i < picture.arrows.size(); ++i)
        drawArrowNumber(painting.brush, picture.arrows[i], static_cast<int>(i) + 1);
    const auto isSeen = [&painting](const CellLabel& label) { return painting.shows(label.cell); };
    if (std::ranges::none_of(picture.labels, isSeen))
        return;
    std::vector<QPolygonF> heads;
    eachArrow(painting,
              [&](const Arrow& arrow, ArrowEnds ends) { heads.push_back(headOf(painting.brush, arrow, ends)); });
    for (std::size_t i = 0; picture.numbersArrows && i < picture.arrows.size(); ++i)
        heads.emplace_back(placeOfNumber(painting.brush, picture.arrows[i]));
    std::vector<bool> areOnPieces;
    for (const CellLabel& label : picture.labels)
        areOnPieces.push_back(standsOn(picture, label.cell));
    std::vector<Cell> pieces;
    for (const PlacedPiece& one : picture.contents.pieces)
        pieces.push_back(one.cell);
    const std::vector<LabelPlate> plates =
        labelPlates(painting.brush, picture.labels, {areOnPieces, heads, pieces, painting.part.cells});
    for (std::size_t i = 0; i < picture.labels.size(); ++i) {
        if (isSeen(picture.labels[i]))
            drawLabel(painting.brush, picture.labels[i], plates[i]);
    }
}

void paintOver(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    paintFacts(painting);
    paintMarkers(painting);
    if (picture.isAimingWide)
        paintReach(painting);
    paintTargets(painting, picture.targets, picture.isInspecting);
    paintTargets(painting, picture.foresight.range, true);
    if (!picture.leavings.empty()) {
        drawLeavingStrips(painting.brush, picture.leavings);
        paintHomeBars(painting); // whose turn it is and the rows' names stay clear
        paintLabels(painting, false);
    }
    for (const Cell cell : picture.leavings) // they lie outside the cell
        drawLeaving(painting.brush, cell);
    if (!painting.brush.style.isOneBit())
        paintArrows(painting);
    paintWritten(painting);
    painting.each(picture.foresight.lost, drawLost);
    for (const int face : picture.contents.acted) {
        if (painting.layout().cellSize(face) > 0)
            drawActed(painting.brush, *picture.game, face);
    }
    for (const ClosedFace& closed : picture.contents.closed) {
        const bool isClosing = std::ranges::find(picture.closing, closed.face) != picture.closing.end();
        if (painting.layout().cellSize(closed.face) == 0 || isClosing)
            continue;
        const auto index = static_cast<std::size_t>(closed.face);
        drawClosed(painting.brush, closed.face,
                   index < picture.closedNotes.size() ? picture.closedNotes[index] : QString());
    }
}

void paintCursor(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    if (picture.isHidden) {
        paintGround(painting); // over pieces wherever they are on their way
        paintHomeBars(painting);
        paintTurnNotes(painting);
    }
    if (!picture.sign.isEmpty())
        drawSign(painting.brush, picture.sign);
    if (picture.stop && !picture.isHidden && painting.shows(*picture.stop))
        drawStop(painting.brush, *picture.stop);
    if (picture.cursor && painting.shows(*picture.cursor))
        drawCursor(painting.brush, *picture.cursor);
}

} // namespace

void paintBoard(Canvas& canvas, const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                const BoardPart& part)
{
    const Painting painting{{canvas, layout, style}, picture, part};
    if (part.layers & BoardLayer::Ground)
        paintGround(painting);
    if (part.layers & BoardLayer::Under)
        paintUnder(painting);
    if (part.layers & BoardLayer::Pieces) {
        paintPieces(painting);
        paintNamesOverPieces(painting);
    }
    if (part.layers & BoardLayer::Over)
        paintOver(painting);
    if (part.layers & BoardLayer::Cursor)
        paintCursor(painting);
}

void paintBoard(QPainter& painter, const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                const BoardPart& part)
{
    PainterCanvas canvas(painter, *style.art, style.font, layout.options().pixel, style.paper);
    paintBoard(canvas, layout, picture, style, part);
}

void paintPiece(QPainter& painter, const BoardLayout& layout, const BoardStyle& style, const PieceLook& look,
                QPointF centre, double scale)
{
    PainterCanvas canvas(painter, *style.art, style.font, layout.options().pixel);
    canvas.piece(look, {centre, layout.pieceBox(0) * scale, 0, 1});
}

} // namespace ringford::ui
