// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Contents.h"
#include "engine/rules/Setup.h"

namespace ringford::ui {

struct Brush;
class SetupDocument;

// What a brush and the hand make of a setup, without changing the document.

/** Whether a piece or something else that can be moved is on @p cell. */
bool hasSomething(const Contents& there, Cell cell);
/** Whether what @p brush puts is there already; false of the hand and the eraser, which put nothing. */
bool isPainted(const SetupDocument& document, const Brush& brush, Cell cell);
/** The setup with what @p brush puts on @p cell, or without it. */
Setup painted(const SetupDocument& document, const Brush& brush, Cell cell, bool takesOff);
/**
 * The setup with what is on @p from moved to @p to, or copied. A piece takes along what it carries, and belongs to the
 * same army of the board that it comes to.
 */
Setup moved(const SetupDocument& document, Cell from, Cell to, bool copies);

} // namespace ringford::ui
