// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/Panel.h"

class QPushButton;
class QTreeView;

namespace ringford::ui {

class ClockModel;
class BoardClocksModel;
class MatchModel;

/** The clocks of a game on several boards, two dials (or more) a board, with the button that starts and stops them. */
class ClocksDock : public Panel {
    Q_OBJECT

public:
    /** Both models outlive it. */
    ClocksDock(MatchModel& match, ClockModel& clocks, QWidget* parent = nullptr);

    QTreeView* view() const { return m_view; }
    QPushButton* button() const { return m_button; }
    bool isWanted() const override;
    bool isWatched() const override { return true; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void updateLook();
    void updateRows();
    void updateHeight();
    void updateWidth();
    void updateButton();

    MatchModel& m_match;
    ClockModel& m_clocks;
    BoardClocksModel* m_model;
    QTreeView* m_view;
    QPushButton* m_button;
};

} // namespace ringford::ui
