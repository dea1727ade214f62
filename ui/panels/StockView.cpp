// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/StockView.h"

#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/panels/StockModel.h"

#include <QApplication>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace ringford::ui {

StockView::StockView(StockModel& stock, BoardView& board, QWidget* parent)
    : QTreeView(parent), m_stock(stock), m_board(board)
{
    setModel(&stock);
    setHeaderHidden(true);
    setRootIsDecorated(false); // all is open: what it takes is room for names
    setItemsExpandable(false);
    setAllColumnsShowFocus(true);
    setSelectionMode(SingleSelection);
    setMouseTracking(true);
}

void StockView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        if (m_isDragging)
            m_board.cancelBeside();
        else if (event->button() == Qt::RightButton)
            m_board.playTool().cancel(); // in the middle of an action it puts back, here as on the boards
        letGo();
        return;
    }
    const QModelIndex at = indexAt(event->pos());
    m_pressed = m_stock.touchAt(at.siblingAtColumn(StockModel::What));
    m_pressedAt = event->pos();
    if (m_pressed)
        setCurrentIndex(at.siblingAtColumn(StockModel::What));
}

void StockView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed) {
        const auto at = m_stock.touchAt(indexAt(event->pos()).siblingAtColumn(StockModel::What));
        viewport()->setCursor(at ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    const QPoint global = viewport()->mapToGlobal(event->pos());
    if (!m_isDragging && (event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    if (m_board.boardScene().appearance().input.pointer == PointerUse::Click)
        return;
    if (!std::exchange(m_isDragging, true))
        m_board.beginBeside(*m_pressed, global);
    else
        m_board.dragBeside(global);
    showHand(global);
}

/** On the way to the board the pointer carries the piece; there the board shows it. */
void StockView::showHand(QPoint global)
{
    if (m_board.isOver(global)) {
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    BoardScene& scene = m_board.boardScene();
    const int side = static_cast<int>(scene.boardLayout().pieceBox());
    viewport()->setCursor(QCursor(scene.picture(m_pressed->piece, std::max(side, 24), devicePixelRatioF())));
}

void StockView::letGo()
{
    m_pressed.reset();
    m_isDragging = false;
    viewport()->setCursor(Qt::ArrowCursor);
}

void StockView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    // By value: what is played ends with a change of the model.
    const Touch touch = *m_pressed;
    const bool wasDragged = m_isDragging;
    letGo();
    const QPoint global = viewport()->mapToGlobal(event->pos());
    if (wasDragged)
        m_board.endBeside(global, viewport()->rect().contains(event->pos()));
    else if (m_stock.touchAt(indexAt(event->pos()).siblingAtColumn(StockModel::What)) == touch)
        m_board.activate(touch);
}

void StockView::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event); // two quick clicks are two clicks
}

void StockView::hideEvent(QHideEvent* event)
{
    if (m_isDragging)
        m_board.cancelBeside();
    letGo();
    QTreeView::hideEvent(event);
}

/** Taken in hand; the keyboard goes on at a cell where it can go. */
void StockView::takeByKey(const Touch& touch)
{
    m_board.activate(touch);
    const std::vector<Touch>& touched = m_board.playTool().touched();
    if (touched.empty() || touched.back() != touch)
        return;
    std::vector<Touch> next = m_board.playTool().nextTouches();
    std::erase_if(next, [](const Touch& one) { return one.kind != Touch::Kind::Cell; });
    m_board.setFocus(Qt::OtherFocusReason);
    if (!next.empty())
        m_board.setCursorCell(std::ranges::min(next).cell);
}

void StockView::keyPressEvent(QKeyEvent* event)
{
    const auto touch = m_stock.touchAt(currentIndex().siblingAtColumn(StockModel::What));
    const bool isEnter =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (isEnter && touch && event->modifiers() == Qt::NoModifier)
        takeByKey(*touch);
    else if (event->key() == Qt::Key_Escape && std::exchange(m_isDragging, false))
        m_board.cancelBeside();
    else if (event->key() == Qt::Key_Escape && m_board.playTool().cancel())
        event->accept();
    else
        QTreeView::keyPressEvent(event);
}

} // namespace ringford::ui
