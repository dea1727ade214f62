// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

namespace ringford::ui {

class DicePanel;
class DiceSession;
class SettingsStore;

/** The dice beside a game. What it holds is made when it is seen first. */
class DiceDock : public QDockWidget {
    Q_OBJECT

public:
    /** Both outlive it; @p settings say how things move, and keep what is chosen. */
    DiceDock(DiceSession& session, SettingsStore& settings, QWidget* parent = nullptr);

    /** Made now, if it was not seen yet. */
    DicePanel& panel();

protected:
    void showEvent(QShowEvent* event) override;

private:
    DiceSession& m_session;
    SettingsStore& m_settings;
    DicePanel* m_panel = nullptr;
};

} // namespace ringford::ui
