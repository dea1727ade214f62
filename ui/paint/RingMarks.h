// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Marks.h"

namespace ringford::ui {

// What tells sides, ways and turns on a board without edges.

/** The band at the edge where a side sits, which is there all the time. */
void drawHomeBand(const MarkBrush& brush, const SideInfo& side);

/** A line that says where an army starts, or where pawns promote. */
void drawFaceLine(const MarkBrush& brush, const BoardShapes::LineShape& line);

/** Which way a pawn goes that stands turned by so many degrees, clockwise. */
struct PawnWay {
    Direction heading;
    double angle = 0;
};

/** Where on a pawn's cell what drawTravelled() and drawHeading() draw has its middle. */
QPointF travelledCentre(const MarkBrush& brush, Cell cell, std::optional<PawnWay> way);
QPointF headingCentre(const MarkBrush& brush, Cell cell, PawnWay way);

/** How many cells a pawn has gone: a numeral in a corner of its cell, clear of the pawn if it goes one way. */
void drawTravelled(const MarkBrush& brush, Cell cell, int number, std::optional<PawnWay> way);

/** Which way a pawn goes: an arrow head in a corner of its cell that touches neither the pawn nor a side. */
void drawHeading(const MarkBrush& brush, Cell cell, PawnWay way, const PieceInk& ink);

/** Who is on turn, in the middle of a board. */
void drawTurnNotes(const MarkBrush& brush, const QRectF& middle, const std::vector<TurnNote>& notes);

/** What of the middle they take. @pre there are some */
QRectF turnNotesBounds(const QRectF& middle, const std::vector<TurnNote>& notes);

/** A word on a plate over the middle of the whole picture, or in a ring's free middle below what stands there. */
void drawSign(const MarkBrush& brush, const QString& text);

} // namespace ringford::ui
