// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/AdviceController.h"

#include "ui/computer/CountedGame.h"
#include "ui/computer/SearchService.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/ActionSketch.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/HelpedSeat.h"
#include "ui/window/Program.h"
#include "ui/window/StageController.h"

#include <QAction>
#include <QMainWindow>

#include <utility>

namespace ringford::ui {

namespace {

constexpr std::chrono::milliseconds kMostTime{1200};

} // namespace

AdviceController::AdviceController(const Context& context, Command command)
    : QObject(&context.window), m_(context),
      m_service(
          new SearchService([&program = context.program](const Game& game) { return program.searches(game); }, this)),
      m_command(command)
{
    connect(m_service, &SearchService::answered, this, [this](int, const SearchReport& report) {
        show(report);
        if (!m_shown && !isLooking())
            forget();
    });
    connect(&m_.sketch, &ActionSketch::taken, this, [this](const QObject* owner) {
        if (owner == this)
            forget();
    });
    const auto forgets = [this](auto* from, auto signal) { connect(from, signal, this, &AdviceController::forget); };
    connect(&m_.match, &MatchModel::viewedNodeChanged, this, &AdviceController::follow);
    connect(&m_.match, &MatchModel::gameNodeChanged, this, &AdviceController::follow);
    forgets(&m_.match, &MatchModel::replaced);
    connect(&m_.area.messages(), &MessageBar::changed, this, [this] {
        if (m_shown && !m_told.isEmpty() && !m_.area.messages().tells(m_told))
            forget();
    });
    connect(&m_.match, &MatchModel::tagsChanged, this, [this] {
        if (countedFor(m_.match.match()))
            forget();
        else
            offerHelp(*m_.commands[m_command], m_.match, m_.commands, m_.stage);
    });
    forgets(&m_.stage, &StageController::changed);
    forgets(m_.commands[Command::Practice], &QAction::toggled);
    forget();
}

void AdviceController::ask(Seat seat, SearchTask task, const QString& said, int part)
{
    m_seat = seat;
    m_at = m_.match.viewedNode();
    task.budget.usual = kTime / part;
    task.budget.most = kMostTime / part;
    m_.sketch.await(this);
    m_service->ask(m_.match.match().sharedGame(), std::move(task));
    tellLooking(said);
}

void AdviceController::tell(const Message& message)
{
    m_told.clear(); // what was told before may go
    m_.area.messages().show(message);
    m_told = message.text;
}

bool AdviceController::isLooking() const
{
    return m_service->isBusy();
}

void AdviceController::tellLooking(const QString& said)
{
    if (m_.area.messages().text() == said && !m_.area.messages().isHidden())
        return; // another way of looking for the same
    Message message{Message::Kind::Note, said, {}};
    message.outlastsPlay = true; // others may play on other boards
    message.holds = [this] { return isLooking(); };
    m_.area.messages().show(message);
}

void AdviceController::sketch(const Position& position, const Action& action, MarkColour colour)
{
    m_shown = action;
    m_.sketch.show(this, position, action, colour);
}

void AdviceController::forget()
{
    m_service->drop();
    m_at = nullptr;
    m_shown.reset();
    m_told.clear();
    m_.sketch.clear(this);
    m_.area.messages().recheck(); // that something was looked for is over
    offerHelp(*m_.commands[m_command], m_.match, m_.commands, m_.stage);
}

} // namespace ringford::ui
