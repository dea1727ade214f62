// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ThreatController.h"

#include "ui/board/view/BoardView.h"
#include "ui/computer/CountedGame.h"
#include "ui/computer/PassedTurn.h"
#include "ui/computer/SearchService.h"
#include "ui/computer/ValueWords.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/ActionSketch.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/HelpedSeat.h"
#include "ui/window/Program.h"
#include "ui/window/StageController.h"
#include "ui/words/ActionWords.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QMainWindow>

#include <utility>

namespace ringford::ui {

namespace {

constexpr std::chrono::milliseconds kThreatTime{900};
constexpr std::chrono::milliseconds kMostThreatTime{1200};
constexpr MarkColour kThreatColour = MarkColour::Red;

} // namespace

ThreatController::ThreatController(const Context& context)
    : QObject(&context.window), m_(context),
      m_service(
          new SearchService([&program = context.program](const Game& game) { return program.searches(game); }, this))
{
    connect(m_.commands[Command::Threat], &QAction::triggered, this, &ThreatController::look);
    connect(m_service, &SearchService::answered, this, [this](int, const SearchReport& report) { show(report); });
    connect(&m_.sketch, &ActionSketch::taken, this, [this](const QObject* owner) {
        if (owner == this)
            m_shown.reset();
    });
    const auto forgets = [this](auto* from, auto signal) { connect(from, signal, this, &ThreatController::forget); };
    connect(&m_.match, &MatchModel::viewedNodeChanged, this, &ThreatController::follow);
    connect(&m_.match, &MatchModel::gameNodeChanged, this, &ThreatController::follow);
    forgets(&m_.match, &MatchModel::replaced);
    connect(&m_.match, &MatchModel::tagsChanged, this, [this] {
        if (countedFor(m_.match.match()))
            forget();
        else
            offerHelp(*m_.commands[Command::Threat], m_.match, m_.commands, m_.stage);
    });
    forgets(&m_.stage, &StageController::changed);
    forgets(m_.commands[Command::Practice], &QAction::toggled);
    forget();
}

void ThreatController::look()
{
    if (m_shown) {
        forget();
        m_.area.messages().dismiss();
        return;
    }
    const auto seat = helpedSeat(m_.match, m_.commands, m_.stage);
    if (!seat || m_service->isBusy())
        return;
    const auto turn = passTurn(m_.match.game(), m_.match.position(), *seat);
    if (!turn) {
        say(turn.error());
        return;
    }
    m_seat = *seat;
    m_at = m_.match.viewedNode();
    m_passed = turn->position;
    SearchTask task{turn->position};
    task.seat = turn->next;
    task.budget.usual = kThreatTime;
    task.budget.most = kMostThreatTime;
    m_service->ask(m_.match.match().sharedGame(), std::move(task));
    Announcer::of(m_.window).say(tr("Looking for what threatens…"));
}

void ThreatController::show(const SearchReport& report)
{
    if (m_at != m_.match.viewedNode() || report.lines.empty() || report.lines.front().actions.empty())
        return;
    const Game& game = m_.match.game();
    m_shown = report.lines.front().actions.front();
    m_.sketch.show(this, m_passed, *m_shown, kThreatColour);
    const QString first = words::seat(game.description(), m_seat);
    const QString next = words::seat(game.description(), report.seat);
    const auto threat = [&](words::Notation notation) {
        //: %1 and %2 are players, %3 is an action, %4 says who stands better then
        return tr("If %1 did nothing, %2 would play %3. Then: %4.")
            .arg(first, next, words::actionText(game, m_passed, *m_shown, notation),
                 words::standing(game.description(), report));
    };
    say(threat(words::notation()), threat(words::spokenNotation()));
}

/** As long as the same place is shown. */
void ThreatController::say(const QString& text, const QString& spoken)
{
    Message message{Message::Kind::Note, text, {}};
    message.spoken = spoken;
    message.holds = whileViewing(m_.match);
    m_.area.messages().show(message);
}

/** It stays until something else is shown. */
void ThreatController::follow()
{
    if (!m_at || m_at != m_.match.viewedNode())
        forget();
}

void ThreatController::forget()
{
    m_service->drop();
    m_at = nullptr;
    m_shown.reset();
    m_.sketch.clear(this);
    offerHelp(*m_.commands[Command::Threat], m_.match, m_.commands, m_.stage);
}

} // namespace ringford::ui
