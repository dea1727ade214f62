// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ringford::ui {

class BoardView;

/** What lies over the edge of a view and looks anew where its place is whenever the board is arranged, panned or zoomed. */
class ViewOverlay : public QWidget {
    Q_OBJECT

public:
    /** Goes to its place, and is seen only where it is needed. Heirs call it once they are made. */
    virtual void place() = 0;

protected:
    /** Belongs to @p view, and lets the mouse through. */
    explicit ViewOverlay(BoardView& view);

    BoardView& view() const { return m_view; }

private:
    BoardView& m_view;
};

} // namespace ringford::ui
