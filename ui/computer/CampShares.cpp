// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/CampShares.h"

#include <algorithm>
#include <functional>

namespace ringford::ui {

namespace {

constexpr int kWhole = 1000;

/** Shares in proportion to what @p weigh says of each camp, of 0 to 2000; the same for all where that is nothing. */
std::vector<CampShare> sharesBy(const GameDescription& game, const std::function<int(SeatSet)>& weigh)
{
    std::vector<CampShare> camps;
    int all = 0;
    for (const SeatSet team : game.teams) {
        camps.push_back({team, weigh(team)});
        all += camps.back().permille;
    }
    if (all == 0) {
        for (CampShare& camp : camps)
            camp.permille = 1;
        all = static_cast<int>(camps.size());
    }
    // Rounded so that the sum is right: each has what is his up to his end, less what those before him have.
    int weight = 0;
    int given = 0;
    for (CampShare& camp : camps) {
        weight += camp.permille;
        const int end = (kWhole * weight + all / 2) / all;
        camp.permille = end - given;
        given = end;
    }
    return camps;
}

} // namespace

std::vector<CampShare> campShares(const GameDescription& game, const std::vector<int>& values)
{
    return sharesBy(game, [&](SeatSet team) {
        int most = 0;
        for (const Seat seat : team) {
            if (seat.index < values.size())
                most = std::max(most, std::clamp(values[seat.index], -kWhole, kWhole) + kWhole);
        }
        return most;
    });
}

std::vector<CampShare> campShares(const GameDescription& game, const Outcome& outcome)
{
    return sharesBy(game, [&](SeatSet team) {
        int winners = 0;
        for (const Seat seat : team)
            winners += outcome.winners.contains(seat) ? 1 : 0;
        return std::min(winners, 1);
    });
}

} // namespace ringford::ui
