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

    explicit EscapeKey(const Context& context);

    /** False if there is nothing to leave. */
    bool leaveOne();

protected:
    /** On a wall the board has no use for it where pieces are put anywhere: it does there what the wall says. */
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Context m_;
};

} // namespace ringford::ui
