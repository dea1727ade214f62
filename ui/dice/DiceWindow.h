// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QSettings;

namespace ringford::ui {

class DicePanel;
class DiceSession;

/** The dice in a window of their own, without any game. */
class DiceWindow : public QMainWindow {
    Q_OBJECT

public:
    /** Both outlive it; @p store keeps what is chosen. */
    DiceWindow(DiceSession& session, QSettings& store, QWidget* parent = nullptr);

    DicePanel& panel() const { return *m_panel; }

private:
    void makeShortcuts();

    DicePanel* m_panel;
};

} // namespace ringford::ui
