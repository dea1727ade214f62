// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/HeldPieces.h"

#include "ui/board/scene/Layers.h"

namespace ringford::ui {

void HeldPieces::showGhost(Cell origin)
{
    if (m_ghost)
        return;
    const PieceItem& lifted = *m_items.on(origin);
    m_ghost = m_stage.make(lifted.piece(), origin, m_stage.layout().cellCentre(origin));
    m_ghost->setOpacity(layer::kGhostOpacity);
    m_ghost->setBadge(lifted.badge());
}

void HeldPieces::cover(const PieceItem* by, std::optional<Cell> cell)
{
    if (m_covered && m_items.on(*m_covered))
        m_items.on(*m_covered)->setVisible(true);
    m_covered = cell && m_items.on(*cell) && m_items.on(*cell) != by ? cell : std::nullopt;
    if (m_covered)
        m_items.on(*m_covered)->setVisible(false);
}

void HeldPieces::bring(const Piece& piece, QPointF pos)
{
    if (!hasBrought(piece))
        m_brought = m_stage.make(piece, m_stage.layout().cellAt(pos).value_or(Cell{0}), pos);
    cover(nullptr, std::nullopt);
    m_brought->setHeld(true);
    m_brought->setPos(pos);
}

void HeldPieces::settleBrought(Cell cell)
{
    cover(m_brought.get(), cell);
    m_brought->setHeld(false);
    m_brought->setZValue(layer::kMovingPiece);
    m_brought->setBox(m_stage.layout().pieceBox(cell));
    m_brought->setPos(m_stage.layout().cellCentre(cell));
}

void HeldPieces::dropBrought()
{
    if (m_brought)
        cover(nullptr, std::nullopt);
    m_brought.reset();
}

PieceItem* HeldPieces::takeBrought(const Piece& piece, QPointF pos)
{
    if (!m_brought || m_brought->pos() != pos || m_stage.look(m_brought->piece()) != m_stage.look(piece))
        return nullptr;
    // From here on it may be of another side of the same colour.
    m_brought->setPiece(piece, m_stage.look(piece));
    return m_brought.release();
}

} // namespace ringford::ui
