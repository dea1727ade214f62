// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Gesture.h"
#include "ui/panels/PieceDrag.h"

#include <QListView>

namespace ringford::ui {

class BoardView;
class StockDelegate;
class StockModel;

/**
 * Stockpiles as trays, with pieces as large as there is room for: a piece is dragged from it to a board, clicked and
 * then placed by a click, or taken by keyboard.
 */
class StockView : public QListView {
    Q_OBJECT

public:
    /** Both outlive it. */
    StockView(StockModel& stock, BoardView& board, QWidget* parent = nullptr);

    /** High enough for all pieces, not as large as they can be. */
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /** How large the place of a piece is, in device-independent pixels. */
    int tile() const;

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int rowWidth() const;
    int heightFor(int tile) const;
    void fit();
    void takeByKey(const Touch& touch);

    StockModel& m_stock;
    BoardView& m_board;
    StockDelegate* m_delegate;
    PieceDrag m_drag;
};

} // namespace ringford::ui
