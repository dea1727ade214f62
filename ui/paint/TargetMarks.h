// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Marks.h"

namespace ringford::ui {

// Where something can be played to. Each is told from all other marks by its shape alone.

void drawTargetDisc(const MarkBrush& brush, Cell cell);

/** Where a piece would go that is only looked at: a thin circle. */
void drawInspectedDisc(const MarkBrush& brush, Cell cell);

void drawDropDisc(const MarkBrush& brush, Cell cell);

/** The same where something lies that would be picked up: beside it, with a rim. */
void drawPickUpDisc(const MarkBrush& brush, Cell cell);

/** Four thin ticks, around the middle or (@p isAround) around a piece: something could be aimed at there. */
void drawAim(const MarkBrush& brush, Cell cell, bool isAround);

/**
 * A line around all these cells together: something could be aimed at any of them. Where places between them are no
 * cells, there is none.
 */
void drawReach(const MarkBrush& brush, const std::vector<Cell>& cells);

/**
 * A strip outside every side of a board over which a piece can leave from one of @p cells: whatever is let go on it
 * leaves.
 */
void drawLeavingStrips(const MarkBrush& brush, const std::vector<Cell>& cells);

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

} // namespace ringford::ui
