// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"
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
 * Reinforcements: what can go from one board to another now. What is pointed at is shown on the boards; a click takes
 * the piece in hand as if it were clicked on its cell, and dragged from here it is, too. What is double-clicked, or
 * chosen by Enter, is played, after the question of the game if it has one (a piece that another seat gives away); where
 * nothing can be played the board says why. A click that comes at once after the rows have moved does nothing.
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
    void takeInHand(const Action& action);
    void sayWhyNot(const QModelIndex& index);
    void takeTouches();
    bool dragsPiece(const QMouseEvent& event);
    bool putsBack(QEvent& event);
    void press(const QMouseEvent& event);

    MatchModel& m_match;
    BoardView& m_board;
    CrossingsModel* m_model;
    QTreeView* m_view;
    PieceDrag m_drag;
    PlayedRows m_rows;
    std::optional<Action> m_taken; ///< whose piece a click on its row has taken in hand
    std::optional<Action> m_asked; ///< somebody must say whether its piece is given away
    bool m_isOld = false;          ///< what is listed is of another position
};

} // namespace ringford::ui
