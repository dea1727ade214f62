// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetAlike.h"

#include "ui/print/CaptionRooms.h"
#include "ui/print/SheetShapes.h"

#include <algorithm>
#include <numeric>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kNarrowestText = 45; // beside boards
constexpr double kWidestText = 90;
constexpr double kTextStep = 5;
/** How much larger boards must become for standing otherwise beside one another than they would alone. */
constexpr double kWorthMoving = 1.03;
constexpr double kWorthWholeCaptions = 0.93; ///< how large boards remain, so that no caption is cut

/** The rooms that are tried one after the other where boards would be small. */
std::vector<SheetRoom> waysOf(const SheetRoom& room)
{
    std::vector<SheetRoom> ways{room};
    if (room.lines > 1) {
        ways.push_back(room);
        ways.back().linesBeside = room.lines;
    }
    if (room.lines > 0 || room.captions) {
        for (double width = kWidestText; width >= kNarrowestText; width -= kTextStep) {
            ways.push_back(room);
            ways.back().textBeside = width;
        }
    }
    return ways;
}

} // namespace

SheetAlike::SheetAlike(SheetRoom room, Asked asked, const SheetShapes& shapes, std::shared_ptr<const StockRows> stock)
    : m_room(std::move(room)), m_asked(asked), m_shapes(shapes), m_stock(std::move(stock)),
      m_plan(settled(planned(m_room))), m_largest(m_plan.cell)
{
    keepCaptionsWhole();
}

/** Boards are somewhat smaller where no caption is cut so. */
void SheetAlike::keepCaptionsWhole()
{
    if (!m_room.captionRooms || m_plan.cell <= 0)
        return;
    SheetRoom whole = m_room;
    whole.captions = [rooms = m_room.captionRooms](double width, bool) { return rooms->whole(width, true); };
    if (m_plan.grid.captionRoom() >= whole.captions(m_plan.grid.textWidth(), true))
        return;
    Plan other = planned(whole);
    if (other.cell >= kWorthWholeCaptions * m_plan.cell)
        m_plan = settled(std::move(other));
}

SheetShape SheetAlike::shape(BoardStand stand) const
{
    SheetShape made = m_shapes.shape(0, stand);
    if (m_stock && !m_stock->areAlike())
        made.belowRows = [stock = m_stock.get()](double cell, double width, int columns) {
            return stock->sum(cell, width, columns);
        };
    return made;
}

/**
 * Where boards would be small, they stand beside one another as the page allows, and so do the lines below them, or
 * captions and lines stand at their right.
 */
SheetAlike::Plan SheetAlike::planned(const SheetRoom& room) const
{
    std::vector<Plan> plans;
    double largest = 0;
    for (const SheetRoom& trial : waysOf(room)) {
        for (const BoardStand stand : m_shapes.stands(0)) {
            if (largest >= SheetGrid::kReadableCell)
                break;
            const SheetShape one = shape(stand);
            SheetGrid grid = m_asked.grid ? SheetGrid::suited(trial, m_asked.grid->first, m_asked.grid->second, one)
                                          : SheetGrid::fullest(trial, m_asked.perPage, one);
            const double cell = grid.cellOf(one);
            plans.push_back({std::move(grid), cell, stand});
            largest = std::max(largest, cell);
        }
    }
    return *std::ranges::find_if(plans, [&](const Plan& one) { return kWorthMoving * one.cell >= largest; });
}

SheetAlike::Plan SheetAlike::settled(Plan plan) const
{
    if (plan.cell <= 0)
        return plan;
    const SheetShape one = shape(plan.stand);
    const QSizeF size = plan.grid.sizeOf(one, plan.cell);
    const auto settle = [&](double captions) {
        SheetGrid grid = plan.grid;
        grid.settle(plan.grid.numberRoom(one, size) + size.height(), captions,
                    m_asked.perPage - (grid.rows() - 1) * grid.columns());
        return grid;
    };
    const double width = plan.grid.textWidth();
    const auto whole = [&](bool areSmall) {
        return m_room.captionRooms ? m_room.captionRooms->whole(width, areSmall) : 0;
    };
    SheetGrid grid = settle(whole(false));
    const bool areSmall = grid.captionRoom() < whole(false); // then lines to write on are not far from them
    plan.grid = areSmall ? settle(whole(true)) : std::move(grid);
    return plan;
}

/** With rows as high as any page needs each of them. */
SheetGrid SheetAlike::gridOf(const SheetShape& board) const
{
    SheetGrid grid = m_plan.grid;
    if (!board.belowRows || grid.hasTextBeside())
        return grid;
    const double width = std::max(grid.belowWidth(), board.size(m_plan.cell).width());
    const double usual = board.belowRows(m_plan.cell, width, grid.columns()) / grid.rows();
    std::vector<double> below = m_stock->rows(m_plan.cell, width, grid.columns());
    for (double& row : below)
        row -= usual;
    grid.setRows(std::move(below));
    return grid;
}

std::vector<SheetSpots> SheetAlike::pages(const std::vector<std::size_t>& order) const
{
    std::vector<SheetSpots> pages;
    const SheetShape board = shape(m_plan.stand);
    const SheetGrid grid = m_plan.cell < 1 ? m_plan.grid : gridOf(board);
    const auto columns = static_cast<std::size_t>(grid.columns());
    for (std::span<const std::size_t> rest = order; !rest.empty();) {
        const auto page = rest.first(std::min(rest.size(), static_cast<std::size_t>(m_asked.perPage)));
        rest = rest.subspan(page.size());
        SheetSpots& spots = pages.emplace_back();
        for (const std::size_t task : page)
            spots.push_back({task, {}});
        if (m_plan.cell < 1)
            continue;
        for (std::size_t place = 0; place < page.size(); ++place)
            spots[place].place = grid.place(static_cast<int>(place % columns), static_cast<int>(place / columns),
                                            {board, m_plan.cell, m_plan.stand});
    }
    return pages;
}

} // namespace ringford::ui
