// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/MatchModel.h"

#include <functional>
#include <utility>

/** Conditions that hold for a while: for messages, which go when they are no longer true (Message::holds). */
namespace ringford::ui {

/** @p condition, which may look at nodes, as long as the match that is open now is open. @p match outlives it. */
inline std::function<bool()> whileOpen(const MatchModel& match, std::function<bool()> condition)
{
    return [&match, number = match.replacements(), condition = std::move(condition)] {
        return match.replacements() == number && condition();
    };
}

/** As long as the game stands at @p node. */
inline std::function<bool()> whileStandingAt(const MatchModel& match, const Node* node)
{
    return whileOpen(match, [&match, node] { return match.gameNode() == node; });
}

/** As long as the game stands at @p node and, once that is looked at, nobody looks elsewhere. */
inline std::function<bool()> untilLookingElsewhere(const MatchModel& match, const Node* node)
{
    return [&match, node, stands = whileStandingAt(match, node), wasSeen = false]() mutable {
        const bool isSeen = match.viewedNode() == node;
        wasSeen |= isSeen;
        return stands() && (isSeen || !wasSeen);
    };
}

/** As long as what is looked at now is. */
inline std::function<bool()> whileViewing(const MatchModel& match)
{
    return whileOpen(match, [&match, node = match.viewedNode()] { return match.viewedNode() == node; });
}

} // namespace ringford::ui
