// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/GameDiagramSizes.h"

#include "ui/paint/TablePlan.h"
#include "ui/print/LinkedRows.h"
#include "ui/print/SheetGrid.h"

#include <algorithm>

namespace ringford::ui {

namespace {

// Of diagrams across all columns.
constexpr double kMuchLarger = 1.3;      ///< their cells, than those in a column
constexpr double kMostAcross = 0.4;      ///< of a page's height
constexpr double kMostInColumn = 0.97;   ///< of it, with what stands around them
constexpr double kMostOfTwo = 0.46;      ///< of it, with what is held below boards
constexpr double kAboveStockpiles = 2.1; ///< mm
constexpr double kNotLarger = 0.1;       ///< mm
constexpr double kWorthHalf = 0.9;       ///< of a cell: two of them beside one another fill the page

} // namespace

/** With the cells that are asked for, or smaller ones; linked boards in rows, where these make cells larger. */
std::shared_ptr<const DiagramBlock> GameDiagramSizes::within(DiagramSpec spec, double width) const
{
    const bool mayBeInRows = spec.boardsPerRow == 0;
    spec.belowWidth = width;
    const auto inRows = [&] {
        if (mayBeInRows)
            spec.boardsPerRow = linkedPerRow(spec, m_art, width);
        return std::make_shared<DiagramBlock>(spec, m_art);
    };
    auto block = inRows();
    if (block->size().width() <= width)
        return block;
    spec.size = {width, std::nullopt};
    return inRows();
}

/** The same, no higher than @p height: boards are as narrow as that asks for. */
std::shared_ptr<const DiagramBlock> GameDiagramSizes::within(const DiagramSpec& spec, QSizeF room) const
{
    constexpr int kTries = 4;          // what stands below boards does not shrink with them
    constexpr double kRounding = 0.01; // mm
    auto block = within(spec, room.width());
    DiagramSpec lower = spec;
    lower.belowWidth = 0; // a legend at the left of the page would stand far from a ring in its middle
    for (int tried = 0; tried < kTries && block->size().height() > room.height(); ++tried) {
        const double boards = block->layout().bounds().height();
        const double most = room.height() - (block->size().height() - boards) - kRounding;
        if (most <= 0)
            break;
        lower.size = {std::nullopt, block->cellSize() * most / boards};
        block = std::make_shared<DiagramBlock>(lower, m_art);
    }
    return block;
}

/** How many boards of all columns together may stand in a row; those that are linked stay beside one another. */
std::vector<int> GameDiagramSizes::rowsAcross() const
{
    const Board& board = m_board;
    const auto boards = static_cast<int>(board.faces().size());
    if (!seamsOf(board).empty())
        return linkedRows(boards);
    std::vector<int> perRow;
    for (int rows = 1; rows <= boards; ++rows)
        perRow.push_back((boards + rows - 1) / rows);
    return perRow;
}

/** The largest that has room, by how many boards stand in a row; nothing where none has cells of @p least mm. */
std::shared_ptr<const DiagramBlock> GameDiagramSizes::largestWithin(DiagramSpec spec, QSizeF room, double least) const
{
    std::shared_ptr<const DiagramBlock> best;
    // Fewer boards in a row are larger, until they are too high.
    for (const int perRow : rowsAcross()) {
        spec.boardsPerRow = perRow;
        const auto block = within(spec, room);
        if (block->size().height() <= room.height() && block->cellSize() >= least) {
            best = block;
            least = block->cellSize() + kNotLarger;
        }
    }
    return best;
}

/** As wide as a column, and no higher than a page. */
std::shared_ptr<const DiagramBlock> GameDiagramSizes::inColumn(const DiagramSpec& spec) const
{
    const QSizeF room(m_room.column, kMostInColumn * m_room.page.height());
    const auto block = within(spec, room.width());
    const auto best = block->size().height() > room.height() ? largestWithin(spec, room, 0) : block;
    return best ? best : within(spec, room);
}

/** What is held changes from diagram to diagram: boards keep the size that they have without it. */
std::shared_ptr<const DiagramBlock> GameDiagramSizes::across(const DiagramSpec& spec, double cellInColumn) const
{
    if (m_room.columns == 1 ||
        cellInColumn >= std::min(spec.size.cellInMm.value_or(SheetGrid::kReadableCell), SheetGrid::kReadableCell))
        return {};
    DiagramSpec bare = spec;
    bare.shows.stockpiles = false;
    const auto boards = boardsAcross(bare, kMuchLarger * cellInColumn);
    return boards ? withStockpiles(spec, *boards) : boards;
}

std::shared_ptr<const DiagramBlock> GameDiagramSizes::boardsAcross(const DiagramSpec& spec, double least) const
{
    const QSizeF room(m_room.page.width(), kMostAcross * m_room.page.height());
    const auto best = largestWithin(spec, room, least);
    const QSizeF half((room.width() - m_room.gap) / 2, room.height());
    if (!best || best->size().width() <= half.width())
        return best;
    const auto narrow = within(spec, half);
    const bool isNarrow = narrow->size().width() <= half.width() && narrow->size().height() <= half.height();
    return isNarrow && narrow->cellSize() >= kWorthHalf * best->cellSize() ? narrow : best;
}

/** Boards as they are in @p boards, with what is held below them; nothing where a page has no room for it. */
std::shared_ptr<const DiagramBlock> GameDiagramSizes::withStockpiles(const DiagramSpec& spec,
                                                                     const DiagramBlock& boards) const
{
    DiagramSpec whole = boards.spec();
    whole.shows.stockpiles = spec.shows.stockpiles;
    // Two of them fill a page, or it would be half empty.
    for (const double share : {kMostOfTwo, kMostInColumn}) {
        const double most = share * m_room.page.height();
        whole.mostStockpiles = std::max(1.0, most - boards.size().height() - kAboveStockpiles);
        for (const bool isLimited : {false, true}) {
            whole.limitsStockpiles = isLimited;
            auto block = std::make_shared<const DiagramBlock>(whole, m_art);
            if (block->size().height() <= most && (!block->isCutBelow() || share == kMostInColumn))
                return block;
        }
    }
    return {};
}

} // namespace ringford::ui
