// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/StockDelegate.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/paint/PiecePlate.h"
#include "ui/panels/StockModel.h"
#include "ui/widgets/SeatBadge.h"

#include <QPainter>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kBetweenPlates = 2;       // px on each side
constexpr double kBesidePiece = 0.17;   // of a place's height, for what the numbers are wider than what pieces leave
constexpr double kPieceOfPlate = 0.82;  // of its height: the upper number is above a piece's shoulder
constexpr double kBadgeOfTile = 0.32;   // height of the numbers beside a piece
constexpr double kLeastBadge = 14;      // px
constexpr double kBadgeLetters = 0.72;  // of the badge's height
constexpr double kFrame = 1.5;          // px
constexpr double kTakenFrame = 3;       // px
constexpr QRgb kBadgeDark = 0xFF101010; // what is told of pieces has the colours that it has on boards

QFont numberFont(const QFont& from, double badge)
{
    QFont font = from;
    font.setBold(true);
    font.setPixelSize(static_cast<int>(badge * kBadgeLetters));
    return font;
}

/** A number in a pill; @p corner is the one of the plate that it lies in. */
void paintNumber(QPainter& painter, const QString& text, const QRectF& plate, Qt::Corner corner, bool isDark)
{
    const double height = std::max(kLeastBadge, kBadgeOfTile * plate.height());
    painter.setFont(numberFont(painter.font(), height));
    const double width =
        std::max(height, QFontMetricsF(painter.font()).horizontalAdvance(text) + height * (1 - kBadgeLetters));
    const bool isLow = corner == Qt::BottomRightCorner;
    const QRectF pill(plate.right() - width, isLow ? plate.bottom() - height : plate.top(), width, height);
    painter.setPen(QPen(isDark ? QColor(Qt::white) : QColor(kBadgeDark), 1));
    painter.setBrush(isDark ? QColor(kBadgeDark) : QColor(Qt::white));
    painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2);
    painter.setPen(isDark ? QColor(Qt::white) : QColor(kBadgeDark));
    painter.drawText(pill, Qt::AlignCenter, text);
}

/** As the keyboard's cursor on the board: seen on all grounds. */
void paintCursor(QPainter& painter, const QRectF& plate)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 2));
    painter.drawRect(plate.adjusted(-1, -1, 1, 1));
    QPen dashes(Qt::black, 2, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({3, 3});
    painter.setPen(dashes);
    painter.drawRect(plate.adjusted(-1, -1, 1, 1));
}

} // namespace

StockDelegate::StockDelegate(const StockModel& stock, BoardScene& scene, QObject* parent)
    : QStyledItemDelegate(parent), m_stock(stock), m_scene(scene)
{
}

void StockDelegate::setSizes(int tile, int row)
{
    m_tile = tile;
    m_row = row;
}

int StockDelegate::tileWidth(int tile)
{
    return tile + qRound(kBesidePiece * tile);
}

int StockDelegate::headHeight(const QFontMetrics& letters)
{
    return letters.height() * 3 / 2;
}

QSize StockDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return m_stock.touchAt(index) ? QSize(tileWidth(m_tile), m_tile) : QSize(m_row, headHeight(option.fontMetrics));
}

void StockDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto touch = m_stock.touchAt(index);
    const QRectF plate = QRectF(option.rect).adjusted(kBetweenPlates, kBetweenPlates, -kBetweenPlates, -kBetweenPlates);
    // The board may be of another game by now.
    if (touch && &m_stock.game() == &m_scene.description())
        paintPiece(*painter, plate, index, touch->piece);
    else if (!touch)
        paintHead(*painter, option, index);
    const bool isCurrent = option.state.testFlag(QStyle::State_HasFocus);
    if (isCurrent)
        paintCursor(*painter, plate);
    painter->restore();
}

void StockDelegate::paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int kGap = 6;
    const int side = option.fontMetrics.height() * 5 / 4;
    const QRect room = option.rect.adjusted(kBetweenPlates, 0, -kBetweenPlates, 0);
    const double ratio = painter.device()->devicePixelRatioF();
    const QColor text = option.palette.color(QPalette::Text);
    painter.drawPixmap(room.left(), room.center().y() - side / 2,
                       seatBadges(m_stock.game(), SeatSet(m_stock.holderAt(index)), side, ratio, text));
    const QString count = QString::number(index.data(StockModel::Count).toInt());
    painter.setPen(text);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, count);
    const QRect words = room.adjusted(side + kGap, 0, -option.fontMetrics.horizontalAdvance(count) - kGap, 0);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, words.width()));
}

void StockDelegate::paintPiece(QPainter& painter, const QRectF& plate, const QModelIndex& index,
                               const Piece& piece) const
{
    const Theme& theme = m_scene.style().theme;
    const bool isTaken = index.data(StockModel::IsTaken).toBool();
    const bool canBePlaced = index.data(StockModel::CanBePlaced).toBool();
    paintPlate(painter, plate, isTaken ? theme.selectionOnLight : theme.lightCell);
    const int side = static_cast<int>(plate.height() * kPieceOfPlate);
    painter.setOpacity(isTaken || canBePlaced ? 1 : kPalePiece);
    painter.drawPixmap(plate.bottomLeft() - QPointF(0, side + kAroundPlated / 2.0),
                       m_scene.picture(piece, side, painter.device()->devicePixelRatioF()));
    painter.setOpacity(1);
    if (isTaken || canBePlaced) {
        const double wide = isTaken ? kTakenFrame : kFrame;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isTaken ? theme.target : theme.lines, wide));
        painter.drawRoundedRect(plate.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), kPlateCorner, kPlateCorner);
    }
    if (piece.set > 0)
        paintNumber(painter, QString::number(piece.set), plate, Qt::BottomRightCorner, false);
    if (const int count = index.data(StockModel::Count).toInt(); count > 1)
        paintNumber(painter, QStringLiteral("×%1").arg(count), plate, Qt::TopRightCorner, true);
}

} // namespace ringford::ui
