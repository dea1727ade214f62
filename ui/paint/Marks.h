// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardLayout.h"
#include "ui/paint/BoardPicture.h"
#include "ui/paint/Canvas.h"

#include <QPointF>
#include <QPolygonF>

#include <vector>

namespace ringford::ui {

/** What every mark needs to be drawn. */
struct MarkBrush {
    Canvas& canvas;
    const BoardLayout& layout;
    const BoardStyle& style;

    Place place(Cell cell) const { return layout.board().place(cell); }
    /** Lengths of marks count in cells; on a wedge in its inscribed circle. */
    double unit(Cell cell) const { return layout.inscribed(place(cell)); }
    /** Thickness of a mark's lines, from cells to layout units. */
    double thick(Cell cell, double cells) const
    {
        if (!style.paper)
            return canvas.crisp(cells * unit(cell) * style.markScale);
        constexpr double kMarkInCells = 0.05; // what has the weight of a mark on paper
        return std::max(weights::kLeast,
                        cells / kMarkInCells * paperWeight(weights::kMark, layout.cellSize(cell)) * style.markScale);
    }
    /** Thickness of a line of the board itself: @p length on screens, @p mm on paper. */
    double line(double length, double mm, int face) const
    {
        return canvas.crisp(style.paper ? paperWeight(mm, layout.cellSize(face)) : length);
    }
};

/** Each of these is told from all others by its shape alone. */
void drawTint(const MarkBrush& brush, Cell cell, const QColor& colour);
/** In the corners of the cell, but in none where one of @p signs stands, which it would cross out. */
void drawBrackets(const MarkBrush& brush, Cell cell, const std::vector<QPointF>& signs = {});
/** The same, thinner and shorter: what was played last on another board. */
void drawFaintBrackets(const MarkBrush& brush, Cell cell, const std::vector<QPointF>& signs = {});
void drawSelectionFrame(const MarkBrush& brush, Cell cell);
void drawCursor(const MarkBrush& brush, Cell cell);
void drawDanger(const MarkBrush& brush, Cell cell);
/** A cross beside a piece that would be destroyed. Lies above it. */
void drawLost(const MarkBrush& brush, Cell cell);
void drawCheckStar(const MarkBrush& brush, Cell cell);
void drawRing(const MarkBrush& brush, const MarkedCell& ring);
/** Whether pieces stand where an arrow begins and ends. */
struct ArrowEnds {
    bool leavesPiece;
    bool meetsPiece;
};
void drawArrow(const MarkBrush& brush, const Arrow& arrow, ArrowEnds ends);
/** Its head alone: three corners, the tip in the middle. */
QPolygonF headOf(const MarkBrush& brush, const Arrow& arrow, ArrowEnds ends);
/**
 * Bar and arrow head, with a rim that is seen on the surround whatever fills it, at the edge of a side that is on turn.
 */
void drawHomeBar(const MarkBrush& brush, const SideInfo& side);
/** A veil over a board that is no longer played on, with a note across it. */
void drawClosed(const MarkBrush& brush, int face, const QString& note);

} // namespace ringford::ui
