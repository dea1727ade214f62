// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/LayoutParts.h"

#include <QPointF>
#include <QSizeF>

#include <vector>

namespace ringford::ui {

/**
 * Two boards that stand side by side without a gap: a step leads from the last column of one into the first of the
 * other.
 */
struct Seam {
    int left = 0; ///< numbers among the faces
    int right = 0;
    bool operator==(const Seam&) const = default;
};

/** The seams of a table of square boards, from the left. */
std::vector<Seam> seamsOf(const Board& board);

/**
 * Where each board of a table of square boards stands: what Arrangement asks for, worked out. Units as in BoardLayout.
 */
struct TablePlan {
    struct Stand {
        QPointF centre;  ///< of the cells
        double turn = 0; ///< as LayoutOptions::turns
        double cell = 0; ///< side of a cell; 0: the board is not seen
        bool operator==(const Stand&) const = default;
    };
    std::vector<Stand> stands; ///< by face
    QSizeF size;               ///< of the whole picture
    bool isLinked = false;     ///< in rows without gaps
    int perRow = 0;            ///< boards in such a row; 0: all
    bool isCircle = false;     ///< there is room for badges outside the edges

    /** Whether a linked board and the next one stand side by side, not at the end of a row and the beginning of another. */
    bool areJoined(int left) const { return perRow == 0 || (left + 1) % perRow != 0; }
    /** Of the largest board. */
    double cellSize() const;
    bool operator==(const TablePlan&) const = default;

    /**
     * With cells of a size (of the board in focus, if one is), as close to a square as boards can stand. @pre all faces
     * are square
     */
    static TablePlan of(const Board& board, double cellSize, const LayoutOptions& options);
    /** With the largest cells that fit into @p space; never smaller than 4 px. @pre all faces are square */
    static TablePlan fitting(const Board& board, QSizeF space, const LayoutOptions& options);
    /**
     * On the way from one plan of a table to another, @p part of 0 to 1. What is seen in one of them alone grows or
     * shrinks where it is.
     */
    static TablePlan between(const TablePlan& from, const TablePlan& to, double part);
};

/**
 * The largest multiple of @p step, at least @p least, whose size, given by @p sizeOf, fits into @p space; @p least if
 * none fits.
 */
template <class SizeOf> double largestCell(QSizeF space, double least, double trial, double step, SizeOf sizeOf)
{
    const QSizeF size = sizeOf(trial);
    const double scale = std::max(space.width() / size.width(), space.height() / size.height());
    const double start = std::min(trial * scale * 2, std::max(space.width(), space.height()));
    double cell = std::max(least, std::floor(start / step) * step);
    // Margins grow no faster than the cells, so the largest that fits is never below cell / over.
    for (;;) {
        const QSizeF bounds = sizeOf(cell);
        const double over = std::max(bounds.width() / space.width(), bounds.height() / space.height());
        if (over <= 1 || cell <= least)
            return cell;
        const double next = std::floor(cell / over / step) * step;
        cell = std::max(least, std::min(next, cell - step));
    }
}

/** No cells on a screen are smaller, in px. */
inline constexpr double kLeastCellOnScreen = 4;

} // namespace ringford::ui
