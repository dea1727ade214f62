// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/EdgeScroll.h"

#include "ui/board/view/EdgeLabels.h"
#include "ui/board/view/PanZoom.h"

namespace ringford::ui {

namespace {

constexpr int kFirst = 300; // ms: who lets something go near an edge has not waited so long
constexpr int kNext = 40;   // from one step to the next

} // namespace

EdgeScroll::EdgeScroll(PanZoom& pan) : m_pan(pan)
{
    connect(&m_timer, &QTimer::timeout, this, &EdgeScroll::due);
}

void EdgeScroll::pointAt(QPoint inViewport, bool isHeld)
{
    m_at = inViewport;
    if (!isHeld || !m_pan.edgesNear(inViewport))
        stop();
    else if (!m_timer.isActive()) // nothing can be put down under labels
        m_timer.start(m_pan.edgeAt(inViewport) ? kNext : kFirst);
}

bool EdgeScroll::step()
{
    const Qt::Edges edges = m_pan.edgesNear(m_at);
    m_timer.setInterval(kNext);
    if (edges)
        m_pan.stepTo(edges);
    else
        stop();
    return bool(edges);
}

} // namespace ringford::ui
