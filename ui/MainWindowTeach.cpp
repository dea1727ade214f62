// SPDX-License-Identifier: GPL-3.0-or-later
// What the window has for teaching: positions set up and demonstrated, practice, layers of marks, the projector.
#include "ui/Commands.h"
#include "ui/GameCommands.h"
#include "ui/MainWindow.h"
#include "ui/Projector.h"
#include "ui/ProjectorStrip.h"
#include "ui/board/BoardView.h"
#include "ui/board/PlayTool.h"
#include "ui/board/TouchBar.h"
#include "ui/dialogs/WorksheetDialog.h"
#include "ui/editor/Demonstration.h"
#include "ui/editor/EditSession.h"
#include "ui/editor/SetupDocument.h"
#include "ui/editor/SetupPasting.h"
#include "ui/models/ClockModel.h"
#include "ui/models/MatchModel.h"
#include "ui/models/Worksheet.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MessageBar.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/PracticeBar.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QUndoStack>

namespace ringford::ui {

void MainWindow::connectEditing()
{
    m_edit = new EditSession({*this, *m_model, *m_board, *m_messages},
                             [this](const Position& position) { m_games->beginFrom(position); });
    connect(m_edit, &EditSession::changed, this, &MainWindow::showEditing);
    connect(m_commands->editPosition, &QAction::triggered, this, [this](bool on) {
        m_demonstration->leave();
        on ? m_edit->begin() : m_edit->leave();
    });
}

void MainWindow::connectDemonstration()
{
    const auto play = [this](const Position& position, const std::string& comment) {
        m_games->beginFrom(position, comment);
    };
    m_demonstration = new Demonstration({*this, *m_model, *m_board, *m_messages}, *m_moves->edits(), play);
    connect(m_demonstration, &Demonstration::changed, this, &MainWindow::showEditing);
    connect(m_commands->demonstration, &QAction::triggered, this, [this](bool on) {
        m_edit->leave();
        on ? m_demonstration->begin() : m_demonstration->leave();
    });
}

/** What is being set up in place of the match; null while that is played. */
SetupDocument* MainWindow::setUp() const
{
    if (m_edit && m_edit->isOn())
        return &m_edit->document();
    return m_demonstration && m_demonstration->isOn() ? &m_demonstration->document() : nullptr;
}

void MainWindow::pasteIntoSetup()
{
    if (const QStringList problems = pasteSetup(*setUp()); !problems.isEmpty())
        m_messages->show({Message::Kind::Trouble, problems.join(u'\n'), {}});
}

/** What is for playing goes while a position is set up, and comes back afterwards. */
void MainWindow::showEditing(bool isOn)
{
    m_commands->editPosition->setChecked(m_edit->isOn());
    m_commands->demonstration->setChecked(m_demonstration && m_demonstration->isOn());
    m_line->setVisible(!isOn);
    for (QAction* const action : m_commands->ofPlay())
        action->setEnabled(!isOn);
    if (isOn) {
        m_projector->setOn(false);
        if (!m_clocks->isPaused() && m_clocks->canToggle() && !m_clocks->isWaiting())
            m_clocks->toggle();
        m_entry->hide();
        m_touchBar->hide();
        m_panels.hideAll();
    } else {
        showWhatGameNeeds();
        updateCommands();
        updatePause();
        m_commands->undoEdit->setEnabled(m_moves->edits()->canUndo());
        m_commands->redoEdit->setEnabled(m_moves->edits()->canRedo());
    }
}

void MainWindow::connectPractice()
{
    m_practice = new PracticeBar(*m_model, this);
    addToolBar(Qt::BottomToolBarArea, m_practice);
    m_practice->hide();
    QAction* const practice = m_commands->practice;
    connect(practice, &QAction::toggled, this, [this](bool on) {
        m_practice->setVisible(on);
        m_board->playTool().setPractising(on);
    });
    // What a layout says of it is about another time.
    connect(m_practice, &QToolBar::visibilityChanged, practice, [this, practice] {
        if (m_practice->isHidden() == practice->isChecked() && !m_projector->isOn())
            m_practice->setVisible(practice->isChecked());
    });
    connect(&m_board->playTool(), &PlayTool::mistaken, m_practice, &PracticeBar::count);
    connect(m_entry, &MoveEntry::refused, this, [this](const Refusal& refusal, const Action& action) {
        if (m_commands->practice->isChecked())
            m_board->playTool().showMistake(action, refusal);
    });
}

void MainWindow::connectLayers()
{
    const auto toggles = [this](const QAction* action, bool BoardManner::*which) {
        connect(action, &QAction::toggled, this, [this, which](bool on) {
            m_manner.*which = on;
            applyManner();
        });
    };
    toggles(m_commands->showDrawings, &BoardManner::showsDrawings);
    toggles(m_commands->showProgramMarks, &BoardManner::showsProgramMarks);
}

void MainWindow::connectWorksheet()
{
    m_worksheet = new Worksheet(this);
    connect(m_commands->addToWorksheet, &QAction::triggered, this, &MainWindow::addToWorksheet);
    connect(m_commands->worksheet, &QAction::triggered, this, &MainWindow::showWorksheet);
}

WorksheetDialog* MainWindow::showWorksheet()
{
    auto* const dialog = new WorksheetDialog(*m_worksheet, m_registry, m_store, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

void MainWindow::leaveWorksheet(const std::function<void()>& then)
{
    if (!m_worksheet->isModified()) {
        then();
        return;
    }
    auto* const question = new QMessageBox(
        QMessageBox::Question, tr("Unsaved Worksheet"),
        tr("%n tasks of the worksheet were neither saved nor printed.", nullptr, m_worksheet->rowCount()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question->setObjectName(QStringLiteral("unsavedWorksheet"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->button(QMessageBox::Save)->setText(tr("&Save…"));
    question->button(QMessageBox::Discard)->setText(tr("&Discard"));
    question->button(QMessageBox::Cancel)->setText(tr("&Cancel"));
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::finished, this, [this, then](int answer) {
        if (answer == QMessageBox::Save) {
            WorksheetDialog* const dialog = showWorksheet();
            connect(dialog, &PaperDialog::made, dialog, &QDialog::accept);
            connect(dialog, &QDialog::accepted, this, then);
            dialog->saveTasks();
        } else if (answer == QMessageBox::Discard) {
            then();
        }
    });
    question->open();
}

/** What is on the boards, be it of the game or being set up. */
void MainWindow::addToWorksheet()
{
    const auto complain = [this](const QString& text) { m_messages->show({Message::Kind::Trouble, text, {}}); };
    const SetupDocument* const document = setUp();
    if (document && !document->position()) {
        complain(tr("This position cannot be played yet, so it is no task."));
        return;
    }
    m_moves->commitComment();
    bool isAdded = false;
    if (document) {
        const Match task(m_model->match().sharedGame(), document->position());
        isAdded = m_worksheet->add(task, task.start());
    } else {
        isAdded = m_worksheet->add(m_model->match(), m_model->shown());
    }
    if (!isAdded) {
        complain(tr("A worksheet has no more than %n tasks.", nullptr, Worksheet::kMostTasks));
        return;
    }
    m_messages->show({Message::Kind::Note,
                      tr("This is task %1 of the worksheet.").arg(m_worksheet->rowCount()),
                      {{tr("&Worksheet…"), [this] { m_commands->worksheet->trigger(); }}}});
}

void MainWindow::connectProjector()
{
    m_projector = new Projector(*this, *m_model, {menuBar(), m_line});
    connect(m_commands->projector, &QAction::toggled, m_projector, &Projector::setOn);
    connect(m_projector, &Projector::aboutToBegin, this, [this] {
        m_edit->leave();
        m_demonstration->leave();
    });
    connect(m_projector, &Projector::changed, this, [this](bool isOn) {
        if (isOn) {
            m_entry->hide();
            m_panels.hideAll();
        }
        m_commands->projector->setChecked(isOn);
        m_commands->fullScreen->setChecked(isFullScreen());
        applyManner();
        if (!isOn)
            showWhatGameNeeds();
        m_board->setFocus();
    });
    auto* const strip = new ProjectorStrip(*m_board);
    connect(m_projector, &Projector::changed, strip, &ProjectorStrip::setOn);
    connect(strip, &ProjectorStrip::previous, m_model, &MatchModel::showPrevious);
    connect(strip, &ProjectorStrip::next, m_model, &MatchModel::showNext);
    connect(strip, &ProjectorStrip::ended, m_projector, [this] { m_projector->setOn(false); });
}

} // namespace ringford::ui
