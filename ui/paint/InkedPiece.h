// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/PieceLook.h"
#include "ui/paint/PieceTemplate.h"
#include "ui/paint/Stroke.h"

#include <vector>

namespace ringford::ui {

/** A shape with its colours, in units of a piece's box. */
struct InkedShape {
    QPainterPath path;
    QColor fill;   ///< invalid: none
    Stroke stroke; ///< of width 0: none; on top of the fill
};

/**
 * A piece in colours, in the order in which its shapes are painted; @p outline in units, @p isMarked with its seat's
 * mark.
 */
std::vector<InkedShape> inkedShapes(const PieceTemplate& shapes, const PieceLook& look, double outline, bool isMarked);

/** The same with the weights of paper; where ink is saved, only the foot has its seat's colour in full. */
std::vector<InkedShape> printedShapes(const PieceTemplate& shapes, const PieceLook& look, PaperStyle style,
                                      double boxInMm);

} // namespace ringford::ui
