// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/TurnGrip.h"

#include "ui/board/scene/BoardScene.h"

namespace ringford::ui {

bool TurnGrip::isAt(QPointF scenePos) const
{
    return m_scene.boardLayout().isGrip(scenePos) && m_scene.picture().leavings.empty();
}

void TurnGrip::press(QPointF scenePos)
{
    m_held.reset();
    const auto direction = m_scene.boardLayout().directionOf(scenePos);
    if (direction && isAt(scenePos))
        m_held = {*direction, m_scene.turned(), false};
}

void TurnGrip::drag(QPointF scenePos)
{
    const auto direction = m_scene.boardLayout().directionOf(scenePos);
    if (!direction) // right in the middle, or another board lies there by now
        return;
    m_held->hasMoved = true;
    m_scene.table().turnTo(m_held->turned - (*direction - m_held->direction));
}

void TurnGrip::cancel()
{
    if (m_held->hasMoved)
        m_scene.table().turnTo(m_held->turned);
    m_held.reset();
}

} // namespace ringford::ui
