// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace ringford::ui {

class BoardView;

/**
 * Takes away what the edge of the view leaves of labels that stand around a ring: half a number is none, or another
 * one.
 */
class CutLabels : public QWidget {
    Q_OBJECT

public:
    /** Belongs to @p view. */
    explicit CutLabels(BoardView& view);

    /** Looks again which labels are cut. */
    void place();
    /** What is left of those, in the viewport's coordinates. */
    const std::vector<QRectF>& rests() const { return m_rests; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardView& m_view;
    std::vector<QRectF> m_rests;
};

} // namespace ringford::ui
