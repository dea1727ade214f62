// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ThreatController.h"

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
#include "ui/words/ActionWords.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QMainWindow>

#include <utility>

namespace ringford::ui {

namespace {

constexpr MarkColour kThreatColour = MarkColour::Red;

} // namespace

ThreatController::ThreatController(const Context& context) : AdviceController(context, Command::Threat)
{
    connect(m_.commands[Command::Threat], &QAction::triggered, this, &ThreatController::look);
}

void ThreatController::look()
{
    if (shown()) {
        forget();
        Announcer::of(m_.area).say(tr("The threat is no longer shown."));
        return;
    }
    const auto seat = helpedSeat(m_.match, m_.commands, m_.stage, m_.area.board().cursorCell());
    if (!seat || m_service->isBusy())
        return;
    const auto turn = passTurn(m_.match.game(), m_.match.position(), *seat);
    if (!turn) {
        refuse(*seat, turn.error());
        return;
    }
    m_passed = turn->position;
    m_next = turn->next;
    m_own.reset();
    lookAt(m_.match.position(), *seat, *seat);
}

/** @p asked: who wants to know. */
void ThreatController::lookAt(const Position& position, Seat seat, Seat asked)
{
    SearchTask task{position};
    task.seat = seat;
    ask(asked, std::move(task), tr("Looking for what threatens…"));
}

void ThreatController::refuse(Seat asked, const QString& why)
{
    if (m_.match.viewedNode()->onTurn.size() == 1) {
        m_.sketch.clear(); // a hint would look like what threatens
        say(why);
        return;
    }
    // Others may play on other boards meanwhile; what is in sight, a hint perhaps, comes back behind it.
    Message message{Message::Kind::Note, why, {}};
    message.outlastsPlay = true;
    message.bringsBack = true;
    message.holds = whileOpen(m_.match, [this, asked, at = m_.match.gameNode()] {
        const Node* node = m_.match.gameNode();
        if (node != m_.match.viewedNode())
            return false;
        while (node != at && !node->isRoot() && node->entry.seat != asked)
            node = node->parent;
        return node == at;
    });
    m_.area.messages().show(message);
}

void ThreatController::show(const SearchReport& report)
{
    if (m_at != m_.match.viewedNode() || report.lines.empty() || report.lines.front().actions.empty())
        return;
    if (!m_own) {
        m_own = report;
        lookAt(m_passed, m_next, m_seat);
        return;
    }
    const Game& game = m_.match.game();
    sketch(m_passed, report.lines.front().actions.front(), kThreatColour);
    const bool takes = takesSomething(game.description(), *m_own, report);
    const QString first = words::seat(game.description(), m_seat);
    const QString next = words::seat(game.description(), report.seat);
    const auto threat = [&](words::Notation notation) {
        const QString action = words::actionToRead(game, m_passed, *shown(), notation);
        const QString standing = words::standing(game.description(), report);
        //: %1 and %2 are players, %3 is an action, %4 says who stands better: About even, Win for White in 1 move
        QString told = tr("If %1 did nothing, %2 would play %3. Outlook: %4.");
        if (!takes && game.description().seats.size() == 2)
            //: the same
            told = tr("Nothing threatens %1. If %1 did nothing, %2 would play %3. Outlook: %4.");
        else if (!takes) // the others were not looked at
            //: the same
            told = tr("%2 does not threaten %1. If %1 did nothing, %2 would play %3. Outlook: %4.");
        return told.arg(first, next, action, standing);
    };
    say(threat(words::notation()), threat(words::spokenNotation()));
}

/** As long as the same place is shown, and the threat if there is one. */
void ThreatController::say(const QString& text, const QString& spoken)
{
    Message message{Message::Kind::Note, text, {}};
    message.spoken = spoken;
    message.holds = [this, views = whileViewing(m_.match), isOfThreat = shown().has_value()] {
        return views() && shown().has_value() == isOfThreat;
    };
    tell(message);
}

/** It stays until something else is shown. */
void ThreatController::follow()
{
    if (!m_at || m_at != m_.match.viewedNode())
        forget();
}

} // namespace ringford::ui
