// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/TakingBack.h"

#include "engine/text/ComputerTag.h"
#include "ui/match/MatchModel.h"

namespace ringford::ui {

namespace {

/** The seats that others play here, also while they wait and hands may act for them. */
SeatSet othersAt(const MatchModel& match)
{
    SeatSet others = match.absent();
    if (others.empty() && match.halted().empty())
        return others;
    for (const ComputerTag& tag : computerTags(match.match().tags(), match.description()))
        others.insert(tag.seat);
    return others;
}

bool isByHand(SeatSet others, const Node* node)
{
    return !node->entry().seat || !others.contains(*node->entry().seat);
}

/** The first entry from @p node on, towards the start or the end of its line, that is by hand; null if there is none. */
const Node* nextByHand(SeatSet others, const Node* node, Node* Node::*way)
{
    while (node && !node->isRoot() && !isByHand(others, node))
        node = node->*way;
    return node && !node->isRoot() ? node : nullptr;
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
    const SeatSet others = othersAt(match);
    const Node* const node = match.gameNode();
    const Node* const taken = node->firstChild;
    return taken && !isByHand(others, taken) && nextByHand(others, node, &Node::parent);
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
    const SeatSet others = othersAt(match);
    const Node* const last = match.gameNode();
    const bool hasHands = nextByHand(others, last, &Node::parent) || nextByHand(others, last, &Node::firstChild);
    const auto isOthers = [&](const Node* next) { return next && !isByHand(others, next); };
    while (hasHands && isOthers(match.gameNode()->firstChild) && match.playAgain()) {
    }
    return true;
}

} // namespace ringford::ui
