// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ThreatController.h"

#include "engine/search/Search.h"
#include "ui/computer/CampShares.h"
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

#include <algorithm>
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
    auto turns = passedTurns(m_.match.game(), m_.match.position(), *seat);
    if (!turns) {
        refuse(*seat, turns.error());
        return;
    }
    m_turns = std::move(*turns);
    m_own.reset();
    m_found.clear();
    m_seat = *seat;
    lookAt(m_.match.position(), m_seat);
}

void ThreatController::lookAt(const Position& position, Seat seat)
{
    constexpr int kSoMany = 3; // looked at for the usual time one after the other; more share it
    SearchTask task{position};
    task.seat = seat;
    const int searches = static_cast<int>(m_turns.size()) + 1;
    ask(m_seat, std::move(task), tr("Looking for what threatens…"), (searches + kSoMany - 1) / kSoMany);
}

void ThreatController::refuse(Seat asked, const QString& why)
{
    if (m_.match.viewedNode()->onTurn().size() == 1) {
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
        while (node != at && !node->isRoot() && node->entry().seat != asked)
            node = node->parent;
        return node == at;
    });
    m_.area.messages().show(message);
}

void ThreatController::show(const SearchReport& report)
{
    if (m_at != m_.match.viewedNode() || report.lines.empty() || report.lines.front().actions.empty())
        return;
    if (!m_own)
        m_own = report;
    else
        m_found.push_back(report);
    if (m_found.size() < m_turns.size()) {
        const PassedTurn& turn = m_turns[m_found.size()];
        lookAt(turn.position, turn.next);
        return;
    }
    showWorst();
}

void ThreatController::showWorst()
{
    const Game& game = m_.match.game();
    std::vector<Threat> threats;
    for (std::size_t number = 0; number < m_found.size(); ++number) {
        const Action& reply = m_found[number].lines.front().actions.front();
        threats.push_back({lossBy(game.description(), *m_own, m_found[number]),
                           takesFrom(game, m_turns[number].position, reply, m_seat)});
    }
    const std::size_t worst = worstOf(threats);
    showThreat(worst, threats[worst]);
}

void ThreatController::showThreat(std::size_t number, const Threat& threat)
{
    const Game& game = m_.match.game();
    const PassedTurn& turn = m_turns[number];
    const SearchReport& report = m_found[number];
    sketch(turn.position, report.lines.front().actions.front(), kThreatColour);
    const QString first = words::seat(game.description(), m_seat);
    const QString next = words::seat(game.description(), turn.next);
    const SearchLine& line = report.lines.front();
    // What several have of a game differs with who is on turn: beside what they have now it would say that doing nothing
    // helps.
    const bool isComparable = line.end || campShares(game.description(), line.values).size() == 2;
    //: %1 says who stands better: About even, Win for White in 1 move
    const QString outlook =
        isComparable ? u' ' + tr("Outlook: %1.").arg(words::standing(game.description(), report)) : QString();
    const auto told = [&](words::Notation notation) {
        const QString action = words::actionToRead(game, turn.position, *shown(), notation);
        if (threat.loss == 0 && !threat.takes) // what it takes may be lost anyway
            //: %1 and %2 are players, %3 is an action
            return tr("Nothing threatens %1. If %1 did nothing, %2 would play %3.").arg(first, next, action) + outlook;
        if (turn.isBehindOthers)
            //: several in a row do nothing; %1 is the player behind them, %2 an action
            return tr("If nobody before %1 did anything, %1 would play %2.").arg(next, action) + outlook;
        //: %1 and %2 are players, %3 is an action
        return tr("If %1 did nothing, %2 would play %3.").arg(first, next, action) + outlook;
    };
    say(told(words::notation()), told(words::spokenNotation()));
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
