// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/DiagramBlock.h"

#include <QSizeF>

#include <memory>
#include <vector>

namespace ringford::ui {

/** How large diagrams of a printed game are, in a column or across all of them. Lengths are mm. */
class GameDiagramSizes {
public:
    /** Where they stand. */
    struct Room {
        QSizeF page;
        double column = 0; ///< how wide one is
        double gap = 0;    ///< between them
        int columns = 1;
    };
    /** @p board and @p art outlive it. */
    GameDiagramSizes(const Board& board, PieceArt& art, Room room) : m_board(board), m_art(art), m_room(room) {}

    /** As wide as a column, and no higher than a page. */
    std::shared_ptr<const DiagramBlock> inColumn(const DiagramSpec& spec) const;
    /** Boards that are hard to read in a column, where all columns together give much larger ones; else nothing. */
    std::shared_ptr<const DiagramBlock> across(const DiagramSpec& spec, double cellInColumn) const;

private:
    std::shared_ptr<const DiagramBlock> within(DiagramSpec spec, double width) const;
    std::shared_ptr<const DiagramBlock> within(const DiagramSpec& spec, QSizeF room) const;
    std::vector<int> rowsAcross() const;
    std::shared_ptr<const DiagramBlock> boardsAcross(const DiagramSpec& spec, double least) const;
    std::shared_ptr<const DiagramBlock> withStockpiles(const DiagramSpec& spec, const DiagramBlock& boards) const;
    std::shared_ptr<const DiagramBlock> largestWithin(DiagramSpec spec, QSizeF room, double least) const;

    const Board& m_board;
    PieceArt& m_art;
    Room m_room;
};

} // namespace ringford::ui
