// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Canvas.h"
#include "ui/paint/PieceLook.h"
#include "ui/print/DiagramSpec.h"

#include <vector>

namespace ringford::ui {

/** What stands below a printed board, in rows: stockpiles, and who is who. Lengths are mm. */
class BelowBoard {
public:
    /** @p width is that of the board, whose cells are @p cell wide. */
    BelowBoard(const DiagramSpec& spec, const BoardStyle& style, double cell, double width);

    /** With the gap above; 0: there is nothing. */
    double height() const { return m_height; }
    /** @p at is the board's lower left corner; @p style that of before. */
    void paint(Canvas& canvas, const BoardStyle& style, QPointF at) const;

private:
    /** A row of small things, from the left; broken where it is too long. */
    struct Item {
        std::optional<PieceLook> piece;
        QString text;
        double width = 0;
        QPointF at{}; ///< its upper left corner
    };

    void addStockpiles(const DiagramSpec& spec, const BoardStyle& style);
    void addLegend(const DiagramSpec& spec, const BoardStyle& style);
    Item item(std::optional<PieceLook> piece, const QString& text, const BoardStyle& style) const;
    static int linesOf(const std::vector<Item>& row, double width);
    double evenWidth(const std::vector<Item>& row) const;
    void place(std::vector<Item> row, double width);
    double rowHeight() const;

    std::vector<Item> m_items;
    double m_icon;
    double m_width;
    double m_height = 0;
};

} // namespace ringford::ui
