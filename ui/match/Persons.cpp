// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/Persons.h"

namespace ringford::ui {

SeatSet otherSeatsOf(const std::vector<std::string>& names, SeatSet left, Seat seat)
{
    SeatSet others;
    for (const Seat other : left) {
        if (other != seat && !names[other.index].empty() && names[other.index] == names[seat.index])
            others.insert(other);
    }
    return others;
}

SeatSet seatsHeldTogether(const std::vector<std::string>& names, SeatSet left)
{
    SeatSet held;
    for (const Seat seat : left) {
        const SeatSet others = otherSeatsOf(names, left, seat);
        if (others.size() + 1 == left.size())
            return {};
        if (!others.empty())
            held.insert(seat);
    }
    return held;
}

SeatSet seatsLeft(const Contents& contents)
{
    SeatSet left;
    for (std::uint8_t index = 0; index < contents.players.size(); ++index) {
        const Side side{index};
        if (!contents.sidesOut.contains(side))
            left.insert(contents.players[index]);
    }
    return left;
}

} // namespace ringford::ui
