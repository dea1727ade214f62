// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ringford::ui {

class ActionSketch;
class CommandSet;
class GameArea;
class ProjectorController;
class StageController;

/** Esc that neither the board nor a panel had a use for: leaves what came up last in a window. */
class EscapeKey : public QObject {
    Q_OBJECT

public:
    /** What it needs of a window; all of it outlives it. */
    struct Context {
        QObject& window;
        GameArea& area;
        ActionSketch& sketch;
        CommandSet& commands;
        StageController& stage;
        ProjectorController& projector;
    };

    explicit EscapeKey(const Context& context) : QObject(&context.window), m_(context) {}

    /** False if there is nothing to leave. */
    bool leaveOne();

private:
    Context m_;
};

} // namespace ringford::ui
