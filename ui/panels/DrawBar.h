// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"

#include <QToolBar>

class QActionGroup;

namespace ringford::ui {

class BoardView;
class DrawTool;
class DrawingPad;

/** The tools for drawing on the board: whoever has no second button, or wants more than arrows and rings, has these. */
class DrawBar : public QToolBar {
    Q_OBJECT

public:
    DrawBar(BoardView& board, DrawTool& tool, QWidget* parent = nullptr);

private:
    void addPens();
    void addColours();
    void addRest();
    void take();
    void updateActions();
    void askLabel(Cell cell, const QString& text);

    BoardView& m_board;
    DrawTool& m_tool;
    DrawingPad& m_pad;
    QActionGroup* m_pens;
    QActionGroup* m_colours;
    QAction *m_undo, *m_numbers, *m_clear, *m_lock;
};

} // namespace ringford::ui
