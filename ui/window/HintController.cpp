// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/HintController.h"

#include "engine/analysis/TaskAt.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/SearchService.h"
#include "ui/computer/ValueSearch.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/match/StillGood.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/ActionSketch.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/HelpedSeat.h"
#include "ui/words/ActionWords.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QMainWindow>
#include <QTimer>

#include <utility>

namespace ringford::ui {

namespace {

constexpr MarkColour kHintColour = MarkColour::Blue;

QString lookingText()
{
    return HintController::tr("Looking for something to play…");
}

} // namespace

HintController::HintController(const Context& context, ValueSearch& values)
    : AdviceController(context, Command::Hint), m_values(values), m_enough(new QTimer(this))
{
    m_enough->setSingleShot(true);
    m_enough->setInterval(kTime);
    connect(m_enough, &QTimer::timeout, this, [this] {
        if (isWaiting())
            m_values.finish();
    });
    connect(&m_values, &ValueSearch::changed, this, &HintController::takeKnown);
    connect(m_.commands[Command::Hint], &QAction::triggered, this, &HintController::hint);
}

void HintController::hint()
{
    if (shown()) {
        play();
        return;
    }
    const auto seat = helpedSeat(m_.match, m_.commands, m_.stage, m_.area.board().cursorCell());
    if (!seat || m_service->isBusy() || isWaiting())
        return;
    m_seat = *seat;
    m_at = m_.match.viewedNode();
    m_isWaiting = false;
    if (!m_values.isOn()) {
        search();
        return;
    }
    m_isWaiting = true;
    m_.sketch.await(this);
    m_enough->start();
    tellLooking(lookingText());
    takeKnown();
}

void HintController::search()
{
    SearchTask task = taskAt(m_.match.match(), m_.match.viewedNode());
    task.seat = m_seat;
    ask(m_seat, std::move(task), lookingText());
}

/** Whether it waits for what is thought of who stands better. */
bool HintController::isWaiting() const
{
    return m_isWaiting && m_at == m_.match.viewedNode();
}

bool HintController::isLooking() const
{
    return isWaiting() || AdviceController::isLooking();
}

void HintController::takeKnown()
{
    if (!isWaiting() || m_values.isThinking())
        return;
    m_isWaiting = false;
    const auto& report = m_values.report();
    if (report && report->seat == m_seat && !report->lines.empty())
        show(*report);
    else
        search();
}

void HintController::show(const SearchReport& report)
{
    if (!m_at || report.lines.empty() || report.lines.front().actions.empty())
        return;
    const Action& found = report.lines.front().actions.front();
    if (!isGoodNow(found))
        return; // the board on which it is to be played has changed meanwhile
    m_at = m_.match.viewedNode();
    sketch(m_.match.position(), found, kHintColour);
    const auto hint = [this](words::Notation notation) {
        const QString action = words::actionToRead(m_.match.game(), m_.match.position(), *shown(), notation);
        //: %1 is an action, that the computer would play there
        return isComputers()
                   ? tr("Hint: %1.").arg(action)
                   //: %1 is an action, %2 a key
                   : tr("Hint: %1. %2 plays it.")
                         .arg(action, m_.commands[Command::Hint]->shortcut().toString(QKeySequence::NativeText));
    };
    Message message{Message::Kind::Note, hint(words::notation()), {}};
    if (!isComputers())
        message.choices.push_back({tr("&Play It"), [this] { play(); }});
    if (const SeatSet halted = m_.match.halted(); halted.contains(m_seat)) // what the message before it has offered
        message.choices.push_back(
            {tr("Let It Go &On", nullptr, halted.size()), [this] { m_.commands[Command::MoveNow]->trigger(); }});
    message.spoken = hint(words::spokenNotation());
    message.outlastsPlay = true;
    message.holds = whileOpen(m_.match, [this] { return shown() && isGoodNow(*shown()); });
    tell(message);
}

void HintController::play()
{
    if (!shown() || m_at != m_.match.viewedNode())
        return;
    if (isComputers()) {
        Message message{Message::Kind::Note,
                        //: %1 is a seat
                        tr("%1 is played by the computer: nothing is played for it. With Tools > Who Plays a "
                           "person takes the seat.")
                            .arg(words::seat(m_.match.description(), m_seat)),
                        {}};
        message.holds = [this, views = whileViewing(m_.match)] { return views() && isComputers(); };
        m_.area.messages().show(message);
        return;
    }
    const Action action = *shown();
    m_.area.board().takeInput();
    m_.area.board().playTool().setAside();
    const bool isClear = m_.match.game().actor(m_.match.position(), action) == m_seat;
    m_.match.play(action, isClear ? std::nullopt : std::optional(m_seat));
}

/** Whether the computer plays for whom it was asked: as long as the game goes on nobody else does, whoever looks back. */
bool HintController::isComputers() const
{
    // While it waits since something was taken back, anybody may play for it.
    return !m_.match.gameNode()->outcome().decided() && m_.match.absent().contains(m_seat);
}

/** Whether what was found where it was asked for can be played at the place shown, and is worth as much. */
bool HintController::isGoodNow(const Action& action) const
{
    const Node* const now = m_.match.viewedNode();
    return m_at && (m_at == now || isStillGood(m_.match.match(), m_at, now, action, m_seat));
}

void HintController::follow()
{
    const Node* const now = m_.match.viewedNode();
    if (shown() && m_at != now && isGoodNow(*shown())) {
        m_at = now;
        sketch(m_.match.position(), *shown(), kHintColour);
        return;
    }
    if (m_at && m_isWaiting && m_at != now && isPlayedByOthers(m_at, now, m_seat)) {
        m_isWaiting = false;
        search(); // what is thought of who stands better begins anew with each action
        return;
    }
    if (m_at && (shown() || isWaiting() ? m_at == now : m_service->isBusy() && isPlayedByOthers(m_at, now, m_seat)))
        return;
    forget();
}

} // namespace ringford::ui
