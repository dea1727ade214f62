// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/DiagramBlock.h"
#include "ui/print/PrintDocument.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <memory>
#include <vector>

namespace ringford::ui {

/** A picture that is larger than a page, cut into pages that overlap. Lengths are mm. */
struct Tiling {
    QSizeF paper;      ///< as it is held
    QSizeF room;       ///< of a page, without margins
    double margin = 0; ///< around it
    QPointF start;     ///< of the first page's room in the picture
    QSizeF step;       ///< from page to page
    int columns = 1;
    int rows = 1;

    int count() const { return columns * rows; }
    /** What of the picture a page shows. */
    QRectF part(int column, int row) const;

    /** As few pages as will do, held upright or sideways. @pre the overlap is less than half a page's room */
    static Tiling of(QSizeF picture, QSizeF paper, double margin, double overlap);

    /**
     * Beside the room of a page, which is number @p page: long marks at the sides that are cut off, short ones where
     * the next page's cut side comes to lie; in circles, which pages those are.
     */
    void paintMarks(Canvas& canvas, int column, int row, int page) const;
};

/** A number in a disc, as marks and maps have it. */
void paintPageNumber(Canvas& canvas, QPointF centre, int page, double size);

/** A diagram over as many pages as it needs, at its true size, to be cut and glued. */
struct TiledDiagram {
    QSizeF paper{210, 297};
    double overlap = 10;
    QString title;
    QString tile; ///< `row %1, column %2`
    QString page; ///< `page %1`

    static constexpr double kMargin = 12;
    static constexpr int kMostOverlap = 50;

    Tiling tiling(const DiagramBlock& block) const;
    /** More than DocumentLimits::kMostPages are none that somebody glues: then there are none. */
    std::vector<PrintPage> pages(std::shared_ptr<const DiagramBlock> block) const;
};

} // namespace ringford::ui
