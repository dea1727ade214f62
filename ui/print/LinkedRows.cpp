// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/LinkedRows.h"

#include "ui/paint/TablePlan.h"
#include "ui/print/DiagramBlock.h"
#include "ui/print/SheetGrid.h"

namespace ringford::ui {

namespace {

constexpr double kHighest = 1.5; // widths: as a page

} // namespace

std::vector<int> linkedRows(int boards)
{
    constexpr int kFew = 3;
    std::vector<int> found{boards};
    for (int perRow = (boards + 1) / 2; boards > kFew && perRow > 1; --perRow) {
        const int rows = (boards + perRow - 1) / perRow;
        if (rows * (perRow - 1) < boards) // else fewer in a row need as many rows
            found.push_back(perRow);
    }
    return found;
}

int linkedPerRow(DiagramSpec spec, PieceArt& art, double mostWidth)
{
    const Board& board = spec.game->board();
    if (spec.part || (!spec.size.widthInMm && mostWidth <= 0) || seamsOf(board).empty())
        return 0;
    const int boards = static_cast<int>(board.faces().size());
    spec.caption.clear();
    int best = 0;
    for (const int perRow : linkedRows(boards)) {
        spec.boardsPerRow = perRow;
        const DiagramBlock block(spec, art);
        const QSizeF size = block.layout().bounds().size();
        const bool isOneRow = perRow == boards;
        if (spec.size.widthInMm && !isOneRow && size.height() > kHighest * size.width())
            return best;
        best = isOneRow ? 0 : perRow;
        if (spec.size.widthInMm ? block.cellSize() >= SheetGrid::kReadableCell : size.width() <= mostWidth)
            return best;
    }
    return spec.size.widthInMm ? best : 0; // so large cells have no room in any rows
}

} // namespace ringford::ui
