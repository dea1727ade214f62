// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/UrgentClock.h"

#include <algorithm>

namespace ringford {

namespace {

constexpr std::chrono::seconds kFewSeconds{5};

bool isUrgent(std::chrono::milliseconds least, std::chrono::milliseconds most)
{
    return least < most && (least < kFewSeconds || 2 * least < most);
}

} // namespace

std::optional<Side> urgentSide(std::span<const RunningClock> clocks)
{
    if (clocks.size() < 2)
        return std::nullopt;
    const auto [least, most] = std::ranges::minmax_element(clocks, {}, &RunningClock::left);
    return isUrgent(least->left, most->left) ? std::optional(least->side) : std::nullopt;
}

std::vector<Action> urgentActions(const Game& game, const Position& position, Seat seat,
                                  std::span<const RunningClock> clocks)
{
    const auto side = urgentSide(clocks);
    if (!side)
        return {};
    std::vector<Action> actions = game.actions(position, seat);
    std::erase_if(actions, [&](const Action& action) {
        const auto taken = game.take(position, action);
        return !taken || !taken->turns.contains(*side);
    });
    return actions;
}

} // namespace ringford
