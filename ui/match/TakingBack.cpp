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

/** The last place before where the game stands at which somebody at this window acts; null if there is none. */
const Node* lastWithHands(const MatchModel& match)
{
    const Node* node = match.gameNode()->parent;
    while (node && !hasHands(match, node))
        node = node->parent;
    return node;
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
    if (!match.takeBack())
        return false;
    while (takesBackFurther(match) && match.takeBack()) {
    }
    return true;
}

bool takesBackFurther(const MatchModel& match)
{
    return !hasHands(match, match.gameNode()) && lastWithHands(match);
}

bool looksAhead(const MatchModel& match)
{
    const Node* node = match.viewedNode();
    while (node->depth > match.gameNode()->depth)
        node = node->parent;
    return node == match.gameNode() && node != match.viewedNode();
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
