// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/StockView.h"

#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/panels/StockDelegate.h"
#include "ui/panels/StockModel.h"

#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

// Places of pieces, in px.
constexpr int kLeastTile = 36;
constexpr int kUsualTile = 54;
constexpr int kMostTile = 72;

} // namespace

StockView::StockView(StockModel& stock, BoardView& board, QWidget* parent)
    : QListView(parent), m_stock(stock), m_board(board), m_delegate(new StockDelegate(stock, board.boardScene(), this)),
      m_drag(*viewport(), board)
{
    setModel(&stock);
    setItemDelegate(m_delegate);
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setMovement(Static);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
    connect(&stock, &QAbstractItemModel::modelReset, this, [this] {
        fit();
        updateGeometry();
    });
    connect(&board.boardScene(), &BoardScene::appearanceChanged, viewport(), qOverload<>(&QWidget::update));
}

/** Of a row; the bar for scrolling has its room, whether it is needed or not. */
int StockView::rowWidth() const
{
    return std::max(StockDelegate::tileWidth(kLeastTile),
                    maximumViewportSize().width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent) - 2);
}

/** Of all seats and their pieces. */
int StockView::heightFor(int tile) const
{
    const int columns = std::max(1, rowWidth() / StockDelegate::tileWidth(tile));
    int height = 0;
    int pieces = 0;
    const auto endTray = [&] { height += (std::exchange(pieces, 0) + columns - 1) / columns * tile; };
    for (int row = 0; row < m_stock.rowCount(); ++row) {
        if (m_stock.touchAt(m_stock.index(row))) {
            ++pieces;
            continue;
        }
        endTray();
        height += StockDelegate::headHeight(fontMetrics());
    }
    endTray();
    return height;
}

/** As large as there is room for. */
void StockView::fit()
{
    int tile = kMostTile;
    while (tile > kLeastTile && heightFor(tile) > maximumViewportSize().height())
        --tile;
    m_delegate->setSizes(tile, rowWidth());
    doItemsLayout();
}

int StockView::tile() const
{
    return m_delegate->tile();
}

QSize StockView::sizeHint() const
{
    return {QListView::sizeHint().width(), heightFor(kUsualTile) + 2 * frameWidth() + 2};
}

/** The name of one seat and a row of its pieces. */
QSize StockView::minimumSizeHint() const
{
    return {3 * StockDelegate::tileWidth(kLeastTile),
            StockDelegate::headHeight(fontMetrics()) + kLeastTile + 2 * frameWidth() + 2};
}

void StockView::resizeEvent(QResizeEvent* event)
{
    fit();
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void StockView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fit();
        updateGeometry();
    }
}

void StockView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        if (!m_drag.cancel() && event->button() == Qt::RightButton)
            m_board.playTool().cancel(); // in the middle of an action it puts back, here as on the boards
        return;
    }
    const QModelIndex at = indexAt(event->pos());
    const auto touch = m_stock.touchAt(at);
    m_drag.press(touch ? std::optional(PieceDrag::Taken{*touch, touch->piece}) : std::nullopt, event->pos());
    if (touch)
        setCurrentIndex(at);
}

void StockView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_drag.pressed())
        m_drag.move(event->pos());
    else
        viewport()->setCursor(m_stock.touchAt(indexAt(event->pos())) ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void StockView::mouseReleaseEvent(QMouseEvent* event)
{
    const auto touch = m_drag.pressed();
    if (event->button() == Qt::LeftButton && touch && !m_drag.release(event->pos()) &&
        m_stock.touchAt(indexAt(event->pos())) == touch)
        m_board.activate(*touch);
}

void StockView::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event); // two quick clicks are two clicks
}

void StockView::hideEvent(QHideEvent* event)
{
    m_drag.cancel();
    QListView::hideEvent(event);
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
    const auto touch = m_stock.touchAt(currentIndex());
    const bool isEnter =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (isEnter && touch && event->modifiers() == Qt::NoModifier)
        takeByKey(*touch);
    else if (event->key() == Qt::Key_Escape && (m_drag.cancel() || m_board.playTool().cancel()))
        event->accept();
    else
        QListView::keyPressEvent(event);
}

} // namespace ringford::ui
