// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Marks.h"

namespace ringford::ui {

// Marks that are told apart without colours and greys, as a printer of one bit a dot needs them.

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

} // namespace ringford::ui
