// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/Placement.h"

#include "engine/match/SeatExit.h"

#include <algorithm>
#include <limits>

namespace ringford {

namespace {

constexpr int kStillIn = std::numeric_limits<int>::max() - 1;
constexpr int kWinner = std::numeric_limits<int>::max();

/** How long a team held out: to which entry. */
int lasted(SeatSet team, const Outcome& outcome, const std::vector<SeatExit>& exits)
{
    int longest = 0;
    for (const Seat seat : team) {
        if (outcome.winners.contains(seat))
            return kWinner;
        const Node* const exit = exits[seat.index].node;
        longest = std::max(longest, exit ? exit->depth : kStillIn);
    }
    return longest;
}

} // namespace

std::vector<int> campRanks(const Match& match)
{
    const Node* const end = match.end();
    const std::vector<SeatExit> exits = seatExits(match, end);
    std::vector<int> how;
    for (const SeatSet team : match.game().description().teams)
        how.push_back(lasted(team, end->outcome(), exits));
    std::vector<int> ranks;
    for (const int one : how)
        ranks.push_back(static_cast<int>(std::ranges::count_if(how, [one](int other) { return other > one; })));
    return ranks;
}

double placementPoints(const std::vector<int>& ranks, int camp)
{
    const int rank = ranks[static_cast<std::size_t>(camp)];
    const auto sharing = static_cast<int>(std::ranges::count(ranks, rank)) - 1;
    const auto others = static_cast<int>(ranks.size()) - 1;
    return others > 0 ? 1 - (rank + sharing / 2.0) / others : 1;
}

} // namespace ringford
