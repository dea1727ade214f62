// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace ringford::ui {

class ClockModel;
class MatchModel;
class SeatsModel;

/** The table beside the board: who plays, in which team, who is out and by whom, and the clocks with the button that starts and
    stops them. */
class SeatsDock : public QDockWidget {
    Q_OBJECT

public:
    /** Both models outlive it. */
    SeatsDock(MatchModel& match, ClockModel& clocks, QWidget* parent = nullptr);

    QTreeView* view() const { return m_view; }
    QPushButton* button() const { return m_button; }

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpView();
    void updateLook();
    void updateClocks();
    void updateHeight();
    void fitColumns();
    void updateNote();

    MatchModel& m_match;
    ClockModel& m_clocks;
    SeatsModel* m_model;
    QTreeView* m_view;
    QLabel* m_note; ///< while somebody looks back: of when states and clocks are
    QPushButton* m_button;
};

} // namespace ringford::ui
