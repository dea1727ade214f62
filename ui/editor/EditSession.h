// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Setup.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

class QAction;
class QDockWidget;
class QMainWindow;

namespace ringford {
class Position;
}

namespace ringford::ui {

class BoardView;
class EditBar;
class EditTool;
class GroupsPanel;
class MatchModel;
class MessageBar;
class Palette;
class ProblemsPanel;
class SetupDocument;

/**
 * Editing a position in a window: while it is on, the board shows a setup that can be edited in place of the match, and
 * panels of the editor stand in place of those for playing. The match waits, untouched. What is being edited is kept
 * for the next time, as long as the window lives and the game is the same.
 */
class EditSession : public QObject {
    Q_OBJECT

public:
    /** What the session works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        MatchModel& match;
        BoardView& board;
        MessageBar& messages;
        /** Begins a game at a position, unless somebody thinks better of leaving what is unsaved. */
        std::function<void(const Position&)> play;
    };
    explicit EditSession(const Context& context);
    ~EditSession() override;

    bool isOn() const { return m_isOn; }
    /** Goes on with what was edited last, or begins with the position that is shown. */
    void begin();
    /** The match is seen again. */
    void leave();

    SetupDocument& document() const { return *m_document; }
    EditTool& tool() const { return *m_tool; }
    Palette& palette() const { return *m_palette; }
    GroupsPanel& groups() const { return *m_groups; }
    ProblemsPanel& problems() const { return *m_problems; }
    /** By name: undo, redo, clear, start, mirror, turnOver, playFromHere, leave. */
    QAction* action(const char* name) const;

signals:
    /** The editor's panels come, or go. */
    void changed(bool isOn);

private:
    void makeBar();
    void makeDocks();
    void connectActions();
    void showDocks();
    void shareRoom(bool isBelow);
    void takeBoardsPosition();
    void update();
    void show(const SetupProblem& problem);

    Context m_;
    SetupDocument* m_document;
    EditTool* m_tool;
    Palette* m_palette = nullptr;
    GroupsPanel* m_groups = nullptr;
    ProblemsPanel* m_problems = nullptr;
    EditBar* m_bar = nullptr;
    QList<QDockWidget*> m_docks;
    bool m_isOn = false;
};

} // namespace ringford::ui
