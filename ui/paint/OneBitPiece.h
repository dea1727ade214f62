// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/InkedPiece.h"

namespace ringford::ui {

/**
 * The same in black and white alone, for printers and copiers: the seat is told by a hatch, which does not grow with
 * the piece. @p boxInMm is the side of the box on paper.
 */
std::vector<InkedShape> oneBitShapes(const PieceTemplate& shapes, const PieceLook& look, double boxInMm);

} // namespace ringford::ui
