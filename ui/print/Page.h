// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/DiagramBlock.h"
#include "ui/print/PrintDocument.h"

#include <QMarginsF>

namespace ringford::ui {

/** A page to print on; lengths in mm. */
struct PageSpec {
    QSizeF paper{210, 297};
    QMarginsF margins{15, 15, 15, 15};
    QString checkLine; ///< what is written at a line of 100 mm, by which a printer can be checked; empty: no line

    /** Of that paper, with the usual margins: on one smaller than A4 less, as booklets have. */
    static PageSpec on(QSizeF paper);
    /** Where something can stand: without the margins, and without the room for the line. */
    QRectF space() const;
};

bool fits(const PageSpec& page, const DiagramBlock& block);
/** The largest cells with which a diagram fits on a page, to a tenth of a mm; nothing if none of 1 mm and more does. */
std::optional<double> largestCell(const PageSpec& page, const DiagramSpec& spec, PieceArt& art);

/** A diagram alone, with the colour around its board; @p block outlives it. */
PrintPage pageOf(const DiagramBlock& block);
/** The diagram in the middle of the upper part of a page, and the line below; @p block outlives it. */
PrintPage pageOf(const DiagramBlock& block, const PageSpec& page);
/** The same as a document. @pre @p diagram has a style of paper */
PrintDocument diagramDocument(const QString& title, const PageSpec& page, const DiagramSpec& diagram);
/** The line alone. */
void paintCheckLine(Canvas& canvas, const PageSpec& page, const BoardStyle& style);

} // namespace ringford::ui
