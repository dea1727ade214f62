// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/HintController.h"

#include "engine/match/PositionsBefore.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/CountedGame.h"
#include "ui/computer/SearchService.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/match/StillGood.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/ActionSketch.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/HelpedSeat.h"
#include "ui/window/Program.h"
#include "ui/window/StageController.h"
#include "ui/words/ActionWords.h"

#include <QAction>
#include <QMainWindow>

#include <utility>

namespace ringford::ui {

namespace {

constexpr std::chrono::milliseconds kHintTime{900};
constexpr std::chrono::milliseconds kMostHintTime{1200};
constexpr MarkColour kHintColour = MarkColour::Blue;

} // namespace

HintController::HintController(const Context& context)
    : QObject(&context.window), m_(context),
      m_service(
          new SearchService([&program = context.program](const Game& game) { return program.searches(game); }, this))
{
    connect(m_.commands[Command::Hint], &QAction::triggered, this, &HintController::hint);
    connect(m_service, &SearchService::answered, this, [this](int, const SearchReport& report) { show(report); });
    connect(&m_.sketch, &ActionSketch::taken, this, [this](const QObject* owner) {
        if (owner == this)
            m_shown.reset();
    });
    const auto forgets = [this](auto* from, auto signal) { connect(from, signal, this, &HintController::forget); };
    connect(&m_.match, &MatchModel::viewedNodeChanged, this, &HintController::follow);
    connect(&m_.match, &MatchModel::gameNodeChanged, this, &HintController::follow);
    forgets(&m_.match, &MatchModel::replaced);
    connect(&m_.match, &MatchModel::tagsChanged, this, [this] {
        if (countedFor(m_.match.match()))
            forget();
        else
            offerHelp(*m_.commands[Command::Hint], m_.match, m_.commands, m_.stage);
    });
    forgets(&m_.stage, &StageController::changed);
    forgets(m_.commands[Command::Practice], &QAction::toggled);
    forget();
}

void HintController::hint()
{
    if (m_shown) {
        play();
        return;
    }
    if (const auto seat = helpedSeat(m_.match, m_.commands, m_.stage); seat && !m_service->isBusy())
        ask(*seat);
}

void HintController::ask(Seat seat)
{
    m_seat = seat;
    m_at = m_.match.viewedNode();
    SearchTask task{m_.match.position()};
    task.before = positionsBefore(m_.match.match(), m_at, kManyPositions);
    task.seat = seat;
    task.budget.usual = kHintTime;
    task.budget.most = kMostHintTime;
    m_service->ask(m_.match.match().sharedGame(), std::move(task));
    Announcer::of(m_.window).say(tr("Looking for something to play…"));
}

void HintController::show(const SearchReport& report)
{
    if (!m_at || report.lines.empty() || report.lines.front().actions.empty())
        return;
    const Action& found = report.lines.front().actions.front();
    if (!isGoodNow(found))
        return; // the board on which it is to be played has changed meanwhile
    m_at = m_.match.viewedNode();
    m_shown = found;
    m_.sketch.show(this, m_.match.position(), *m_shown, kHintColour);
    const auto hint = [this](words::Notation notation) {
        //: %1 is an action, %2 a key
        return tr("Hint: %1. %2 plays it.")
            .arg(words::actionText(m_.match.game(), m_.match.position(), *m_shown, notation),
                 m_.commands[Command::Hint]->shortcut().toString(QKeySequence::NativeText));
    };
    Message message{Message::Kind::Note, hint(words::notation()), {{tr("&Play It"), [this] { play(); }}}};
    message.spoken = hint(words::spokenNotation());
    message.outlastsPlay = true;
    message.holds = whileOpen(m_.match, [this] { return m_shown && isGoodNow(*m_shown); });
    m_.area.messages().show(message);
}

void HintController::play()
{
    if (!m_shown || m_at != m_.match.viewedNode())
        return;
    const Action action = *m_shown;
    m_.area.board().takeInput();
    m_.area.board().playTool().setAside();
    const bool isClear = m_.match.game().actor(m_.match.position(), action) == m_seat;
    m_.match.play(action, isClear ? std::nullopt : std::optional(m_seat));
}

/** Whether what was found where it was asked for can be played at the place shown, and is worth as much. */
bool HintController::isGoodNow(const Action& action) const
{
    const Node* const now = m_.match.viewedNode();
    return m_at && (m_at == now || isStillGood(m_.match.match(), m_at, now, action, m_seat));
}

/** Something has been played, or somebody looks elsewhere. */
void HintController::follow()
{
    const Node* const now = m_.match.viewedNode();
    if (m_shown && m_at != now && isGoodNow(*m_shown)) {
        m_at = now;
        m_.sketch.show(this, m_.match.position(), *m_shown, kHintColour);
        return;
    }
    if (m_at && (m_shown ? m_at == now : m_service->isBusy() && isPlayedByOthers(m_at, now, m_seat)))
        return;
    forget();
}

void HintController::forget()
{
    m_service->drop();
    m_at = nullptr;
    m_shown.reset();
    m_.sketch.clear(this);
    offerHelp(*m_.commands[Command::Hint], m_.match, m_.commands, m_.stage);
}

} // namespace ringford::ui
