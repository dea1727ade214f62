// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Gesture.h"

#include <QTreeView>

#include <optional>

namespace ringford::ui {

class BoardView;
class StockModel;

/**
 * Stockpiles as a list: a piece is dragged from it to a board, clicked and then placed by a click, or taken by
 * keyboard.
 */
class StockView : public QTreeView {
    Q_OBJECT

public:
    /** Both outlive it. */
    StockView(StockModel& stock, BoardView& board, QWidget* parent = nullptr);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void showHand(QPoint global);
    void letGo();
    void takeByKey(const Touch& touch);

    StockModel& m_stock;
    BoardView& m_board;
    std::optional<Touch> m_pressed;
    QPoint m_pressedAt;
    bool m_isDragging = false;
};

} // namespace ringford::ui
