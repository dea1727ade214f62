// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/view/ViewOverlay.h"

#include <vector>

namespace ringford::ui {

/**
 * Takes away what the edge of the view leaves of labels that stand around a ring: half a number is none, or another
 * one.
 */
class CutLabels : public ViewOverlay {
    Q_OBJECT

public:
    /** Belongs to @p view. */
    explicit CutLabels(BoardView& view);

    void place() override;
    /** What is left of those, in the viewport's coordinates. */
    const std::vector<QRectF>& rests() const { return m_rests; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<QRectF> m_rests;
};

} // namespace ringford::ui
