// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Painting.h"

namespace ringford::ui {

/** The lines between the cells of a board. */
Stroke cellLine(const Painting& painting, int face);

/** What never changes on a board, and the surround. */
void paintGround(const Painting& painting);

/** What a name on a cell lies on where there are only black and white. */
enum class BelowName { White, Nothing };

/** The names of columns and rows: those that lie on cells (@p onCells), or those beside the boards. */
void paintLabels(const Painting& painting, bool onCells, BelowName below = BelowName::White);

/** What belongs to the ground and is seen on what changes, too. */
void paintGroundMarks(const Painting& painting);

/** Names on cells once more where pieces have white around them, which may lie over a name on a narrow cell. */
void paintNamesOverPieces(const Painting& painting);

} // namespace ringford::ui
