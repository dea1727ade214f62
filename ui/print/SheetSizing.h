// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/SheetFitting.h"
#include "ui/print/SheetFlow.h"
#include "ui/print/SheetShapes.h"

#include <optional>
#include <utility>
#include <vector>

namespace ringford::ui {

/**
 * How large boards of several shapes are that share pages. Those that many of a page have room for are as large as if
 * they were alone, or smaller as long as they are readable; wide ones are readable, or as large as the paper allows, or
 * larger. Between these bounds those sizes are chosen with which pages are full, and few.
 */
class SheetSizing {
public:
    struct Asked {
        int perPage = 1;
        std::optional<std::pair<int, int>> grid; ///< columns and rows; nothing: any
        bool mayTurn = true;                     ///< boards may stand upright
    };

    /** @p orders are not empty. @p shapes outlives it, and so do the functions of @p room. */
    SheetSizing(SheetRoom room, Asked asked, const SheetShapes& shapes, SheetFlowOrders orders);

    /** That with which as many come on a page as were asked for, if that can be, and the smallest cells are large. */
    static SheetSizing best(const SheetRoom& room, Asked asked, const SheetShapes& shapes,
                            const SheetFlowOrders& orders);

    SheetFlow flow() const { return m_fitting ? m_fitting->flow() : flowOf(m_best); }
    /** How far tasks may come forward, as in SheetFlow::pages(). */
    int ahead() const { return m_fitting ? m_fitting->ahead() : m_best.ahead; }

private:
    /** A way in which the boards of a shape can stand, and between which cells. */
    struct Way {
        BoardStand stand{};
        double alone = 0; ///< in tasks of that shape only
        double least = 0;
        double most = 0;
        double largest = 0; ///< on a page by itself
    };
    /** Sizes of all boards. */
    struct Trial {
        std::vector<std::size_t> ways; ///< by shape
        std::vector<double> parts;     ///< by shape: nought is the least cell, one the most
        int ahead = 0;
        bool isTight = false; ///< captions may be in small letters
        double worth = -1e9;
    };

    static SheetSizing likely(const SheetRoom& room, Asked asked, const SheetShapes& shapes,
                              const SheetFlowOrders& orders);
    std::vector<Way> waysOf(std::size_t shape);
    bool isMostly(std::size_t shape) const;
    void setBounds();
    Trial firstTrial() const;
    std::size_t pages() const { return flowOf(m_best).countPages(m_orders, m_best.ahead, m_orders.front().size()); }
    double smallestCell() const;
    bool takesMorePagesThanAsked() const;
    std::size_t askedPages() const;
    /** @p leastCell is that of more pages than were asked for. */
    void fit(double leastCell);
    void fitBeside(std::size_t pages);
    void fillPages();
    SheetFlow::Rules rules() const { return {m_asked.perPage, m_asked.grid ? m_asked.grid->first : 0, m_lineStep}; }
    std::optional<Trial> otherwiseTurned() const;
    bool hasTurned(const Trial& trial) const;
    SheetFlow flowOf(const Trial& trial) const;
    double worthOf(const Trial& trial) const;
    void attempt(Trial trial);
    void searchSizes(const Trial& first);
    void searchByShape();

    SheetRoom m_room;
    Asked m_asked;
    const SheetShapes& m_shapes;
    SheetFlowOrders m_orders;
    std::vector<SheetFlowTask> m_sample; ///< with which sizes are tried
    double m_lineStep = 0;
    bool m_mayTurn = false;               ///< some boards may stand upright
    std::vector<std::vector<Way>> m_ways; ///< by shape
    std::vector<bool> m_isWide;           ///< by shape
    std::vector<double> m_readable;       ///< by shape: the least cell as its boards stand best
    Trial m_best;
    std::optional<SheetFitting> m_fitting; ///< nothing: boards are as #m_best says
};

} // namespace ringford::ui
