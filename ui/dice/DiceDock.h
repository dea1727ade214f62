// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

class QSettings;

namespace ringford::ui {

class DicePanel;
class DiceSession;

/** The dice beside a game. What it holds is made when it is seen first. */
class DiceDock : public QDockWidget {
    Q_OBJECT

public:
    /** Both outlive it; @p store keeps what is chosen. */
    DiceDock(DiceSession& session, QSettings& store, QWidget* parent = nullptr);

    /** Made now, if it was not seen yet. */
    DicePanel& panel();

protected:
    void showEvent(QShowEvent* event) override;

private:
    DiceSession& m_session;
    QSettings& m_store;
    DicePanel* m_panel = nullptr;
};

} // namespace ringford::ui
