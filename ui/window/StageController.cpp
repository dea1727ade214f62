// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StageController.h"

#include "ui/board/view/BoardView.h"
#include "ui/board/view/DrawTool.h"
#include "ui/editor/Demonstration.h"
#include "ui/editor/EditSession.h"
#include "ui/editor/SetupDocument.h"
#include "ui/editor/SetupPasting.h"
#include "ui/files/PastedText.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/DrawingController.h"
#include "ui/window/FileController.h"
#include "ui/window/GameArea.h"
#include "ui/window/WindowLayout.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>

#include <initializer_list>

namespace ringford::ui {

namespace {

SetupStage::Place placeIn(const StageController::Context& context)
{
    return {context.window,          context.match, context.area.board(),
            context.area.messages(), context.edits, context.drawing.tool()};
}

} // namespace

StageController::StageController(const Context& context)
    : QObject(&context.window), m_(context),
      m_edit(new EditSession(placeIn(context),
                             [this](const auto& position, const auto& drawn) { play(position, drawn); })),
      m_demonstration(new Demonstration(placeIn(context),
                                        [this](const auto& position, const auto& drawn) { play(position, drawn); }))
{
    m_.files.addQuestion({Leaving::BesideGame, [this] { return !m_isPlaying && isUnkept(); },
                          [this](const FileController::Then& then) { askBeforeLeaving(then); }});
    connectStage(*m_edit);
    connectStage(*m_demonstration);
    connectCommands();
}

void StageController::connectStage(SetupStage& stage)
{
    connect(&stage, &SetupStage::changed, this, &StageController::onChanged);
    connect(&stage, &SetupStage::reported, &m_.area.line(), &GameLine::setInstead);
}

void StageController::connectCommands()
{
    const auto begins = [this](const QAction* action, SetupStage& stage, SetupStage& other) {
        connect(action, &QAction::triggered, this, [&stage, &other](bool on) {
            other.leave();
            on ? stage.begin() : stage.leave();
        });
    };
    begins(m_.commands[Command::EditPosition], *m_edit, *m_demonstration);
    begins(m_.commands[Command::Demonstration], *m_demonstration, *m_edit);
}

SetupStage* StageController::stage() const
{
    for (SetupStage* const stage : std::initializer_list<SetupStage*>{m_edit, m_demonstration}) {
        if (stage->isOn())
            return stage;
    }
    return nullptr;
}

void StageController::leave()
{
    m_edit->leave();
    m_demonstration->leave();
}

/** Whether something was set up that would be lost with the game. */
bool StageController::isUnkept() const
{
    return m_edit->isUnkept() || m_demonstration->isUnkept();
}

void StageController::copy() const
{
    copySetup(stage()->document());
}

void StageController::paste()
{
    if (const QStringList problems = pasteSetup(stage()->document()); !problems.isEmpty())
        m_.area.messages().show({Message::Kind::Trouble, problems.join(u'\n'), {}});
    else if (const QString assumed = assumedIn(QGuiApplication::clipboard()->text()); !assumed.isEmpty())
        m_.area.messages().show({Message::Kind::Note, assumed, {}});
}

void StageController::play(const Position& position, const std::vector<std::string>& comments)
{
    const QScopedValueRollback playing(m_isPlaying, true);
    emit playWanted(position, comments);
}

/** Does @p then as soon as nobody minds that what was set up goes with the game. */
void StageController::askBeforeLeaving(const std::function<void()>& then)
{
    if (!isUnkept())
        then();
    else if (m_edit->isUnkept())
        ask(*m_edit, then);
    else
        ask(*m_demonstration, then);
}

void StageController::ask(SetupStage& left, const std::function<void()>& then)
{
    const bool isDemonstrated = &left == m_demonstration;
    auto* const question =
        new QMessageBox(QMessageBox::Question, isDemonstrated ? tr("Demonstrated Position") : tr("Edited Position"),
                        isDemonstrated ? tr("Keep the position that you have put up in the demonstration?")
                                       : tr("Keep the position that you have set up in the editor?"),
                        QMessageBox::Discard | QMessageBox::Cancel, &m_.files.asker());
    question->setObjectName(QStringLiteral("unkeptSetup"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr(
        "It is in no game and in no file yet. Kept, it goes into the comment at the place of the game that is shown, "
        "and is saved with the game; Demonstration (menu Teach) shows it there again. Discarded, this position is "
        "lost, with all that is drawn on it; the moves of the game are not touched."));
    QPushButton* const keep = question->addButton(tr("&Keep in the Game"), QMessageBox::AcceptRole);
    question->button(QMessageBox::Discard)->setText(tr("&Discard Position"));
    question->button(QMessageBox::Cancel)->setText(tr("&Cancel"));
    question->setDefaultButton(keep);
    const auto settled = [this, &left, then] {
        left.settle();
        askBeforeLeaving(then);
    };
    connect(keep, &QPushButton::clicked, this, [&left, settled] {
        left.keepHere();
        settled();
    });
    connect(question->button(QMessageBox::Discard), &QPushButton::clicked, this, settled);
    question->open();
}

/** What is for playing goes while a position is set up, and comes back afterwards. */
void StageController::onChanged(bool isOn)
{
    m_.commands[Command::EditPosition]->setChecked(m_edit->isOn());
    m_.commands[Command::Demonstration]->setChecked(m_demonstration->isOn());
    for (QAction* const action : m_.commands.ofPlay())
        action->setEnabled(!isOn);
    if (isOn)
        showStage(*stage());
    else
        showMatch();
    emit changed(isOn);
}

void StageController::showStage(SetupStage& stage)
{
    emit aboutToBegin();
    if (!m_.clocks.isPaused() && m_.clocks.canToggle() && !m_.clocks.isWaiting())
        m_.clocks.toggle();
    m_.area.entry().hide();
    m_.area.messages().dismissPassing(); // it spoke of the game
    m_.drawing.setStage(&stage);
    m_.layout.layAside(stage);
}

void StageController::showMatch()
{
    m_.area.line().setInstead({});
    m_.drawing.setStage(nullptr);
    m_.layout.layBack();
}

} // namespace ringford::ui
