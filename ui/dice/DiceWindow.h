// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

namespace ringford::ui {

class DicePanel;
class DiceSession;
class SettingsStore;

/** The dice in a window of their own, without any game. */
class DiceWindow : public QMainWindow {
    Q_OBJECT

public:
    /** Both outlive it; @p settings say how things move, and keep what is chosen. */
    DiceWindow(DiceSession& session, SettingsStore& settings, QWidget* parent = nullptr);

    DicePanel& panel() const { return *m_panel; }

signals:
    /** The help page about dice is asked for. */
    void helpWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeShortcuts();

    DicePanel* m_panel;
};

} // namespace ringford::ui
