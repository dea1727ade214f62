// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/Actors.h"

#include <algorithm>

namespace ringford::ui {

SeatSet seatsInQuestion(const MatchModel& model, const Action& action)
{
    SeatSet seats;
    const SeatSet onTurn = model.match().onTurn(model.viewedNode());
    for (std::uint8_t index = 0; index < model.description().seats.size(); ++index) {
        const Seat seat{index};
        const std::vector<Action> theirs = model.match().actions(model.viewedNode(), seat);
        if (std::ranges::find(theirs, action) == theirs.end())
            continue;
        if (onTurn.contains(seat))
            return {};
        seats.insert(seat);
    }
    return seats.size() > 1 ? seats : SeatSet{};
}

} // namespace ringford::ui
