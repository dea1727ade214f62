// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/PieceItems.h"

#include <memory>
#include <optional>

namespace ringford::ui {

/** Pieces in hands: the pale one that stays where a piece was lifted, and one that comes from beside the boards. */
class HeldPieces {
public:
    /** Both must live longer. */
    HeldPieces(const PieceStage& stage, const PieceItems& items) : m_stage(stage), m_items(items) {}

    /** Leaves a pale piece on the cell from where its own was lifted. */
    void showGhost(Cell origin);
    void hideGhost() { m_ghost.reset(); }
    /** Two pieces on one cell are hard to read: the lower one is hidden while another waits on it. */
    void cover(const PieceItem* by, std::optional<Cell> cell);

    /** Whether a hand has this piece already, from beside the boards. */
    bool hasBrought(const Piece& piece) const { return m_brought && m_brought->piece() == piece; }
    /** Lets a piece that comes from beside the boards follow a hand, wait on a cell, or be gone again. */
    void bring(const Piece& piece, QPointF pos);
    void settleBrought(Cell cell);
    void dropBrought();
    /** The brought piece that waits at @p pos and looks like @p piece, to stand there for good; null: none does. */
    PieceItem* takeBrought(const Piece& piece, QPointF pos);

private:
    const PieceStage& m_stage;
    const PieceItems& m_items;
    std::unique_ptr<PieceItem> m_ghost;
    std::unique_ptr<PieceItem> m_brought;
    std::optional<Cell> m_covered; ///< its piece is hidden
};

} // namespace ringford::ui
