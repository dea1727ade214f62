// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/DrawingController.h"

#include "ui/board/view/BoardView.h"
#include "ui/board/view/DrawTool.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/SetupDocument.h"
#include "ui/editor/SetupStage.h"
#include "ui/match/DrawingPad.h"
#include "ui/match/MatchModel.h"
#include "ui/match/TakingBack.h"
#include "ui/match/TreeEdits.h"
#include "ui/panels/DrawBar.h"
#include "ui/widgets/Announcer.h"
#include "ui/window/CommandSet.h"
#include "ui/window/CommandTable.h"

#include <QAction>
#include <QMainWindow>
#include <QUndoStack>

namespace ringford::ui {

DrawingController::DrawingController(const Context& context)
    : QObject(&context.window), m_(context),
      m_tool(new DrawTool(context.board, *new DrawingPad(context.match, context.edits, this)))
{
    m_.board.setRightTool(m_tool);
    addBar();
    connectSteps();
    updateSteps();
}

void DrawingController::addBar()
{
    auto* const bar = new DrawBar(m_.board, *m_tool, &m_.window);
    m_.window.addToolBar(Qt::LeftToolBarArea, bar);
    bar->hide();
    bar->toggleViewAction()->setVisible(false); // the command says whether it is there
    QAction* const action = m_.commands[Command::Draw];
    connect(action, &QAction::toggled, bar, &QWidget::setVisible);
    connect(action, &QAction::toggled, this, &DrawingController::draw);
    connect(action, &QAction::toggled, this, [this](bool draws) {
        Announcer::of(m_.board).say(draws ? tr("Drawing on the board.") : tr("No longer drawing."));
    });
    connect(&m_.board, &BoardView::toolChanged, action, [this, action] { action->setChecked(isDrawing()); });
    // What a layout says of the bar is about another time. Later: what Qt restores a layout into must not change
    // meanwhile.
    connect(
        bar, &QToolBar::visibilityChanged, action,
        [bar, action] {
            if (bar->isHidden() == action->isChecked())
                bar->setVisible(action->isChecked());
        },
        Qt::QueuedConnection);
}

bool DrawingController::isDrawing() const
{
    return &m_.board.tool() == m_tool;
}

void DrawingController::draw(bool draws)
{
    if (draws)
        m_.board.setTool(*m_tool);
    else if (isDrawing() && m_stage)
        m_.board.setTool(m_stage->tool());
    else if (isDrawing())
        m_.board.setPlayTool();
}

void DrawingController::setStage(SetupStage* stage)
{
    m_stage = stage;
    m_tool->pad().setSource(stage ? &stage->document() : nullptr);
    updateSteps();
}

void DrawingController::connectSteps()
{
    const auto update = [this](auto signal) { connect(&m_.match, signal, this, &DrawingController::updateSteps); };
    update(&MatchModel::viewedNodeChanged);
    update(&MatchModel::gameNodeChanged);
    update(&MatchModel::treeChanged);
    update(&MatchModel::replaced);
    connect(&m_tool->pad(), &DrawingPad::stepsChanged, this, &DrawingController::updateSteps);
    connect(&m_.board, &BoardView::toolChanged, this, &DrawingController::updateSteps);
    connect(&m_.edits, &QUndoStack::indexChanged, this, [this] { noteEdit(true); });
    const auto forget = [this](auto signal) { connect(&m_.match, signal, this, [this] { noteEdit(false); }); };
    forget(&MatchModel::entryPlayed);
    forget(&MatchModel::takenBack);
    forget(&MatchModel::replaced);
    connect(m_.commands[Command::UndoEdit], &QAction::triggered, this, [this] { stepEdits(true); });
    connect(m_.commands[Command::RedoEdit], &QAction::triggered, this, [this] { stepEdits(false); });
    connect(m_.commands[Command::TakeBack], &QAction::triggered, this,
            [this] { meansEdits(true) ? stepEdits(true) : void(takeBackToHands(m_.match)); });
    connect(m_.commands[Command::Redo], &QAction::triggered, this,
            [this] { meansEdits(false) ? stepEdits(false) : void(playAgainToHands(m_.match)); });
}

void DrawingController::noteEdit(bool isLast)
{
    m_isEditLast = isLast;
    updateSteps();
}

bool DrawingController::isDeletionNext(bool isBack) const
{
    return dynamic_cast<const Deletion*>(m_.edits.command(isBack ? m_.edits.index() - 1 : m_.edits.index()));
}

/** Whoever has just deleted moves wants them back, and not one more taken from the game. */
bool DrawingController::meansEdits(bool isBack) const
{
    return isDrawing() || (m_isEditLast && isDeletionNext(isBack));
}

void DrawingController::stepEdits(bool isBack)
{
    const QUndoStack& edits = m_tool->pad().edits();
    const int before = edits.index();
    const QString step = isBack ? edits.undoText() : edits.redoText();
    isBack ? m_tool->undo() : m_tool->redo();
    if (edits.index() == before || m_stage) // where a position is set up, it is told what stands there now
        return;
    //: spoken: %1 is what was done before: delete moves
    const QString told = isBack ? tr("Undone: %1.").arg(step)
                                //: spoken: %1 is what was undone before: delete moves
                                : tr("Done again: %1.").arg(step);
    Announcer::of(m_.board).say(told);
}

void DrawingController::updateSteps()
{
    const CommandSet& commands = m_.commands;
    const QUndoStack& edits = m_tool->pad().edits();
    const QString undone = edits.undoText();
    const QString redone = edits.redoText();
    commands[Command::UndoEdit]->setText(undone.isEmpty() ? tr("&Undo Edit") : tr("&Undo: %1").arg(undone));
    commands[Command::RedoEdit]->setText(redone.isEmpty() ? tr("Redo &Edit") : tr("Redo: %1").arg(redone));
    commands[Command::UndoEdit]->setEnabled(edits.canUndo());
    commands[Command::RedoEdit]->setEnabled(edits.canRedo());
    if (m_stage)
        return; // its bar has the other two
    const bool undoes = meansEdits(true);
    const bool repeats = meansEdits(false);
    commands[Command::TakeBack]->setText(undoes ? commands[Command::UndoEdit]->text() : textOf(Command::TakeBack));
    commands[Command::Redo]->setText(repeats ? commands[Command::RedoEdit]->text() : textOf(Command::Redo));
    commands[Command::TakeBack]->setEnabled(undoes ? edits.canUndo() : !m_.match.match().gameNode()->isRoot());
    commands[Command::Redo]->setEnabled(repeats ? edits.canRedo() : m_.match.canPlayAgain());
}

} // namespace ringford::ui
