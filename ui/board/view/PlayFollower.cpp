// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/PlayFollower.h"

#include "ui/board/view/ActionChooser.h"
#include "ui/board/view/BoardView.h"

#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

/** Where what was played at @p node ended; nothing where it left no trace on the boards. */
std::optional<Cell> endOf(const Node* node, const LastAction& action)
{
    const std::vector<Cell>& cells = action.ends.empty() ? action.touched : action.ends;
    if (cells.empty())
        return std::nullopt;
    const Cell to = node->entry.action.to;
    return std::ranges::find(cells, to) != cells.end() ? to : cells.back();
}

QRectF boundsOf(const BoardLayout& layout, const LastAction& action)
{
    QRectF all;
    for (const Cell cell : action.ends)
        all |= layout.cellBounds(cell);
    return all;
}

} // namespace

PlayFollower::PlayFollower(BoardView& view) : QObject(&view), m_view(view), m_seen(view.model().viewedNode())
{
    connect(&view.boardScene(), &BoardScene::contentsChanged, this, &PlayFollower::take);
    connect(&view.model(), &MatchModel::replaced, this, [this] {
        m_seen = m_view.model().viewedNode();
        m_isDue = false;
    });
    // Queued: a hand that has just played lets go of what it held later.
    connect(&view.playTool(), &PlayTool::touchesChanged, this, &PlayFollower::follow, Qt::QueuedConnection);
}

void PlayFollower::take()
{
    const Node* const shown = m_view.model().viewedNode();
    if (std::exchange(m_seen, shown) == shown)
        return;
    m_isDue = true;
    QMetaObject::invokeMethod(this, &PlayFollower::follow, Qt::QueuedConnection);
}

bool PlayFollower::isHandBusy() const
{
    return !m_view.playTool().touched().empty() || m_view.playTool().isDragging() || m_view.chooser() ||
           QGuiApplication::mouseButtons() != Qt::NoButton;
}

void PlayFollower::follow()
{
    if (!m_isDue || isHandBusy())
        return;
    m_isDue = false;
    const LastAction& last = m_view.boardScene().picture().lastAction;
    const std::optional<Cell> end = endOf(m_seen, last);
    if (!end)
        return;
    const BoardLayout& layout = m_view.boardScene().boardLayout();
    const QRect room = m_view.viewport()->rect();
    const QRect face = m_view.inViewport(layout.edge(layout.faceOf(*end)).boundingRect());
    const bool isElsewhere = layout.isOneOfSeveral() && !room.intersects(face);
    if (isElsewhere || room.contains(m_view.cellRect(*end)))
        return;
    const QRectF all = boundsOf(layout, last);
    const bool fits = !all.isEmpty() && room.size().expandedTo(m_view.inViewport(all).size()) == room.size();
    m_view.ensureVisible(fits ? all : layout.cellBounds(*end));
}

} // namespace ringford::ui
