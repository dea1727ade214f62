// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/Panel.h"
#include "ui/panels/PieceDrag.h"
#include "ui/panels/PlayedRows.h"

class QModelIndex;
class QMouseEvent;
class QTreeView;

namespace ringford::ui {

class BoardView;
class CrossingsModel;
class MatchModel;

/**
 * Reinforcements: what can go from one board to another now. What is pointed at or clicked is shown on the boards, what
 * is double-clicked, or chosen by Enter, is played, after the question of the game if it has one (a piece that another
 * seat gives away); where nothing can be played the board says why. Dragged from here to the boards a piece is in hand
 * as if it were taken from its cell. A click that comes at once after the rows have moved does nothing.
 */
class CrossingsDock : public Panel {
    Q_OBJECT

public:
    /** Both outlive it. */
    CrossingsDock(MatchModel& match, BoardView& board, QWidget* parent = nullptr);

    QTreeView* view() const { return m_view; }
    CrossingsModel& model() const { return *m_model; }
    bool isWanted() const override;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpView();
    void spanReasons();
    void keepRoom();
    void updateSoon();
    void update();
    void updateLook();
    void preview(const QModelIndex& index);
    void play(const QModelIndex& index);
    void click(const QModelIndex& index);
    void sayWhyNot(const QModelIndex& index);
    void endQuestion();
    bool dragsPiece(const QMouseEvent& event);
    void press(const QMouseEvent& event);

    MatchModel& m_match;
    BoardView& m_board;
    CrossingsModel* m_model;
    QTreeView* m_view;
    PieceDrag m_drag;
    PlayedRows m_rows;
    bool m_isAsked = false; ///< somebody must say whether a piece is given away
    bool m_isOld = false;   ///< what is listed is of another position
};

} // namespace ringford::ui
