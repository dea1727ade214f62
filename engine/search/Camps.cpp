// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/Camps.h"

#include "engine/search/Score.h"

#include <algorithm>

namespace ringford {

Camps::Camps(const GameDescription& game)
    : m_seats(game.teams), m_campOf(game.seats.size()), m_certainty(game.certainty)
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
    const Opponents others = opponents(values, in, camp);
    return lead(values, in, camp, others, count() - 1) + kOut * (count() - 1 - others.count);
}

int Camps::share(const SeatValues& values, SeatSet in, int camp, int found) const
{
    if (count() > 2 && isIn(in, camp) && !score::isForced(found)) {
        const Opponents others = opponents(values, in, camp);
        found += lead(values, in, camp, others, std::max(1, others.count)) - worth(values, in, camp);
    }
    return score::share(found, m_certainty);
}

Camps::Opponents Camps::opponents(const SeatValues& values, SeatSet in, int camp) const
{
    Opponents found;
    for (int other = 0; other < count(); ++other) {
        if (other == camp || !isIn(in, other))
            continue;
        const int has = sum(values, in, other);
        found.all += has;
        found.most = std::max(found.most, has);
        ++found.count;
    }
    return found;
}

int Camps::lead(const SeatValues& values, SeatSet in, int camp, const Opponents& opponents, int count) const
{
    const int mean = opponents.all / count;
    return sum(values, in, camp) - mean - (opponents.most - mean) / 2;
}

} // namespace ringford
