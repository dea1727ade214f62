// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <string>
#include <vector>

class QMainWindow;
class QUndoStack;

namespace ringford {
class Position;
}

namespace ringford::ui {

class ClockModel;
class CommandSet;
class Demonstration;
class DrawingController;
class EditSession;
class FileController;
class GameArea;
class MatchModel;
class SetupStage;
class WindowLayout;

/**
 * What stands on the boards in place of the match: a position that is edited, or a demonstration without rules. While
 * one of them is on, what is for playing is away.
 */
class StageController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        MatchModel& match;
        ClockModel& clocks;
        GameArea& area;
        QUndoStack& edits; ///< of comments
        DrawingController& drawing;
        WindowLayout& layout;
        CommandSet& commands;
        FileController& files;
    };
    explicit StageController(const Context& context);

    EditSession& edit() const { return *m_edit; }
    Demonstration& demonstration() const { return *m_demonstration; }
    /** What stands in place of the match; null while that is played. */
    SetupStage* stage() const;
    bool isOn() const { return stage() != nullptr; }
    /** The match is seen again. */
    void leave();
    /** Carries what is set up over the clipboard. @pre it is on */
    void copy() const;
    void paste();

signals:
    /** A stage comes, before anything of it is seen. */
    void aboutToBegin();
    /** It has come or gone. */
    void changed(bool isOn);
    /** What is set up is to be played; comments draw on it. */
    void playWanted(const ringford::Position& position, const std::vector<std::string>& comments);

private:
    void connectCommands();
    void connectStage(SetupStage& stage);
    void play(const Position& position, const std::vector<std::string>& comments);
    bool isUnkept() const;
    void askBeforeLeaving(const std::function<void()>& then);
    void ask(SetupStage& left, const std::function<void()>& then);
    void onChanged(bool isOn);
    void showStage(SetupStage& stage);
    void showMatch();

    const Context m_;
    EditSession* m_edit;
    Demonstration* m_demonstration;
    bool m_isPlaying = false; ///< what was set up is about to become the game
};

} // namespace ringford::ui
