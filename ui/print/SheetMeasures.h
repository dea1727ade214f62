// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/SheetGrid.h"
#include "ui/print/SheetPlace.h"

#include <QPointF>
#include <QSizeF>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace ringford::ui {

/** A diagram in a place of some width, in mm. */
struct SheetMeasure {
    double width = 0; ///< of the place
    QSizeF board;     ///< with what stands below it
    double above = 0; ///< for its number
    bool hasNumberBeside = false;
    double top = 0;        ///< below which the boards themselves begin
    double belowWidth = 0; ///< as in SheetPlace
    double caption = 0;
    double lines = 0;
    int linesBeside = 1;
    double textBeside = 0; ///< as in SheetBoards

    double text() const { return caption + lines; }
    double height() const
    {
        return above + (textBeside > 0 ? std::max(board.height(), text()) : board.height() + text());
    }
};

/** What diagrams of several shapes, whose sizes are given, need of a page by themselves and beside one another. */
class SheetMeasures {
public:
    SheetMeasures(SheetRoom room, double lineStep, std::vector<SheetBoards> boards);

    const SheetBoards& boards(std::size_t shape) const { return m_boards[shape]; }
    /** Some boards have no room on any page. */
    bool hasTooLarge() const;
    /** Some boards stand upright. */
    bool hasTurned() const;
    /** How many of a shape have room side by side. @pre cells are 1 mm and more */
    int mostColumns(std::size_t shape) const { return static_cast<int>(m_measures[shape].size()) - 1; }
    /** @p columns places side by side, none: as wide as the board. @pre cells are 1 mm and more */
    const SheetMeasure& in(std::size_t shape, int columns) const
    {
        return m_measures[shape][static_cast<std::size_t>(columns)];
    }
    /** In a place of that width, with a caption of another. */
    SheetMeasure measure(std::size_t shape, double width, double captionWidth) const;
    /** At a corner, with the board lower by @p shift than it has to be. */
    SheetPlace place(std::size_t shape, const SheetMeasure& one, QPointF at, double shift) const;

private:
    double columnWidth(int columns) const;
    double widthOf(const SheetBoards& boards) const;
    bool hasNumberBeside(const SheetBoards& boards) const;
    SheetPlace besidePlace(const SheetBoards& boards, const SheetMeasure& one, QPointF at, double shift) const;

    SheetRoom m_room;
    double m_lineStep;
    std::vector<SheetBoards> m_boards;                 ///< by shape
    std::vector<std::vector<SheetMeasure>> m_measures; ///< by shape and columns
};

} // namespace ringford::ui
