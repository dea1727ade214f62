// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace ringford::ui {

class CommandSet;
class GameArea;
class MatchModel;
class PracticeBar;
class ProjectorController;

/** Practice: wrong actions are shown on the board, and counted in a bar. */
class PracticeController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        MatchModel& match;
        GameArea& area;
        CommandSet& commands;
        ProjectorController& projector;
    };
    explicit PracticeController(const Context& context);

    PracticeBar& bar() const { return *m_bar; }

private:
    void keepBarSeen();
    void announceRoom();

    const Context m_;
    PracticeBar* m_bar;
};

} // namespace ringford::ui
