// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/TakingBack.h"

#include "ui/match/MatchModel.h"

namespace ringford::ui {

namespace {

bool hasHands(const MatchModel& match, const Node* node)
{
    for (const Seat seat : match.match().onTurn(node)) {
        if (!match.absent().contains(seat))
            return true;
    }
    return false;
}

/** Who looks elsewhere sees first where the game stands: nothing goes that nobody sees. */
bool comesBack(MatchModel& match)
{
    if (match.viewedNode() == match.gameNode())
        return false;
    match.show(match.gameNode());
    return true;
}

} // namespace

bool takeBackToHands(MatchModel& match)
{
    if (comesBack(match))
        return true;
    const Node* wanted = match.gameNode()->parent;
    while (wanted && !hasHands(match, wanted))
        wanted = wanted->parent;
    if (!match.takeBack())
        return false;
    while (wanted && !hasHands(match, match.gameNode()) && match.takeBack()) {
    }
    return true;
}

bool playAgainToHands(MatchModel& match)
{
    if (comesBack(match))
        return true;
    if (!match.playAgain())
        return false;
    while (!hasHands(match, match.gameNode()) && match.canPlayAgain() && match.playAgain()) {
    }
    return true;
}

} // namespace ringford::ui
