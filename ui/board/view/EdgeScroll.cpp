// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/EdgeScroll.h"

#include "ui/board/view/EdgeLabels.h"
#include "ui/board/view/PanZoom.h"

namespace ringford::ui {

EdgeScroll::EdgeScroll(PanZoom& pan) : m_pan(pan)
{
    connect(&m_timer, &QTimer::timeout, this, &EdgeScroll::due);
}

void EdgeScroll::pointAt(QPoint inViewport, bool isHeld)
{
    constexpr int kPause = 40; // ms from one step to the next
    m_at = inViewport;
    if (!isHeld || !m_pan.edgeAt(inViewport))
        stop();
    else if (!m_timer.isActive())
        m_timer.start(kPause);
}

bool EdgeScroll::step()
{
    const EdgeLabels* const edge = m_pan.edgeAt(m_at);
    if (edge)
        m_pan.stepTo(edge->side());
    else
        stop();
    return edge != nullptr;
}

} // namespace ringford::ui
