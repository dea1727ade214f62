// SPDX-License-Identifier: GPL-3.0-or-later
// What the window has for teaching: positions set up and demonstrated, practice, layers of marks, the projector.
#include "ui/board/tools/PlayTool.h"
#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/DrawTool.h"
#include "ui/dialogs/WorksheetDialog.h"
#include "ui/editor/Demonstration.h"
#include "ui/editor/EditSession.h"
#include "ui/editor/SetupDocument.h"
#include "ui/editor/SetupPasting.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/PracticeBar.h"
#include "ui/panels/Projector.h"
#include "ui/panels/ProjectorStrip.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/Commands.h"
#include "ui/window/FileController.h"
#include "ui/window/GameCommands.h"
#include "ui/window/MainWindow.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QUndoStack>

#include <initializer_list>
#include <optional>

namespace ringford::ui {

void MainWindow::connectEditing()
{
    const auto play = [this](const Position& position, const auto& comments) { playSetup(position, comments); };
    m_edit = new EditSession({*this, *m_model, *m_board, *m_messages, *m_moves->edits(), *m_drawTool}, play);
    m_files->addQuestion({Leaving::Game, [this] { return !m_isPlayingSetup && hasUnkeptSetup(); },
                          [this](const FileController::Then& then) { leaveSetups(then); }});
    connect(m_edit, &SetupStage::changed, this, &MainWindow::showEditing);
    connect(m_edit, &SetupStage::reported, m_line, &GameLine::setInstead);
    connect(m_commands->editPosition, &QAction::triggered, this, [this](bool on) {
        m_demonstration->leave();
        on ? m_edit->begin() : m_edit->leave();
    });
}

void MainWindow::connectDemonstration()
{
    const auto play = [this](const Position& position, const auto& comments) { playSetup(position, comments); };
    m_demonstration = new Demonstration({*this, *m_model, *m_board, *m_messages, *m_moves->edits(), *m_drawTool}, play);
    connect(m_demonstration, &SetupStage::changed, this, &MainWindow::showEditing);
    connect(m_demonstration, &SetupStage::reported, m_line, &GameLine::setInstead);
    connect(m_commands->demonstration, &QAction::triggered, this, [this](bool on) {
        m_edit->leave();
        on ? m_demonstration->begin() : m_demonstration->leave();
    });
}

void MainWindow::playSetup(const Position& position, const std::vector<std::string>& comments)
{
    const QScopedValueRollback playing(m_isPlayingSetup, true);
    m_games->beginFrom(position, comments);
}

bool MainWindow::hasUnkeptSetup() const
{
    return m_edit->isUnkept() || m_demonstration->isUnkept();
}

/** Does @p then as soon as nobody minds that what was set up goes with the game. */
void MainWindow::leaveSetups(const std::function<void()>& then)
{
    if (!hasUnkeptSetup()) {
        then();
        return;
    }
    SetupStage* const left = m_edit->isUnkept() ? static_cast<SetupStage*>(m_edit) : m_demonstration;
    auto* const question = new QMessageBox(QMessageBox::Question, tr("Position Not Kept"),
                                           tr("The position that you have set up is not in the game."),
                                           QMessageBox::Discard | QMessageBox::Cancel, this);
    question->setObjectName(QStringLiteral("unkeptSetup"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("It can be kept in the game, beside the place that is shown; a demonstration shows "
                                    "it again there."));
    QPushButton* const keep = question->addButton(tr("&Keep in the Game"), QMessageBox::AcceptRole);
    question->button(QMessageBox::Discard)->setText(tr("&Discard"));
    question->button(QMessageBox::Cancel)->setText(tr("&Cancel"));
    question->setDefaultButton(keep);
    const auto settled = [this, left, then] {
        left->settle();
        leaveSetups(then);
    };
    connect(keep, &QPushButton::clicked, this, [left, settled] {
        left->keepHere();
        settled();
    });
    connect(question->button(QMessageBox::Discard), &QPushButton::clicked, this, settled);
    question->open();
}

/** In place of the match; null while that is played. */
SetupStage* MainWindow::setUp() const
{
    for (SetupStage* const stage : std::initializer_list<SetupStage*>{m_edit, m_demonstration}) {
        if (stage && stage->isOn())
            return stage;
    }
    return nullptr;
}

void MainWindow::pasteIntoSetup()
{
    if (const QStringList problems = pasteSetup(setUp()->document()); !problems.isEmpty())
        m_messages->show({Message::Kind::Trouble, problems.join(u'\n'), {}});
}

/** What is for playing goes while a position is set up, and comes back afterwards. */
void MainWindow::showEditing(bool isOn)
{
    m_commands->editPosition->setChecked(m_edit->isOn());
    m_commands->demonstration->setChecked(m_demonstration && m_demonstration->isOn());
    for (QAction* const action : m_commands->ofPlay())
        action->setEnabled(!isOn);
    if (isOn) {
        m_projector->setOn(false);
        if (!m_clocks->isPaused() && m_clocks->canToggle() && !m_clocks->isWaiting())
            m_clocks->toggle();
        m_entry->hide();
        m_drawTool->pad().setSource(&setUp()->document());
        updateSteps();
        layAside();
    } else {
        m_line->setInstead({});
        m_drawTool->pad().setSource(nullptr);
        layBack();
        updateCommands();
        updatePause();
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
    connect(
        m_practice, &QToolBar::visibilityChanged, practice,
        [this, practice] {
            if (m_practice->isHidden() == practice->isChecked() && !m_projector->isOn())
                m_practice->setVisible(practice->isChecked());
        },
        Qt::QueuedConnection); // what Qt restores a layout into must not change meanwhile
    connect(&m_board->playTool(), &PlayTool::mistaken, m_practice, &PracticeBar::count);
    connect(m_entry, &MoveEntry::refused, this, [this](const Refusal& refusal, const Action& action) {
        if (m_commands->practice->isChecked())
            m_board->playTool().showMistake(action, refusal);
    });
}

void MainWindow::connectLayers()
{
    const auto toggles = [this](const QAction* action, bool BoardAppearance::*which) {
        connect(action, &QAction::toggled, this, [this, which](bool on) {
            m_appearance.*which = on;
            applyManner();
        });
    };
    toggles(m_commands->showDrawings, &BoardAppearance::showsDrawings);
    toggles(m_commands->showProgramMarks, &BoardAppearance::showsProgramMarks);
}

void MainWindow::connectWorksheet()
{
    m_worksheet = new Worksheet(this);
    m_worksheet->follow(*m_model);
    m_files->addQuestion({Leaving::Window, [this] { return m_worksheet->isModified(); },
                          [this](const FileController::Then& then) { leaveWorksheet(then); }});
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
    const SetupDocument* const document = isSettingUp() ? &setUp()->document() : nullptr;
    if (document && !document->position()) {
        complain(tr("This position cannot be played yet, so it is no task."));
        return;
    }
    m_moves->commitComment();
    const int before = m_worksheet->rowCount();
    std::optional<int> row;
    if (document) {
        Match task(m_model->match().sharedGame(), document->position());
        for (const std::string& drawn : drawingsAlone(document->comments(), m_model->description().board))
            task.addComment(task.start(), drawn);
        row = m_worksheet->add(task, task.start());
    } else {
        row = m_worksheet->add(m_model->match(), m_model->viewedNode());
    }
    if (!row) {
        complain(tr("A worksheet has no more than %n tasks.", nullptr, Worksheet::kMostTasks));
        return;
    }
    if (isSettingUp())
        setUp()->settle();
    m_messages->show(
        {Message::Kind::Note,
         *row < before
             ? tr("Task %1 of the worksheet was this position already; it is up to date.").arg(*row + 1)
             : tr("This is task %1 of the worksheet. What is played from here becomes its answer.").arg(*row + 1),
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
