// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Piece.h"

#include <QStyledItemDelegate>

namespace ringford::ui {

class BoardScene;
class StockModel;

/**
 * Draws stockpiles as trays: below the name of a seat its pieces, each on a plate of the board's ground, with its set
 * and how many there are as badges beside it. What can be placed now is bright and framed.
 */
class StockDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /** Both outlive it; @p scene draws the pieces. */
    StockDelegate(const StockModel& stock, BoardScene& scene, QObject* parent = nullptr);

    /** How high a piece's place is, and how wide a row is, in device-independent pixels. */
    void setSizes(int tile, int row);
    /** How wide it is: beside the piece it has the numbers. */
    static int tileWidth(int tile);
    int tile() const { return m_tile; }
    /** How high the name of a seat is. */
    static int headHeight(const QFontMetrics& letters);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintPiece(QPainter& painter, const QRectF& plate, const QModelIndex& index, const Piece& piece) const;

    const StockModel& m_stock;
    BoardScene& m_scene;
    int m_tile = 48;
    int m_row = 200;
};

} // namespace ringford::ui
