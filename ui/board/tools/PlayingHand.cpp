// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/PlayingHand.h"

#include "ui/board/scene/BoardScene.h"

namespace ringford::ui {

PlayingHand::State PlayingHand::state() const
{
    if (m_dragged)
        return State::Dragging;
    if (m_origin)
        return State::Resting;
    return m_pressed ? State::Pressed : State::Empty;
}

void PlayingHand::take(const Touch& touch)
{
    m_dragged = touch;
    if (touch.kind != Touch::Kind::Cell)
        return;
    if (!m_origin)
        m_origin = touch.cell;
    m_scene.pieces().lift(*m_origin);
}

void PlayingHand::carry(QPointF scenePos)
{
    if (m_dragged->kind == Touch::Kind::Stock)
        m_scene.pieces().bring(m_dragged->piece, scenePos);
    else
        m_scene.pieces().carry(*m_origin, scenePos);
}

void PlayingHand::settleOn(const Touch& held, Cell cell)
{
    if (held.kind == Touch::Kind::Stock)
        m_scene.pieces().settleBrought(cell);
    else
        m_scene.pieces().settle(*m_origin, cell);
}

void PlayingHand::restOn(Cell origin, Cell on)
{
    m_origin = origin;
    m_scene.pieces().restOn(origin, on);
}

void PlayingHand::restAgain()
{
    m_scene.pieces().restOn(*m_origin, m_touches.lastCell());
}

std::optional<Cell> PlayingHand::restingFrom() const
{
    const std::vector<Touch>& touched = m_touches.touched();
    const bool isAway = m_origin && touched.size() > 1 && touched.back() != Touch::on(*m_origin);
    return isAway ? m_origin : std::nullopt;
}

void PlayingHand::letGo()
{
    m_dragged.reset();
    m_pressed.reset();
}

void PlayingHand::putBack()
{
    m_scene.pieces().dropBrought();
    if (m_origin)
        m_scene.pieces().putBack(*m_origin);
    m_origin.reset();
}

void PlayingHand::takeAgain()
{
    if (m_origin && m_dragged == Touch::on(*m_origin)) {
        m_scene.pieces().lift(*m_origin);
    } else if (m_origin && !m_touches.isEmpty()) {
        restAgain();
        m_scene.finishMotion();
    }
}

} // namespace ringford::ui
