// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardPainter.h"
#include "ui/paint/Marks.h"
#include "ui/paint/Stroke.h"

#include <vector>

namespace ringford::ui {

/** One painting of a picture, and all it needs. */
struct Painting {
    MarkBrush brush;
    const BoardPicture& picture;
    const BoardPart& part;

    Canvas& canvas() const { return brush.canvas; }
    const BoardLayout& layout() const { return brush.layout; }
    const Theme& theme() const { return brush.style.theme; }

    bool shows(const QRectF& rect) const { return part.exposed.isNull() || part.exposed.intersects(rect); }
    bool shows(Cell cell) const { return shows(layout().cellBounds(cell)); }
    /** Whether something on a board or as far from it as @p reach is to be painted. */
    bool showsAround(int face, double reach) const
    {
        const QRectF& bounds = layout().shapes().faces[static_cast<std::size_t>(face)].bounds;
        return shows(bounds.adjusted(-reach, -reach, reach, reach));
    }
    /** Whether something in the cell and on the lines around it is to be painted. */
    bool showsNear(Cell cell) const
    {
        const double reach = layout().lineWidth(layout().faceOf(cell));
        return shows(layout().cellBounds(cell).adjusted(-reach, -reach, reach, reach));
    }

    template <class Draw> void each(const std::vector<Cell>& cells, Draw draw) const
    {
        for (const Cell cell : cells) {
            if (shows(cell))
                draw(brush, cell);
        }
    }
};

} // namespace ringford::ui
