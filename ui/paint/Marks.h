// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardLayout.h"
#include "ui/paint/BoardPicture.h"
#include "ui/paint/Canvas.h"

namespace ringford::ui {

/** What every mark needs to be drawn. */
struct MarkBrush {
    Canvas& canvas;
    const BoardLayout& layout;
    const BoardStyle& style;

    Place place(Cell cell) const { return layout.board().place(cell); }
    /** Lengths of marks count in cells; on a wedge in its inscribed circle. */
    double unit(Cell cell) const { return layout.inscribed(place(cell)); }
    /** Thickness of a mark's lines, from cells to layout units. */
    double thick(Cell cell, double cells) const
    {
        if (!style.paper)
            return canvas.crisp(cells * unit(cell) * style.markScale);
        constexpr double kMarkInCells = 0.05; // what has the weight of a mark on paper
        return std::max(weights::kLeast,
                        cells / kMarkInCells * paperWeight(weights::kMark, layout.cellSize(cell)) * style.markScale);
    }
    /** Thickness of a line of the board itself: @p length on screens, @p mm on paper. */
    double line(double length, double mm, int face) const
    {
        return canvas.crisp(style.paper ? paperWeight(mm, layout.cellSize(face)) : length);
    }
};

/** Fills what belongs to a seat, a band or a bar: with its colour, without colours with its hatch. */
void fillSeat(const MarkBrush& brush, const QPainterPath& path, Colour seat);
/** Slanting lines on the dark cells: what tells them without grey. */
void hatchDarkCells(const MarkBrush& brush);
/** White below a word that stands on what may be hatched. */
void clearBelow(const MarkBrush& brush, const Word& word);
/** What a person drew, without colours: solid, hollow, dashed or with a double line along its middle. */
void drawOneBitDrawing(const MarkBrush& brush, const QPainterPath& shape, const QPainterPath& middle, double thick,
                       MarkColour colour);
/** A mark behind what is attacked, and one over what is closed, without colours. */
void drawOneBitStar(const MarkBrush& brush, Cell cell, const QPainterPath& star);
void drawOneBitClosed(const MarkBrush& brush, int face, const QString& note);
void drawOneBitWaves(const MarkBrush& brush, Place place);

/** Each of these is told from all others by its shape alone. */
void drawTint(const MarkBrush& brush, Cell cell, const QColor& colour);
void drawBrackets(const MarkBrush& brush, Cell cell);
/** The same, thinner and shorter: what was played last on another board. */
void drawFaintBrackets(const MarkBrush& brush, Cell cell);
void drawSelectionFrame(const MarkBrush& brush, Cell cell);
void drawCursor(const MarkBrush& brush, Cell cell);
void drawDanger(const MarkBrush& brush, Cell cell);
/** A cross beside a piece that would be destroyed. Lies above it. */
void drawLost(const MarkBrush& brush, Cell cell);
void drawCheckStar(const MarkBrush& brush, Cell cell);
void drawTargetDisc(const MarkBrush& brush, Cell cell);
/** Where a piece would go that is only looked at: a thin circle. */
void drawInspectedDisc(const MarkBrush& brush, Cell cell);
void drawDropDisc(const MarkBrush& brush, Cell cell);
/** The same where something lies that would be picked up: beside it, with a rim. */
void drawPickUpDisc(const MarkBrush& brush, Cell cell);
/** Four thin ticks, around the middle or (@p isAround) around a piece: something could be aimed at there. */
void drawAim(const MarkBrush& brush, Cell cell, bool isAround);
/** An arrow head over the rim, at each side over which a piece can leave from the cell. */
void drawLeaving(const MarkBrush& brush, Cell cell);
void drawCaptureRing(const MarkBrush& brush, Cell cell);
/** A disc with a tick in the corner of a cell: what rests there may stay. Lies above the piece. */
void drawStop(const MarkBrush& brush, Cell cell);
/** Where something can be shot, but not taken by going there: a ring that is open between its ticks. */
void drawShotMark(const MarkBrush& brush, Cell cell);
/** The closed ring with ticks: what is shot at, or can be both shot and taken. */
void drawShotRing(const MarkBrush& brush, Cell cell);
/** From who shot, who stays, to what was shot: dashes, and ticks at their end. */
void drawShotLine(const MarkBrush& brush, const ShotLine& shot);
/** Two arrows that chase each other round the cell: the pieces change places. */
void drawSwapRing(const MarkBrush& brush, Cell cell);
void drawRing(const MarkBrush& brush, const MarkedCell& ring);
/** Colour over a cell, pale enough for what stands there. */
void drawFill(const MarkBrush& brush, const MarkedCell& fill);
/** A word on a plate: in the middle of its cell, or (@p isOnPiece) above what stands there. */
void drawLabel(const MarkBrush& brush, const CellLabel& label, bool isOnPiece);
/** Whether pieces stand where an arrow begins and ends. */
struct ArrowEnds {
    bool leavesPiece;
    bool meetsPiece;
};
void drawArrow(const MarkBrush& brush, const Arrow& arrow, ArrowEnds ends);
/** A disc with the number of an arrow, on its shaft. */
void drawArrowNumber(const MarkBrush& brush, const Arrow& arrow, int number);
/**
 * Bar and arrow head, with a rim that is seen on the surround whatever fills it, at the edge of a side that is on turn.
 */
void drawHomeBar(const MarkBrush& brush, const SideInfo& side);
/** Three dots at the edge of a side whose turn it is and that has to wait. */
void drawWaiting(const MarkBrush& brush, const SideInfo& side);
/** Makes the edge where a side sits thicker by 2 px: one person has several such. */
void drawHeldEdge(const MarkBrush& brush, const SideInfo& side);
/** The band at the edge where a side sits, which is there all the time. */
void drawHomeBand(const MarkBrush& brush, const SideInfo& side);
/** A line that says where an army starts, or where pawns promote. */
void drawFaceLine(const MarkBrush& brush, const BoardShapes::LineShape& line);
/** Waves; @p over is the way that a bridge leads. */
void drawWater(const MarkBrush& brush, Place place);
void drawBridge(const MarkBrush& brush, Place place, Direction over);
/**
 * A frame inside the border of a keep (from its place of lowest column and row to the opposite one), and what each
 * place has beside.
 */
void drawKeepFrame(const MarkBrush& brush, Place lowest, Place highest);
void drawKeepCross(const MarkBrush& brush, Place place);
/** Round dots along a line: the middle of a board. */
void drawDots(const MarkBrush& brush, const QPainterPath& line);
/** How many cells a pawn has gone that goes that way: a numeral in the corner of its cell, behind it. */
void drawTravelled(const MarkBrush& brush, Cell cell, int number, std::optional<Direction> heading);
/** Which way a pawn goes: an arrow head in a corner of its cell, before it. */
void drawHeading(const MarkBrush& brush, Cell cell, Direction heading, const PieceInk& ink);
/** Who is on turn, in the middle of a board. */
void drawTurnNotes(const MarkBrush& brush, const QRectF& middle, const std::vector<TurnNote>& notes);
/** A word on a plate over the middle of the whole picture, or in a ring's free middle below what stands there. */
void drawSign(const MarkBrush& brush, const QString& text);
/** A dashed line along a road. */
void drawKerb(const MarkBrush& brush, int face, const QPainterPath& path);
/** Two thin lines where boards touch. */
void drawSeam(const MarkBrush& brush, const BoardShapes::SeamShape& seam);
/** A tick in the upper right corner of a board: it has acted in this round. */
void drawActed(const MarkBrush& brush, int face);
/** A disc of a seat with its letters, and, where another seat has its colour, a second rim and stripes. */
void drawSeatBadge(const MarkBrush& brush, QPointF centre, double radius, const SeatInfo& seat);
/** The middles of the stripes on such a disc, of 2 px each; none on a small one. */
QPainterPath badgeStripes(QPointF centre, double radius, double pixel);
/** A veil over a board that is no longer played on, with a note across it. */
void drawClosed(const MarkBrush& brush, int face, const QString& note);

} // namespace ringford::ui
