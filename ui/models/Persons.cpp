// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/Persons.h"

namespace ringford::ui {

SeatSet otherSeatsOf(const std::vector<std::string>& names, Seat seat)
{
    SeatSet others;
    for (std::uint8_t index = 0; index < names.size(); ++index) {
        if (index != seat.index && !names[index].empty() && names[index] == names[seat.index])
            others.insert(Seat{index});
    }
    return others;
}

SeatSet seatsHeldTogether(const std::vector<std::string>& names)
{
    SeatSet held;
    for (std::uint8_t index = 0; index < names.size(); ++index) {
        const SeatSet others = otherSeatsOf(names, Seat{index});
        if (static_cast<std::size_t>(others.size()) + 1 == names.size())
            return {};
        if (!others.empty())
            held.insert(Seat{index});
    }
    return held;
}

} // namespace ringford::ui
