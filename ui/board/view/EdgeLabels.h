// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

namespace ringford::ui {

class BoardView;

/**
 * The coordinates of one side of a board, kept at the edge of the view while those on the board are panned out of
 * sight.
 */
class EdgeLabels : public QWidget {
    Q_OBJECT

public:
    EdgeLabels(BoardView& view, Qt::Edge side);

    Qt::Edge side() const { return m_side; }
    /** Goes to its edge, and is seen only where it is needed. */
    void place();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isUpright() const { return m_side == Qt::LeftEdge || m_side == Qt::RightEdge; }
    std::optional<double> labelsAt() const;
    bool isBeyond(int end) const;

    BoardView& m_view;
    Qt::Edge m_side;
};

} // namespace ringford::ui
