// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/HelpedSeat.h"

#include "ui/match/MatchModel.h"
#include "ui/window/CommandSet.h"
#include "ui/window/StageController.h"

#include <QAction>

namespace ringford::ui {

std::optional<Seat> helpedSeat(const MatchModel& match, const CommandSet& commands, const StageController& stage)
{
    if (stage.isOn() || commands[Command::Practice]->isChecked())
        return std::nullopt;
    const Node* const node = match.viewedNode();
    const SeatSet awaited = match.awaited();
    for (const Seat seat : match.match().onTurn(node)) {
        if (!awaited.contains(seat) && !match.match().actions(node, seat).empty())
            return seat;
    }
    return std::nullopt;
}

} // namespace ringford::ui
