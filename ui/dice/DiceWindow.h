// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

namespace ringford::ui {

class DicePanel;
class DiceSession;

/** The dice in a window of their own, without any game. */
class DiceWindow : public QMainWindow {
    Q_OBJECT

public:
    /** @p session outlives it. */
    explicit DiceWindow(DiceSession& session, QWidget* parent = nullptr);

    DicePanel& panel() const { return *m_panel; }

private:
    void makeShortcuts();

    DicePanel* m_panel;
};

} // namespace ringford::ui
