// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>

namespace ringford::ui {

class BoardView;

/**
 * Tool tips on the board, for cells with more to know than is seen at a glance: what a piece carries, and what is aimed
 * at it.
 */
class CellTips : public QObject {
    Q_OBJECT

public:
    /** Belongs to @p view. */
    explicit CellTips(BoardView& view);

    /** What is told at a point of the viewport; empty where there is nothing to tell. */
    QString textAt(QPoint at) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    BoardView& m_view;
};

} // namespace ringford::ui
