// SPDX-License-Identifier: GPL-3.0-or-later
// How large the boards are seen, and what of them: zoom and pan.
#include "ui/board/view/BoardView.h"

#include "ui/board/view/BoardKeys.h"
#include "ui/board/view/EdgeLabels.h"
#include "ui/board/view/Minimap.h"

#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kZoomStep = 1.25;
constexpr double kLargestZoom = 8;
constexpr double kEndless = 100'000; // longer than any board

} // namespace

void BoardView::makeMap()
{
    for (const Qt::Edge side : {Qt::TopEdge, Qt::BottomEdge, Qt::LeftEdge, Qt::RightEdge})
        m_edges.push_back(new EdgeLabels(*this, side));
    m_minimap = new Minimap(*this);
}

/** The map has its room beside what is seen of the board, never over it. */
void BoardView::placeMap()
{
    if (m_minimap) {
        const QSizeF whole = m_scene->boardLayout().bounds().size();
        const bool isCut = whole.width() > wholeSpace().width() + 1 || whole.height() > wholeSpace().height() + 1;
        const bool isSeen = isCut && !m_mapGivesWay && m_scene->manner().showsMap && m_minimap->hasRoomIn(wholeSpace());
        setViewportMargins(isSeen ? m_minimap->margins() : QMargins());
        m_minimap->setVisible(isSeen);
        m_minimap->place();
    }
    for (EdgeLabels* const edge : m_edges)
        edge->place();
}

/** What the boards have as long as they are seen whole: without scroll bars and map. */
QSize BoardView::wholeSpace() const
{
    return maximumViewportSize().grownBy(viewportMargins());
}

/** What of the view is free for boards of which only a part is seen. */
QSizeF BoardView::spaceBeside() const
{
    QSize space = wholeSpace();
    if (m_minimap && m_scene->manner().showsMap && m_minimap->hasRoomIn(space))
        space = space.shrunkBy(m_minimap->margins());
    return QSizeF(space.width() - verticalScrollBar()->sizeHint().width(),
                  space.height() - horizontalScrollBar()->sizeHint().height());
}

void BoardView::arrange()
{
    const QSizeF space = wholeSpace();
    m_mapGivesWay = false;
    if (m_fit == Fit::Width)
        m_zoom = m_scene->table().zoomFor(space, {space.width(), kEndless});
    else if (m_fit == Fit::Height)
        m_zoom = m_scene->table().zoomFor(space, {kEndless, spaceBeside().height()});
    if (m_fit == Fit::Height) {
        const double without =
            m_scene->table().zoomFor(space, {kEndless, space.height() - horizontalScrollBar()->sizeHint().height()});
        m_mapGivesWay = without > 1 && m_zoom - 1 < (without - 1) / 2;
        if (m_mapGivesWay)
            m_zoom = without;
    }
    m_zoom = std::clamp(m_zoom, 1.0, kLargestZoom);
    m_scene->table().arrange(space, m_zoom, devicePixelRatioF());
    placeMap();
}

void BoardView::setZoom(double zoom, QPoint fixed, Fit fit)
{
    zoom = std::clamp(zoom, 1.0, kLargestZoom);
    if (zoom == m_zoom && fit == m_fit)
        return;
    m_zoom = zoom;
    m_fit = fit;
    const QPointF before = mapToScene(fixed);
    const QSizeF sizeBefore = m_scene->boardLayout().bounds().size();
    arrange();
    const QSizeF size = m_scene->boardLayout().bounds().size();
    const QPointF after(before.x() * size.width() / sizeBefore.width(),
                        before.y() * size.height() / sizeBefore.height());
    const QPoint off = mapFromScene(after) - fixed;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + off.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + off.y());
    placeMap();
    emit zoomChanged(m_zoom);
}

void BoardView::zoomIn()
{
    setZoom(m_zoom * kZoomStep, viewport()->rect().center());
    m_keys->keepInView();
}

void BoardView::zoomOut()
{
    setZoom(m_zoom / kZoomStep, viewport()->rect().center());
    m_keys->keepInView();
}

void BoardView::zoomToFit()
{
    setZoom(1, viewport()->rect().center());
}

void BoardView::zoomToWidth()
{
    setZoom(m_zoom, viewport()->rect().center(), Fit::Width);
    m_keys->keepInView();
}

void BoardView::zoomToHeight()
{
    setZoom(m_zoom, viewport()->rect().center(), Fit::Height);
    m_keys->keepInView();
}

/**
 * Moves what is seen of boards that are larger than the view: with Alt and Shift the arrows by two cells, Page Up and
 * Page Down by most of the view along the longer side that is cut. Keys that lead nowhere are left to others.
 */
bool BoardView::panByKey(int key, Qt::KeyboardModifiers modifiers)
{
    constexpr double kPart = 0.8;
    const bool isPage = modifiers == Qt::NoModifier && (key == Qt::Key_PageUp || key == Qt::Key_PageDown);
    const bool isArrow = modifiers == (Qt::AltModifier | Qt::ShiftModifier) &&
                         (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down);
    QScrollBar* const across = horizontalScrollBar();
    QScrollBar* const down = verticalScrollBar();
    if ((!isPage && !isArrow) || (across->maximum() == across->minimum() && down->maximum() == down->minimum()))
        return false;
    const auto range = [](const QScrollBar* bar) { return bar->maximum() - bar->minimum(); };
    const bool isAcross = isPage ? range(across) >= range(down) : key == Qt::Key_Left || key == Qt::Key_Right;
    QScrollBar* const bar = isAcross ? across : down;
    const double view = isAcross ? viewport()->width() : viewport()->height();
    const int length = qRound(isPage ? kPart * view : 2 * m_scene->boardLayout().cellSize());
    const bool isBack = key == Qt::Key_PageUp || key == Qt::Key_Left || key == Qt::Key_Up;
    bar->setValue(bar->value() + (isBack ? -length : length));
    return true;
}

void BoardView::focusOn(std::optional<int> face)
{
    takeInput();
    m_scene->table().setFocus(face);
}

void BoardView::showLinked(std::optional<int> face)
{
    if (!face) {
        zoomToFit();
        return;
    }
    zoomToHeight();
    centerOn(m_scene->boardLayout().edge(*face).boundingRect().center());
}

void BoardView::pan(QPoint to)
{
    const QPoint off = to - *std::exchange(m_pannedFrom, to);
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - off.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - off.y());
}

} // namespace ringford::ui
