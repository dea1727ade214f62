// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/Shares.h"

#include <algorithm>
#include <numeric>

namespace ringford {

namespace {

constexpr int kPoint = 1000;

} // namespace

std::vector<int> apportioned(const std::vector<int>& given, int whole)
{
    std::vector<int> weights = given;
    if (std::ranges::all_of(weights, [](int weight) { return weight == 0; }))
        std::ranges::fill(weights, 1); // nobody has more than anybody else
    const int all = std::accumulate(weights.begin(), weights.end(), 0);
    std::vector<int> parts(weights.size());
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (const std::size_t at : order)
        parts[at] = weights[at] * whole / all;
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t at) { return weights[at] * whole % all; });
    const int left = whole - std::accumulate(parts.begin(), parts.end(), 0);
    for (int more = 0; more < left; ++more)
        ++parts[order[static_cast<std::size_t>(more)]];
    return parts;
}

std::size_t campOf(const GameDescription& game, Seat seat)
{
    const auto found = std::ranges::find_if(game.teams, [&](SeatSet team) { return team.contains(seat); });
    return static_cast<std::size_t>(found - game.teams.begin());
}

Shares sharesOf(const std::vector<int>& values, const GameDescription& game)
{
    std::vector<int> weights;
    for (const SeatSet team : game.teams) {
        int most = 0; // who of a team is out takes nothing away from the others
        for (const Seat seat : team) {
            if (seat.index < values.size())
                most = std::max(most, std::clamp(values[seat.index], -kPoint, kPoint) + kPoint);
        }
        weights.push_back(most);
    }
    return apportioned(weights, kPoint);
}

Shares sharesOf(const Outcome& outcome, const GameDescription& game, SeatSet out)
{
    const bool isDrawn = outcome.kind == Outcome::Kind::Drawn;
    std::vector<int> weights;
    for (const SeatSet team : game.teams) {
        bool hasPart = false;
        for (const Seat seat : team)
            hasPart = hasPart || (isDrawn ? !out.contains(seat) : outcome.winners.contains(seat));
        weights.push_back(hasPart ? 1 : 0);
    }
    return apportioned(weights, kPoint);
}

} // namespace ringford
