// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/HelpedSeat.h"

#include "ui/computer/CountedGame.h"
#include "ui/match/MatchModel.h"
#include "ui/window/CommandSet.h"
#include "ui/window/StageController.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QCoreApplication>

namespace ringford::ui {

namespace {

struct HelpTr {
    Q_DECLARE_TR_FUNCTIONS(ringford::ui::HelpedSeat)
};

/** Who plays on the board of @p cell. */
SeatSet playersAt(const MatchModel& match, Cell cell)
{
    const GameDescription& game = match.description();
    const std::vector<Seat> players = match.game().contents(match.position()).players;
    SeatSet seats;
    for (const Side side : sidesOn(game, game.board.place(cell).face))
        seats.insert(players[side.index]);
    return seats;
}

} // namespace

std::optional<Seat> helpedSeat(const MatchModel& match, const CommandSet& commands, const StageController& stage,
                               std::optional<Cell> at)
{
    if (stage.isOn() || commands[Command::Practice]->isChecked() || countedFor(match.match()))
        return std::nullopt;
    const Node* const node = match.viewedNode();
    const SeatSet awaited = match.awaited();
    const SeatSet there = at ? playersAt(match, *at) : SeatSet();
    std::optional<Seat> first;
    for (const Seat seat : match.match().onTurn(node)) {
        if (awaited.contains(seat) || match.match().actions(node, seat).empty())
            continue;
        if (there.contains(seat))
            return seat;
        first = first.value_or(seat);
    }
    return first;
}

QString reasonForNoHelp(const Match& match)
{
    constexpr qsizetype kLongestEvent = 60; // characters; a file may hold longer ones
    const auto event = countedFor(match);
    //: %1 is a tournament or the like
    return event ? HelpTr::tr("This game counts for “%1”: the computer helps nobody until it is over.")
                       .arg(words::elided(*event, kLongestEvent))
                 : QString();
}

void offerHelp(QAction& command, const MatchModel& match, const CommandSet& commands, const StageController& stage)
{
    if (stage.isOn())
        return;
    const bool isOffered = helpedSeat(match, commands, stage).has_value();
    QString obstacle = reasonForNoHelp(match.match());
    if (obstacle.isEmpty() && match.viewedNode()->outcome().decided())
        obstacle = HelpTr::tr("The game is over.");
    else if (obstacle.isEmpty() && !isOffered && !match.awaited().empty())
        obstacle = HelpTr::tr("The computer is on turn.");
    command.setToolTip(obstacle);
    command.setEnabled(isOffered);
}

} // namespace ringford::ui
