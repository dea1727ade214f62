// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;
class QUndoStack;

namespace ringford::ui {

class BoardView;
class CommandSet;
class DrawTool;
class MatchModel;
class SetupStage;

/**
 * Drawing on the board: with the right button at any time, with everything else while its bar is open. And the steps
 * back and again: of edits; while somebody draws, and where moves were deleted last, Take Back and Play Again mean that
 * as well.
 */
class DrawingController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        MatchModel& match;
        BoardView& board;
        QUndoStack& edits; ///< of comments, which hold what is drawn
        CommandSet& commands;
    };
    explicit DrawingController(const Context& context);

    DrawTool& tool() const { return *m_tool; }
    /** What stands on the boards in place of the match, and is drawn on; null: the match is. */
    void setStage(SetupStage* stage);

private:
    void addBar();
    void connectSteps();
    bool isDrawing() const;
    bool isDeletionNext(bool isBack) const;
    bool meansEdits(bool isBack) const;
    void stepEdits(bool isBack);
    void noteEdit(bool isLast);
    void draw(bool draws);
    void updateSteps();

    const Context m_;
    DrawTool* m_tool;
    SetupStage* m_stage = nullptr;
    bool m_isEditLast = false; ///< nothing was played or taken back since the last edit
};

} // namespace ringford::ui
