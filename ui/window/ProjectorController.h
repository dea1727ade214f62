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
class WindowLayout;

/** The window as a projector shows it: begun and left by its command, with a strip of buttons on the board. */
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

private:
    void addStrip();
    void onChanged(bool isOn);

    const Context m_;
    Projector* m_projector;
};

} // namespace ringford::ui
