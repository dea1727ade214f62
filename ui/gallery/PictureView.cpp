// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/PictureView.h"

#include "ui/gallery/PictureShelf.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLinearGradient>
#include <QMetaMethod>
#include <QPainter>
#include <QPolygonF>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kLeastTile = 11; // heights of a line, how wide its picture is: narrower, its words are not whole
constexpr int kMostTile = 22;
constexpr int kSlack = 2;          // px, in which a row of icons does not end
constexpr int kBetweenMoves = 700; // ms, of all pictures: with six of them each goes on every four seconds

} // namespace

PictureView::PictureView(PictureShelf& shelf, PictureShape shape, QWidget* parent)
    : QListView(parent), m_shelf(shelf), m_delegate(new PictureDelegate(shape, this)), m_timer(new QTimer(this))
{
    setModel(&shelf);
    setItemDelegate(m_delegate);
    if (shape == PictureShape::Tile) {
        setViewMode(IconMode);
        setMovement(Static);
    }
    setResizeMode(Adjust);
    setUniformItemSizes(shape == PictureShape::Tile);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    m_timer->setInterval(kBetweenMoves);
    connect(m_timer, &QTimer::timeout, this, &PictureView::playOne);
    connect(&shelf, &QAbstractItemModel::modelReset, this, [this] { updateGeometry(); });
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& at) { emit picked(at.row()); });
}

void PictureView::setMoving(bool isMoving)
{
    m_isMoving = isMoving;
    updatePlay();
}

bool PictureView::isPlaying() const
{
    return m_timer->isActive();
}

QSize PictureView::sizeHint() const
{
    if (viewMode() == IconMode)
        return QListView::sizeHint();
    return {QListView::sizeHint().width(), heightOfRows(0) + 2 * frameWidth()};
}

/** Of all of them, so near to one another. */
int PictureView::heightOfRows(int closeness) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    int height = 0;
    for (int row = 0; row < m_shelf.rowCount(); ++row)
        height += m_delegate->rowHeight(option, m_shelf.index(row), closeness);
    return height;
}

/** One thing to choose is seen whole. */
QSize PictureView::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {12 * line, 5 * line + 2 * frameWidth()};
}

int PictureView::tileWidthIn(QSize size) const
{
    const int line = fontMetrics().height();
    const QSize room = roomIn(size);
    int width = kMostTile * line;
    while (width >= kLeastTile * line && !areSeen(width, room))
        --width;
    return width < kLeastTile * line ? 0 : width;
}

/** Where the tiles of a view of @p size lie. One of icons leaves room for its bar, whether that is seen or not. */
QSize PictureView::roomIn(QSize size) const
{
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return size - QSize(2 * frameWidth() + bar + kSlack, 2 * frameWidth());
}

int PictureView::columnsOf(int width, QSize room) const
{
    return std::max(1, room.width() / PictureDelegate::tileSize(width, fontMetrics()).width());
}

/** Whether all tiles with pictures of that width lie in @p room. */
bool PictureView::areSeen(int width, QSize room) const
{
    const QSize tile = PictureDelegate::tileSize(width, fontMetrics());
    const int columns = columnsOf(width, room);
    const int rows = (std::max(1, m_shelf.rowCount()) + columns - 1) / columns;
    return tile.width() <= room.width() && rows * tile.height() <= room.height();
}

/** Who is behind other windows is not seen, as far as anybody tells. */
void PictureView::updatePlay()
{
    const bool isSeen = isVisible() && window()->isActiveWindow() && !window()->isMinimized();
    const bool isCalm = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0;
    if (!isSeen || isCalm || !m_isMoving)
        m_timer->stop();
    else if (!m_timer->isActive())
        m_timer->start();
}

void PictureView::playOne()
{
    const int count = m_shelf.rowCount();
    for (int step = 1; step <= count; ++step) {
        const int row = (m_last + step) % count;
        if (m_shelf.isLiving(row) && viewport()->rect().intersects(visualRect(m_shelf.index(row)))) {
            m_last = row;
            m_shelf.step(row);
            return;
        }
    }
}

void PictureView::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    // Words come first: who waits for a picture can read already.
    if (!m_shelf.isLoaded())
        QTimer::singleShot(0, &m_shelf, &PictureShelf::load);
    paintMore();
}

/** At an edge beyond which the list goes on it fades, and an arrow points there. */
void PictureView::paintMore()
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const QScrollBar& bar = *verticalScrollBar();
    const int line = fontMetrics().height();
    const QColor ground = palette().color(QPalette::Base);
    QColor none = ground;
    none.setAlpha(0);
    for (const bool isBelow : {false, true}) {
        if (isBelow ? bar.value() >= bar.maximum() : bar.value() <= bar.minimum())
            continue;
        const QRectF edge(0, isBelow ? viewport()->height() - 2 * line : 0, viewport()->width(), 2 * line);
        QLinearGradient fade(isBelow ? edge.topLeft() : edge.bottomLeft(),
                             isBelow ? edge.bottomLeft() : edge.topLeft());
        fade.setColorAt(0, none);
        fade.setColorAt(0.5, ground);
        painter.fillRect(edge, fade);
        const QPointF tip(edge.center().x(), isBelow ? edge.bottom() - 0.2 * line : edge.top() + 0.2 * line);
        const QPointF back(0, (isBelow ? -0.5 : 0.5) * line);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Text));
        painter.drawPolygon(QPolygonF{tip, tip + back + QPointF(0.5 * line, 0), tip + back - QPointF(0.5 * line, 0)});
    }
}

void PictureView::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    viewport()->update(); // what its edges say does not move along
}

/**
 * Tiles are as large as they may be with all of them seen at once; where there is too little room for that, they fill
 * rows, and are scrolled.
 */
void PictureView::fitTiles()
{
    int width = tileWidthIn(size());
    if (width == 0) {
        const int line = fontMetrics().height();
        const QSize room = roomIn(size());
        const int around = PictureDelegate::tileSize(0, fontMetrics()).width();
        width =
            std::clamp(room.width() / columnsOf(kLeastTile * line, room) - around, kLeastTile * line, kMostTile * line);
    }
    m_delegate->setTileWidth(width);
    scheduleDelayedItemsLayout();
}

/** Rows stand nearer to one another where all of them are seen by that; else they are scrolled as they usually are. */
void PictureView::fitRows()
{
    int closeness = 0;
    while (closeness <= PictureDelegate::kClosest && heightOfRows(closeness) > height() - 2 * frameWidth())
        ++closeness;
    m_delegate->setCloseness(closeness > PictureDelegate::kClosest ? 0 : closeness);
    scheduleDelayedItemsLayout(); // words of narrower rows take more lines
}

void PictureView::fit()
{
    viewMode() == IconMode ? fitTiles() : fitRows();
}

void PictureView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    fit();
    updateGeometry();
}

void PictureView::showEvent(QShowEvent* event)
{
    QListView::showEvent(event);
    fit(); // for all that have come by now
    updatePlay();
}

void PictureView::hideEvent(QHideEvent* event)
{
    QListView::hideEvent(event);
    updatePlay();
}

bool PictureView::event(QEvent* event)
{
    const bool isDone = QListView::event(event);
    if (event->type() == QEvent::WindowActivate || event->type() == QEvent::WindowDeactivate ||
        event->type() == QEvent::StyleChange)
        updatePlay();
    return isDone;
}

/** How many tiles stand side by side. */
int PictureView::columns() const
{
    int count = 0;
    while (count < m_shelf.rowCount() && visualRect(m_shelf.index(count)).top() == visualRect(m_shelf.index(0)).top())
        ++count;
    return count;
}

/**
 * Right and Left go on as one reads, Down and Up stay in their column. Who is told of a list, and sees no columns, meets
 * all that is in it by Down alone: at the end of a column it leads to the next one.
 */
QModelIndex PictureView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int here = currentIndex().row();
    if (viewMode() != IconMode || here < 0)
        return QListView::moveCursor(action, modifiers);
    const bool isHeard = QAccessible::isActive();
    const int across = columns();
    const int column = here % across;
    const int count = m_shelf.rowCount();
    const auto atBottom = [&](int of) { return of + (count - 1 - of) / across * across; };
    int row = here;
    switch (action) {
    case MoveDown:
        if (here + across < count)
            row = here + across;
        else if (isHeard && column + 1 < across)
            row = column + 1;
        break;
    case MoveUp:
        if (here >= across)
            row = here - across;
        else if (isHeard && here > 0)
            row = atBottom(here - 1);
        break;
    case MoveRight: row = std::min(here + 1, count - 1); break;
    case MoveLeft: row = std::max(here - 1, 0); break;
    default: return QListView::moveCursor(action, modifiers);
    }
    return m_shelf.index(row);
}

void PictureView::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid() && isSignalConnected(QMetaMethod::fromSignal(&PictureView::picked))) {
        emit picked(currentIndex().row());
        return;
    }
    QListView::keyPressEvent(event);
}

} // namespace ringford::ui
