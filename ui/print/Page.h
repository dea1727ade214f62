// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/DiagramBlock.h"

#include <QMarginsF>

namespace ringford::ui {

/** A page to print on; lengths in mm. */
struct PageSpec {
    QSizeF paper{210, 297};
    QMarginsF margins{15, 15, 15, 15};
    QString checkLine; ///< what is written at a line of 100 mm, by which a printer can be checked; empty: no line

    /** Where something can stand: without the margins, and without the room for the line. */
    QRectF space() const;
};

bool fits(const PageSpec& page, const DiagramBlock& block);
/** The largest cells with which a diagram fits on a page, to a tenth of a mm; nothing if none of 1 mm and more does. */
std::optional<double> largestCell(const PageSpec& page, const DiagramSpec& spec, PieceArt& art);

/** The diagram in the middle of the upper part of the page, and the line below. */
void paintPage(Canvas& canvas, const PageSpec& page, const DiagramBlock& block);
/** The line alone. */
void paintCheckLine(Canvas& canvas, const PageSpec& page, const BoardStyle& style);

} // namespace ringford::ui
