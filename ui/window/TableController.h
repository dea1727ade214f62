// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <QObject>

#include <functional>

class QAction;

namespace ringford::ui {

class BoardView;
class CommandSet;
class MatchModel;
class SeatsDock;
class SettingsStore;
class ViewController;

/** What the menus have for games on several boards: which one is in front, whose are followed, which one is chosen. */
class TableController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QObject& window;
        SettingsStore& settings;
        MatchModel& match;
        BoardView& board;
        SeatsDock& seats;
        CommandSet& commands;
        ViewController& view;
    };
    explicit TableController(const Context& context);

private:
    void connectBoards();
    void connectChoice();
    void offer();
    void follow(const QAction* action);
    void setFollowed(SeatSet seats);
    void step(int by);
    void stepToTurn();
    bool go(int by, const std::function<bool(int)>& wanted);

    const Context m_;
    SeatSet m_followed; ///< of this window's game
};

} // namespace ringford::ui
