// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/Camps.h"

#include "engine/search/Score.h"

#include <algorithm>

namespace ringford {

Camps::Camps(const GameDescription& game) : m_seats(game.teams), m_campOf(game.seats.size())
{
    for (std::size_t camp = 0; camp < m_seats.size(); ++camp) {
        for (const Seat seat : m_seats[camp])
            m_campOf[seat.index] = static_cast<int>(camp);
    }
}

int Camps::sum(const SeatValues& values, SeatSet in, int camp) const
{
    int sum = 0;
    for (const Seat seat : seats(camp)) {
        if (in.contains(seat))
            sum += values[seat.index];
    }
    return sum;
}

bool Camps::isIn(SeatSet in, int camp) const
{
    for (const Seat seat : seats(camp)) {
        if (in.contains(seat))
            return true;
    }
    return false;
}

int Camps::worth(const SeatValues& values, SeatSet in, int camp) const
{
    if (count() == 2)
        return sum(values, in, camp) - sum(values, in, camp ^ 1);
    if (!isIn(in, camp))
        return -score::kMostByLook;
    constexpr int kOut = 250; // an opponent less
    int all = 0;
    int most = 0;
    int living = 0;
    for (int other = 0; other < count(); ++other) {
        if (other == camp || !isIn(in, other))
            continue;
        const int has = sum(values, in, other);
        all += has;
        most = std::max(most, has);
        ++living;
    }
    const int mean = all / (count() - 1);
    return sum(values, in, camp) - mean - (most - mean) / 2 + kOut * (count() - 1 - living);
}

} // namespace ringford
