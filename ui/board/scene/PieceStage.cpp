// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/PieceStage.h"

#include "ui/paint/BoardPainter.h"
#include "ui/paint/SetBadge.h"

namespace ringford::ui {

void PieceStage::set(const GameDescription& game, const BoardLayout& layout, const BoardAppearance& appearance)
{
    m_game = &game;
    m_layout = &layout;
    m_appearance = &appearance;
}

PieceLook PieceStage::look(const Piece& piece) const
{
    PieceLook look = lookOf(*m_game, piece, m_appearance->theme);
    look.isOut = m_sidesOut.contains(piece.side);
    return look;
}

double PieceStage::angle(const Piece& piece) const
{
    return piece.side.index < m_turns.size() ? m_turns[piece.side.index] : 0;
}

std::unique_ptr<PieceItem> PieceStage::make(const Piece& piece, Cell cell, QPointF pos) const
{
    auto item = std::make_unique<PieceItem>(m_art, m_scene.font(), piece, look(piece), m_layout->pieceBox(cell));
    item->setPos(pos);
    item->setAngle(angle(piece));
    m_scene.addItem(item.get());
    return item;
}

void PieceStage::dress(PieceItem& item, const PieceStack& standing) const
{
    item.setPiece(standing.piece, look(standing.piece));
    item.setBadge(m_appearance->showsSets ? setNumber(m_game->board, standing.cell, standing.piece) : 0);
    std::vector<PieceLook> carried;
    for (const Piece& piece : standing.carried)
        carried.push_back(look(piece));
    item.setCarried(std::move(carried));
}

} // namespace ringford::ui
