// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace ringford::ui {

class CommandSet;
class GameArea;
class MatchModel;
class Panels;
class Projector;
class StageController;
class ViewController;
class Wall;
class WindowLayout;

/**
 * The window as a projector shows it: begun and left by its command, with a strip of buttons on the board. It shows
 * what is on the boards: the match, or what is set up there.
 */
class ProjectorController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        MatchModel& match;
        GameArea& area;
        Panels& panels;
        WindowLayout& layout;
        CommandSet& commands;
        StageController& stage;
        ViewController& view;
    };
    explicit ProjectorController(const Context& context);

    bool isOn() const;
    void leave();
    /** Takes away what covers the picture, else the projector. */
    void leaveOne();
    /** What is counted, to be shown to the room; empty: nothing. */
    void setCounts(const QString& counts);

private:
    void addStrip();
    void addParts();
    void connectStage();
    void turn(bool isForward);
    void onChanged(bool isOn);

    const Context m_;
    Projector* m_projector;
    Wall* m_wall = nullptr;
};

} // namespace ringford::ui
