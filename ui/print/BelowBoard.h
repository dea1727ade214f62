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
    /** The letters of stockpiles, smaller where these are long; 0: there are none. */
    double stockText() const { return m_stockText; }
    /** Stockpiles are longer than the diagram may have them. */
    bool isCut() const { return m_isCut; }
    /** @p at is the board's lower left corner; @p style that of before. */
    void paint(Canvas& canvas, const BoardStyle& style, QPointF at) const;

private:
    /** How large what stands in a row is. */
    struct Scale {
        double text = 0; ///< letters
        double icon = 0;

        double rowHeight() const;
    };
    /** A row of small things, from the left; broken where it is too long. */
    struct Item {
        std::optional<PieceLook> piece;
        QString text;
        Scale scale{};
        double letters = 0; ///< smaller where they would be too wide
        double width = 0;
        QPointF at{}; ///< its upper left corner
    };
    using Row = std::vector<Item>;

    /** What each who has pieces holds, behind their name. */
    struct Stock {
        std::vector<Row> rows;
        bool isTight = false; ///< a name would have room, but not with a piece behind it: it is shorter
    };
    Stock stockOf(const DiagramSpec& spec, const BoardStyle& style, const Scale& scale) const;
    void addStockpiles(const DiagramSpec& spec, const BoardStyle& style);
    void addLegend(const DiagramSpec& spec, const BoardStyle& style);
    Item item(std::optional<PieceLook> piece, const QString& text, const BoardStyle& style, const Scale& scale,
              const QString& behind = {}, double beside = 0) const;
    static bool isName(const Item& item) { return !item.piece; }
    static double firmWidth(const Row& row, std::size_t index);
    static int linesOf(const Row& row, double width);
    int linesOfAll(const std::vector<Row>& rows) const;
    static Row joined(std::vector<Row> rows);
    double evenWidth(const Row& row) const;
    void cut(Row& row, int lines, const Item& end);
    enum class Lines { FromLeft, InMiddle };
    void place(Row row, double width, Lines lines = Lines::FromLeft);

    std::vector<Item> m_items;
    double m_cell;
    double m_width;
    double m_height = 0;
    double m_stockText = 0;
    bool m_isCut = false;
};

} // namespace ringford::ui
