// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ComputersStart.h"

#include "engine/match/Match.h"
#include "engine/text/ComputerTag.h"
#include "ui/computer/ComputerSeats.h"

#include <algorithm>

namespace ringford::ui {

namespace {

/** Whether somebody has added something there; clocks write by themselves. */
bool isTouched(const Node* node)
{
    const auto isOwn = [](const std::string& comment) { return !comment.starts_with("[%clk"); };
    return node->nextSibling || !node->marks().empty() || !node->commentsBefore().empty() ||
           std::ranges::any_of(node->comments(), isOwn);
}

} // namespace

bool hasOnlyComputersActions(const Match& match)
{
    const ComputerSeats computers(match);
    const bool isTold =
        std::ranges::any_of(match.tags().others, [](const auto& tag) { return tag.first != kComputerTag; });
    const Node* node = match.start();
    if (computers.persons().empty() || isTold || isTouched(node) || !node->firstChild)
        return false;
    for (node = node->firstChild; node; node = node->firstChild) {
        if (!node->entry().seat || !computers.has(*node->entry().seat) || isTouched(node))
            return false;
    }
    return true;
}

} // namespace ringford::ui
