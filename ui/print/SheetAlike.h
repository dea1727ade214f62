// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/SheetGrid.h"
#include "ui/print/SheetPlace.h"
#include "ui/print/StockRows.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace ringford::ui {

class SheetShapes;

/** Pages of diagrams of one shape, in columns and rows. */
class SheetAlike {
public:
    struct Asked {
        int perPage = 1;
        std::optional<std::pair<int, int>> grid; ///< columns and rows; nothing: those that fill the page best
    };

    /** The only one of @p shapes, which outlives it, as do the functions of @p room. @p stock may be nothing. */
    SheetAlike(SheetRoom room, Asked asked, const SheetShapes& shapes, std::shared_ptr<const StockRows> stock);

    /** mm; below 1: they have no room. */
    double cell() const { return m_plan.cell; }
    /** What cells would have if captions could be cut; they are hardly smaller where none is. */
    double largestCell() const { return m_largest; }
    std::vector<SheetSpots> pages(const std::vector<std::size_t>& order) const;

private:
    /** The places of a page, and how its boards stand in them. */
    struct Plan {
        SheetGrid grid;
        double cell = 0;
        BoardStand stand{};
    };

    SheetShape shape(BoardStand stand) const;
    Plan planned(const SheetRoom& room) const;
    Plan settled(Plan plan) const;
    void keepCaptionsWhole();
    SheetGrid gridOf(const SheetShape& board) const;

    SheetRoom m_room;
    Asked m_asked;
    const SheetShapes& m_shapes;
    std::shared_ptr<const StockRows> m_stock;
    Plan m_plan;
    double m_largest = 0;
};

} // namespace ringford::ui
