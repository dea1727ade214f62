// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/PieceItems.h"

#include <algorithm>

namespace ringford::ui {

std::vector<Cell> PieceItems::cells() const
{
    std::vector<Cell> cells;
    for (std::uint16_t index = 0; index < m_at.size(); ++index) {
        if (m_at[index])
            cells.push_back(Cell{index});
    }
    return cells;
}

void PieceItems::loosen()
{
    m_loose.clear();
    for (std::uint16_t index = 0; index < m_at.size(); ++index) {
        if (m_at[index])
            m_loose.push_back({Cell{index}, m_at[index]});
    }
    std::ranges::fill(m_at, nullptr);
}

PieceItem* PieceItems::taken(std::vector<OnCell>::iterator found)
{
    if (found == m_loose.end())
        return nullptr;
    PieceItem* const item = found->item;
    m_loose.erase(found);
    return item;
}

PieceItem* PieceItems::take(Cell cell, const Piece& piece)
{
    PieceItem* const exact = takeExactly(cell, piece);
    return exact ? exact : taken(std::ranges::find(m_loose, cell, &OnCell::cell));
}

PieceItem* PieceItems::takeExactly(Cell cell, const Piece& piece)
{
    return taken(std::ranges::find_if(
        m_loose, [&](const OnCell& one) { return one.cell == cell && one.item->piece() == piece; }));
}

PieceItem* PieceItems::loose(Cell cell) const
{
    const auto found = std::ranges::find(m_loose, cell, &OnCell::cell);
    return found == m_loose.end() ? nullptr : found->item;
}

void PieceItems::match(const Contents& contents)
{
    m_stage.setSidesOut(contents.sidesOut);
    const std::vector<PieceStack> standings =
        m_stage.isSet() ? pieceStacksOn(m_stage.game(), contents) : std::vector<PieceStack>();
    for (const PieceStack& standing : standings) {
        const QPointF pos = m_stage.layout().cellCentre(standing.cell);
        PieceItem* item = take(standing.cell, standing.piece);
        if (!item)
            item = m_stage.make(standing.piece, standing.cell, pos).release();
        if (!m_ways.becomes(*item, standing)) {
            m_stage.dress(*item, standing);
            item->setPos(pos);
            item->setOpacity(1);
        }
        item->setHeld(false);
        item->setBox(m_stage.layout().pieceBox(standing.cell));
        item->setAngle(m_stage.angle(standing.piece));
        m_at[standing.cell.index] = item;
    }
    for (const OnCell& left : m_loose) {
        m_ways.forget(*left.item);
        delete left.item;
    }
    m_loose.clear();
}

} // namespace ringford::ui
