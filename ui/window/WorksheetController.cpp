// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/WorksheetController.h"

#include "ui/dialogs/WorksheetDialog.h"
#include "ui/editor/SetupDocument.h"
#include "ui/editor/SetupStage.h"
#include "ui/files/FileDrop.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"
#include "ui/panels/MovesDock.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/FileController.h"
#include "ui/window/Program.h"
#include "ui/window/StageController.h"

#include <QAction>
#include <QMessageBox>

namespace ringford::ui {

WorksheetController::WorksheetController(const Context& context)
    : QObject(&context.window), m_(context), m_sheet(new Worksheet(this))
{
    m_sheet->follow(m_.match);
    m_.files.addQuestion({Leaving::Window, [this] { return m_sheet->isModified(); },
                          [this](const FileController::Then& then) { ask(then); }});
    m_.files.setKeptElsewhere([this] { return m_sheet->holdsFollowed(); });
    connect(m_.commands[Command::AddToWorksheet], &QAction::triggered, this, &WorksheetController::addPosition);
    connect(m_.commands[Command::Worksheet], &QAction::triggered, this, &WorksheetController::showSheet);
}

WorksheetDialog* WorksheetController::showSheet()
{
    auto* const dialog = new WorksheetDialog(*m_sheet, m_.program.registry, m_.program.settings.file(), &m_.window);
    dialog->setGame(m_.match.match().sharedGame());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(new FileDrop(*dialog), &FileDrop::dropped, dialog, &WorksheetDialog::readTasks);
    dialog->open();
    return dialog;
}

/** Does @p then as soon as no task can be lost: asks to save, discard or cancel. */
void WorksheetController::ask(const std::function<void()>& then)
{
    const int count = m_sheet->rowCount();
    auto* const question = new QMessageBox(QMessageBox::Question, tr("Unsaved Worksheet"),
                                           tr("Save the %n tasks of the worksheet?", nullptr, count),
                                           QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_.window);
    question->setObjectName(QStringLiteral("unsavedWorksheet"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("They were neither saved nor printed.", nullptr, count));
    question->button(QMessageBox::Save)->setText(tr("&Save…"));
    question->button(QMessageBox::Discard)->setText(tr("&Discard Tasks", nullptr, count));
    question->button(QMessageBox::Cancel)->setText(tr("&Cancel"));
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::finished, this, [this, then](int answer) {
        if (answer == QMessageBox::Save)
            saveTasks(then);
        else if (answer == QMessageBox::Discard)
            then();
    });
    question->open();
}

void WorksheetController::saveTasks(const std::function<void()>& then)
{
    WorksheetDialog* const dialog = showSheet();
    connect(dialog, &PaperDialog::made, dialog, &QDialog::accept);
    connect(dialog, &QDialog::accepted, this, then);
    dialog->saveTasks();
}

/** What is on the boards, be it of the game or being set up. */
void WorksheetController::addPosition()
{
    SetupStage* const stage = m_.stage.stage();
    if (stage && !stage->document().position()) {
        complain(tr("This position cannot be played yet, so it cannot be a task."));
        return;
    }
    m_.moves.commitComment();
    if (!(stage ? addFrom(*stage) : add(m_.match.match(), m_.match.viewedNode())))
        complain(tr("A worksheet has no more than %n tasks.", nullptr, Worksheet::kMostTasks));
    else if (stage)
        stage->settle();
}

bool WorksheetController::add(const Match& match, const Node* node)
{
    const std::optional<int> known = m_sheet->rowFor(match, node);
    const QString had = known ? m_sheet->caption(*known) : QString();
    const std::optional<int> row = m_sheet->add(match, node);
    if (!row)
        return false;
    if (known)
        announceKnown(*row, had);
    else
        announceAdded(*row, node->outcome().decided());
    return true;
}

bool WorksheetController::addFrom(const SetupStage& stage)
{
    Match task(m_.match.match().sharedGame(), stage.document().position());
    for (const std::string& drawn : drawingsAlone(stage.document().comments(), m_.match.description().board))
        task.addComment(task.start(), drawn);
    return add(task, task.start());
}

void WorksheetController::complain(const QString& text)
{
    m_.messages.show({Message::Kind::Trouble, text, {}});
}

/** @p isOver: the game is, be it that the task, which begins there, is not: players agreed to a draw. */
void WorksheetController::announceAdded(int row, bool isOver)
{
    announce(
        isOver || m_sheet->isOver(row)
            ? tr("This is task %1 of the worksheet of this window. The game is over here: nothing can be its answer.")
            : tr("This is task %1 of the worksheet of this window. What is played from here becomes its answer."),
        row);
}

/** Words that were there, @p had, and are no longer must not go unseen. */
void WorksheetController::announceKnown(int row, const QString& had)
{
    const bool isKept = had.isEmpty() || had == m_sheet->caption(row);
    const QString replaced =
        //: %1 is what the task said before
        isKept ? QString() : u' ' + tr("It has the words of the game now; before, they were “%1”.").arg(had);
    announce(tr("Task %1 of the worksheet of this window is this position already; it is up to date."), row, replaced);
}

void WorksheetController::announce(const QString& text, int row, const QString& more)
{
    m_.messages.show({Message::Kind::Note, text.arg(row + 1) + more, {{tr("&Worksheet…"), [this] {
                                                                           m_.commands[Command::Worksheet]->trigger();
                                                                       }}}});
}

} // namespace ringford::ui
