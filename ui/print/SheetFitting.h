// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/SheetFlow.h"
#include "ui/print/SheetShapes.h"

#include <cstddef>
#include <vector>

namespace ringford::ui {

/**
 * The largest boards of several shapes with which diagrams need no more than a number of pages: the smallest of all
 * cells are as large as can be, and then those of each shape. How they stand, in which order they come and how near to
 * one another lines to write on are is whatever serves that.
 */
class SheetFitting {
public:
    /** Where captions and lines stand. */
    enum class Texts { Below, BelowOrBeside };

    /**
     * @p mayBeStrips: boards stand upright on pages of many, too. @p orders are not empty. @p shapes outlives it, and so do
     * the functions of @p room.
     */
    SheetFitting(SheetRoom room, SheetFlow::Rules rules, const SheetShapes& shapes, SheetFlowOrders orders,
                 Texts texts = Texts::Below, bool mayBeStrips = false);

    /** Whether captions are as whole below high boards as below others. */
    static bool mayBeTurned(const SheetRoom& room, const SheetShape& turned);

    /** As few pages as can be with cells of @p least mm and more; @p most + 1 where that are more than @p most. */
    std::size_t fewestPages(double least, std::size_t most) const;
    /** False where boards whose cells have @p least mm need more pages. */
    bool search(std::size_t pages, double least);
    /** What search() found. */
    SheetFlow flow() const { return flowOf(m_best); }
    /** How far tasks may come forward, as in SheetFlow::pages(). */
    int ahead() const { return m_best.ahead; }

private:
    /** How the boards of a shape can stand. */
    struct Way {
        BoardStand stand{};
        double largest = 0;    ///< cells on a page by itself
        double textBeside = 0; ///< as in SheetBoards
    };
    struct Trial {
        std::vector<std::size_t> ways; ///< by shape
        std::vector<double> cells;     ///< by shape
        int ahead = 0;
        bool isTight = false;
        bool mayRearrange = false;
        double least = 0;  ///< of all cells
        double common = 0; ///< of those that have room for it
        double worth = 0;
    };

    std::vector<std::vector<std::size_t>> combinations() const;
    std::vector<Trial> trials() const;
    void attempt(Trial trial);
    double largestOf(const Trial& trial, std::size_t shape) const;
    void setCells(Trial& trial, double cell) const;
    static bool hasCells(const Trial& trial, double least);
    bool isEnough(const Trial& trial) const;
    void grow(Trial& trial, std::size_t shape, double wanted) const;
    void fill();
    double worthOf(const Trial& trial) const;
    SheetFlow flowOf(const Trial& trial) const;

    SheetRoom m_room;
    SheetFlow::Rules m_rules;
    const SheetShapes& m_shapes;
    SheetFlowOrders m_orders;
    std::vector<std::vector<Way>> m_ways; ///< by shape
    std::vector<double> m_usual;          ///< by shape: cells in tasks of that shape only
    std::size_t m_pages = 1;              ///< so many at most
    Trial m_best;
    bool m_hasFound = false;
};

} // namespace ringford::ui
