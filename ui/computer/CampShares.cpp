// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/CampShares.h"

#include "engine/analysis/PlaceValue.h"
#include "engine/analysis/Shares.h"

namespace ringford::ui {

namespace {

std::vector<CampShare> withSeats(const Shares& shares, const GameDescription& game)
{
    std::vector<CampShare> camps;
    for (std::size_t camp = 0; camp < shares.size(); ++camp)
        camps.push_back({game.teams[camp], shares[camp]});
    return camps;
}

} // namespace

std::vector<CampShare> campShares(const GameDescription& game, const std::vector<int>& values)
{
    return withSeats(sharesOf(values, game), game);
}

std::vector<CampShare> campShares(const GameDescription& game, const Node* end)
{
    return withSeats(sharesAtEnd(end, game), game);
}

std::vector<int> inPercent(const std::vector<CampShare>& shares)
{
    std::vector<int> weights;
    for (const CampShare& share : shares)
        weights.push_back(share.permille);
    return weights.empty() ? weights : apportioned(weights, 100);
}

} // namespace ringford::ui
