// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/RingBoard.h"
#include "ui/paint/BoardLayout.h"

#include <QLineF>
#include <QPainterPath>

#include <cmath>
#include <memory>

namespace ringford::test {

/** A ring of 2 to 6 @p seats, cells @p depth deep, and where its cells lie. */
struct LaidRing {
    Board board;
    std::unique_ptr<ui::BoardLayout> layout;

    LaidRing(int seats, double depth, ui::LayoutOptions options = {})
        : board(buildRing({seats, true})), layout(ui::makeLayout(board, depth, options))
    {
    }
    Cell cell(const char* name) const { return *board.find(name); }
    QPointF middle() const { return layout->bounds().center(); }
    double inner() const { return QLineF(middle(), layout->columnLine(0, 0).elementAt(0)).length(); }
    double outer() const { return QLineF(middle(), layout->columnLine(0, 0).currentPosition()).length(); }
    /** The point that far from the middle, @p angle radians anticlockwise from below. */
    QPointF seen(double radius, double angle) const
    {
        return middle() + QPointF(std::sin(angle), std::cos(angle)) * radius;
    }
};

/** One board, turned by @p angle degrees. */
inline ui::LayoutOptions turned(double angle)
{
    ui::LayoutOptions options;
    options.turns = {angle};
    return options;
}

} // namespace ringford::test
