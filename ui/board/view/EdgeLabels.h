// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/view/ViewOverlay.h"

#include <optional>

namespace ringford::ui {

/**
 * The coordinates of one side of a board, kept at the edge of the view while those on the board are panned out of
 * sight.
 */
class EdgeLabels : public ViewOverlay {
    Q_OBJECT

public:
    EdgeLabels(BoardView& view, Qt::Edge side);

    Qt::Edge side() const { return m_side; }
    void place() override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isUpright() const { return m_side == Qt::LeftEdge || m_side == Qt::RightEdge; }
    std::optional<double> labelsAt() const;
    bool isBeyond(int end) const;

    Qt::Edge m_side;
};

} // namespace ringford::ui
