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
#include "ui/panels/DrawBar.h"
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
    connect(m_.commands[Command::UndoEdit], &QAction::triggered, m_tool, &DrawTool::undo);
    connect(m_.commands[Command::RedoEdit], &QAction::triggered, m_tool, &DrawTool::redo);
    connect(m_.commands[Command::TakeBack], &QAction::triggered, this,
            [this] { isDrawing() ? m_tool->undo() : void(takeBackToHands(m_.match)); });
    connect(m_.commands[Command::Redo], &QAction::triggered, this,
            [this] { isDrawing() ? m_tool->redo() : void(playAgainToHands(m_.match)); });
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
    const bool draws = isDrawing();
    commands[Command::TakeBack]->setText(draws ? commands[Command::UndoEdit]->text() : textOf(Command::TakeBack));
    commands[Command::Redo]->setText(draws ? commands[Command::RedoEdit]->text() : textOf(Command::Redo));
    commands[Command::TakeBack]->setEnabled(draws ? edits.canUndo() : !m_.match.match().gameNode()->isRoot());
    commands[Command::Redo]->setEnabled(draws ? edits.canRedo() : m_.match.canPlayAgain());
}

} // namespace ringford::ui
