// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/Minimap.h"

#include "ui/board/view/BoardView.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceStack.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kAway = 8; // from the edges of the view
constexpr int kCompactAway = 4;
constexpr int kAroundMap = 6; // the boards, within the map
constexpr int kAroundCompact = 3;
constexpr int kLeastShare = 3; // how many times as high (or wide) as the map the view must be
constexpr double kPiece = 4;   // not larger than a cell
constexpr double kPennant = 7;

/** Cells are as large as leaves a map that is a glance, not a second board. */
double cellOf(const Board& board)
{
    int columns = 0;
    for (const Face& face : board.faces())
        columns += face.columns;
    return columns <= 16 ? 8 : columns <= 40 ? 6 : 4;
}

QPolygonF pennant(QPointF centre)
{
    const double half = kPennant / 2;
    return QPolygonF(
        {centre + QPointF(-half, -half), centre + QPointF(half, -half / 3), centre + QPointF(-half, half / 3)});
}

} // namespace

Minimap::Minimap(BoardView& view) : QWidget(&view), m_view(view)
{
    setObjectName(QStringLiteral("minimap"));
    setAccessibleName(tr("Map of the board"));
    setWhatsThis(tr(
        "The whole board in small. The frame is what you see; drag it, or press the arrow keys, to see another part."));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::SizeAllCursor);
    const BoardScene& board = scene();
    connect(&board, &BoardScene::arranged, this, &Minimap::rebuild);
    connect(&board, &BoardScene::appearanceChanged, this, &Minimap::rebuild);
    connect(&board, &BoardScene::contentsChanged, this, qOverload<>(&QWidget::update));
    connect(&board, &BoardScene::markersChanged, this, qOverload<>(&QWidget::update));
    for (QScrollBar* const bar : {view.horizontalScrollBar(), view.verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
        connect(bar, &QScrollBar::rangeChanged, this, qOverload<>(&QWidget::update));
    }
    hide();
    rebuild();
}

const BoardScene& Minimap::scene() const
{
    return m_view.boardScene();
}

double Minimap::usualCell() const
{
    return cellOf(scene().boardLayout().board());
}

void Minimap::setCell(double cell)
{
    cell = cell < usualCell() ? cell : 0;
    if (std::exchange(m_cell, cell) != cell)
        rebuild();
}

int Minimap::away() const
{
    return isCompact() ? kCompactAway : kAway;
}

void Minimap::rebuild()
{
    LayoutOptions options = scene().boardLayout().options();
    options.coordinates = false;
    options.grain = 1 / devicePixelRatioF();
    const Board& board = scene().boardLayout().board();
    m_layout = makeLayout(board, isCompact() ? m_cell : usualCell(), options);
    m_ground = QPixmap();
    const int around = isCompact() ? kAroundCompact : kAroundMap;
    m_shown = boardRect(*m_layout).toAlignedRect().adjusted(-around, -around, around, around);
    resize(m_shown.size());
    update();
}

QMargins Minimap::margins() const
{
    return m_isBelow ? QMargins(0, 0, 0, height() + 2 * away()) : QMargins(0, 0, width() + 2 * away(), 0);
}

bool Minimap::hasRoomIn(QSize space) const
{
    const QSize needed = size() + QSize(2 * away(), 2 * away());
    return m_isBelow ? 2 * width() < space.width() && kLeastShare * needed.height() < space.height()
                     : kLeastShare * needed.width() < space.width() && needed.height() < space.height();
}

void Minimap::place()
{
    const QRect around = m_view.viewport()->geometry();
    const QPoint corner = m_isBelow ? QPoint(around.right() - width() - away(), around.bottom() + 1 + away())
                                    : QPoint(around.right() + 1 + away(), around.bottom() - height() - away());
    move(corner);
    raise();
    update();
}

QRectF Minimap::boardRect(const BoardLayout& layout) const
{
    QRectF rect;
    for (int face = 0; face < static_cast<int>(layout.board().faces().size()); ++face)
        rect |= layout.edge(face).boundingRect();
    return rect;
}

QPointF Minimap::fromScene(QPointF point) const
{
    const QRectF from = boardRect(scene().boardLayout());
    const QRectF to = boardRect(*m_layout);
    return QPointF(to.left() + (point.x() - from.left()) * to.width() / from.width(),
                   to.top() + (point.y() - from.top()) * to.height() / from.height()) -
           m_shown.topLeft();
}

void Minimap::moveTo(QPointF at)
{
    const QRectF from = boardRect(*m_layout);
    const QRectF to = boardRect(scene().boardLayout());
    at += m_shown.topLeft();
    m_view.centerOn(to.left() + (at.x() - from.left()) * to.width() / from.width(),
                    to.top() + (at.y() - from.top()) * to.height() / from.height());
}

void Minimap::paintPieces(QPainter& painter) const
{
    const BoardPicture& picture = scene().picture();
    const Theme& theme = scene().style().theme;
    const double piece = isCompact() ? std::min(m_cell - 1, kPiece) : kPiece;
    for (const PieceStack& standing : pieceStacksOn(*picture.game, picture.contents)) {
        const bool isMarker = picture.game->kind(standing.piece.kind).isMarker;
        const QPointF centre = m_layout->cellCentre(standing.cell);
        const PieceInk ink = theme.piece(picture.game->side(standing.piece.side).colour);
        painter.setPen(QPen(ink.line, 1));
        painter.setBrush(ink.fill);
        if (!isMarker)
            painter.drawRect(QRectF(centre.x() - piece / 2, centre.y() - piece / 2, piece, piece));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Marker& marker : picture.contents.markers) {
        const KindInfo& kind = picture.game->kind(marker.kind);
        const PieceInk ink = theme.piece(picture.game->side(marker.side).colour);
        painter.setPen(QPen(ink.line, 1));
        painter.setBrush(ink.fill);
        // What goes off is a dot; what can be carried home is what everybody looks for.
        if (kind.blast == 0)
            painter.drawPolygon(pennant(m_layout->cellCentre(marker.cell)));
        else
            painter.drawEllipse(m_layout->cellCentre(marker.cell), 1.5, 1.5);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/** All that it changed, below the pieces: where shells came down, what a charge took. */
void Minimap::paintLastCells(QPainter& painter) const
{
    const LastAction& last = scene().picture().lastAction;
    for (const std::vector<Cell>* const cells : {&last.touched, &last.ends}) {
        for (const Cell cell : *cells)
            painter.fillRect(m_layout->cellBounds(cell), scene().style().theme.lastOnDark);
    }
}

void Minimap::paintLastAction(QPainter& painter) const
{
    const LastAction& last = scene().picture().lastAction;
    painter.setBrush(Qt::NoBrush);
    QPen pen(scene().style().theme.lastOnDark, 2);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    // What has left the board came to no cell: where it went from is all there is.
    for (const Cell cell : last.ends.empty() ? last.touched : last.ends)
        painter.drawRect(m_layout->cellBounds(cell).adjusted(-1, -1, 1, 1));
}

void Minimap::paintFrame(QPainter& painter) const
{
    const QRectF seen = m_view.mapToScene(m_view.viewport()->rect()).boundingRect();
    const QRectF frame = QRectF(fromScene(seen.topLeft()), fromScene(seen.bottomRight()))
                             .intersected(QRectF(rect()).adjusted(2, 2, -2, -2));
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(QColor(Qt::white), 3.5), {QColor(0x10, 0x10, 0x10), 1.5}}) {
        QPen pen(colour, width);
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        painter.drawRect(frame);
    }
}

void Minimap::paintEvent(QPaintEvent*)
{
    if (m_ground.isNull()) {
        m_ground = QPixmap(size() * devicePixelRatioF());
        m_ground.setDevicePixelRatio(devicePixelRatioF());
        QPainter ground(&m_ground);
        ground.fillRect(rect(), scene().style().theme.surround);
        ground.translate(-m_shown.topLeft());
        BoardPicture empty;
        empty.game = scene().picture().game;
        paintBoard(ground, *m_layout, empty, scene().style(), {BoardLayer::Ground, {}});
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_ground);
    painter.translate(-m_shown.topLeft());
    paintLastCells(painter);
    paintPieces(painter);
    paintLastAction(painter);
    painter.resetTransform();
    paintFrame(painter);
    painter.setPen(hasFocus() ? QPen(palette().highlight(), 2) : QPen(scene().style().theme.text, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        moveTo(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        moveTo(event->position());
}

void Minimap::keyPressEvent(QKeyEvent* event)
{
    const int step = static_cast<int>(2 * scene().boardLayout().cellSize());
    const auto turn = [](QScrollBar* bar, int by) { bar->setValue(bar->value() + by); };
    switch (event->key()) {
    case Qt::Key_Left: turn(m_view.horizontalScrollBar(), -step); break;
    case Qt::Key_Right: turn(m_view.horizontalScrollBar(), step); break;
    case Qt::Key_Up: turn(m_view.verticalScrollBar(), -step); break;
    case Qt::Key_Down: turn(m_view.verticalScrollBar(), step); break;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace ringford::ui
