// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Judge.h"

#include <vector>

namespace ringford {

/** Who stands together in a game: a camp is a seat, or a team. */
class Camps {
public:
    explicit Camps(const GameDescription& game);

    int count() const { return static_cast<int>(m_seats.size()); }
    int of(Seat seat) const { return m_campOf[seat.index]; }
    SeatSet seats(int camp) const { return m_seats[static_cast<std::size_t>(camp)]; }

    /**
     * What a position is worth to a camp. With two: what it has more than the other. With more (as in the literature on
     * games for many): what it has more than its opponents on average, those that are out too, and less half of what
     * the best of them is ahead of that, so that it is the leader who is attacked. Far below everything for a camp that
     * is out.
     * @param in who is in the game
     */
    int worth(const SeatValues& values, SeatSet in, int camp) const;
    /**
     * How likely a camp wins (score::share) whom a search promises @p found, where its line ends with these values. It is
     * compared with who is left: that others are out brings all of those nearer to winning, and none of them before another.
     */
    int share(const SeatValues& values, SeatSet in, int camp, int found) const;
    /** Whether any seat of a camp is among those @p in the game. */
    bool isIn(SeatSet in, int camp) const;

private:
    int sum(const SeatValues& values, SeatSet in, int camp) const;
    /** Those of a camp's opponents that are in the game, and what they have. */
    struct Opponents {
        int count = 0;
        int all = 0;
        int most = 0;
    };
    Opponents opponents(const SeatValues& values, SeatSet in, int camp) const;
    /** What a camp has more than so many opponents, of whom some may be out. */
    int lead(const SeatValues& values, SeatSet in, int camp, const Opponents& opponents, int count) const;

    std::vector<SeatSet> m_seats;
    std::vector<int> m_campOf;
    int m_certainty;
};

} // namespace ringford
