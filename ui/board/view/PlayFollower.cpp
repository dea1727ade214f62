// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/PlayFollower.h"

#include "ui/board/view/ActionChooser.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/ActingSeats.h"

#include <QGuiApplication>
#include <QScrollBar>

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
    const Cell to = node->entry().action.to;
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
    for (const QScrollBar* const bar : {view.horizontalScrollBar(), view.verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, this, [this] { m_isSetByHand = !m_isFollowing; });
    }
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
    m_isFollowing = true;
    const bool isSetByHand = std::exchange(m_isSetByHand, false);
    const std::vector<int> awaited = awaitedFaces();
    const bool seesAwaited = std::ranges::any_of(awaited, [this](int face) { return isSeen(face); });
    followAction(seesAwaited ? awaited : std::vector<int>());
    if (!awaited.empty() && !seesAwaited && !isSetByHand && !isPlayedByOthers())
        showOneOf(awaited);
    m_isFollowing = false;
}

/** Boards where somebody at this desktop is on turn, while others act elsewhere; none where people alone play. */
std::vector<int> PlayFollower::awaitedFaces() const
{
    const MatchModel& model = m_view.model();
    const BoardScene& scene = m_view.boardScene();
    if (!scene.boardLayout().isOneOfSeveral() || scene.isShowingInstead() || model.absent().empty() ||
        model.viewedNode() != model.gameNode())
        return {};
    std::vector<int> faces;
    const Contents& contents = scene.contents();
    for (const Side side : contents.sidesOnTurn) {
        if (!model.absent().contains(contents.players[side.index]))
            faces.push_back(scene.description().side(side).face);
    }
    return faces;
}

/** Whether half of a board is in view, or it is all that is. */
bool PlayFollower::isSeen(int face) const
{
    const QRect room = m_view.viewport()->rect();
    const QRect whole = m_view.inViewport(m_view.boardScene().boardLayout().edge(face).boundingRect());
    const QRect seen = whole & room;
    const auto area = [](const QRect& rect) { return std::int64_t{rect.width()} * rect.height(); };
    return !seen.isEmpty() && 2 * area(seen) >= std::min(area(whole), area(room));
}

/** Whether somebody acts soon on what is seen, who is not at this desktop. */
bool PlayFollower::isPlayedByOthers() const
{
    const MatchModel& model = m_view.model();
    const BoardScene& scene = m_view.boardScene();
    const std::vector<Seat> acting = actingSeats(model.description(), model.gameNode(), model.absent());
    const Contents& contents = scene.contents();
    for (const Side side : contents.sidesOnTurn) {
        const bool isActing = std::ranges::find(acting, contents.players[side.index]) != acting.end();
        if (isActing && isSeen(scene.description().side(side).face))
            return true;
    }
    return false;
}

/** Brings the board into view that is nearest to what is seen. */
void PlayFollower::showOneOf(const std::vector<int>& faces)
{
    const BoardScene& scene = m_view.boardScene();
    const QPoint middle = m_view.viewport()->rect().center();
    const auto boundsOf = [&](int face) { return scene.boardLayout().edge(face).boundingRect(); };
    const auto nearest = std::ranges::min_element(
        faces, {}, [&](int face) { return (m_view.inViewport(boundsOf(face)).center() - middle).manhattanLength(); });
    const QRectF bounds = boundsOf(*nearest);
    const QSize room = m_view.viewport()->size();
    if (room.expandedTo(m_view.inViewport(bounds).size()) == room)
        m_view.ensureVisible(bounds);
    else
        m_view.centerOn(bounds.center());
}

/** Where there are boards that are to @p stay in view, only what was played on them is looked for. */
void PlayFollower::followAction(const std::vector<int>& stay)
{
    const LastAction& last = m_view.boardScene().picture().lastAction;
    const std::optional<Cell> end = endOf(m_seen, last);
    if (!end)
        return;
    const BoardLayout& layout = m_view.boardScene().boardLayout();
    const QRect room = m_view.viewport()->rect();
    const int board = layout.faceOf(*end);
    const bool isLeft = !stay.empty() && std::ranges::find(stay, board) == stay.end();
    const QRect face = m_view.inViewport(layout.edge(board).boundingRect());
    const bool isElsewhere = isLeft || (layout.isOneOfSeveral() && !room.intersects(face));
    if (isElsewhere || room.contains(m_view.cellRect(*end)))
        return;
    const QRectF all = boundsOf(layout, last);
    const bool fits = !all.isEmpty() && room.size().expandedTo(m_view.inViewport(all).size()) == room.size();
    m_view.ensureVisible(fits ? all : layout.cellBounds(*end));
}

} // namespace ringford::ui
