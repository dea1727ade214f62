// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

namespace ringford::ui {

class DicePanel;
class DiceSession;

/** The dice beside a game. What it holds is made when it is seen first. */
class DiceDock : public QDockWidget {
    Q_OBJECT

public:
    /** @p session outlives it. */
    explicit DiceDock(DiceSession& session, QWidget* parent = nullptr);

    /** Made now, if it was not seen yet. */
    DicePanel& panel();

protected:
    void showEvent(QShowEvent* event) override;

private:
    DiceSession& m_session;
    DicePanel* m_panel = nullptr;
};

} // namespace ringford::ui
