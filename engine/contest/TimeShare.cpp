// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/TimeShare.h"

#include <algorithm>

namespace ringford {

namespace {

/** How many actions are to come where nobody knows: with little time each of them is less, so that many can be. */
int actionsToCome(std::chrono::milliseconds left)
{
    constexpr int kUsual = 36;
    constexpr std::chrono::milliseconds kPlenty(60'000);
    return 2 * kUsual - static_cast<int>(kUsual * std::min(left, kPlenty) / kPlenty);
}

} // namespace

SearchBudget shareOf(std::chrono::milliseconds left, std::chrono::milliseconds bonus, std::optional<int> actions)
{
    using std::chrono::milliseconds;
    constexpr milliseconds kLeast(1);
    constexpr milliseconds kSpare(100);    // how long a busy machine may keep everybody waiting, once
    constexpr milliseconds kForLong(2000); // nobody knows how long the game goes on
    constexpr milliseconds kAside(2);      // what comes around a search, each time
    constexpr int kMostActions = 60;
    constexpr std::uint64_t kFewNodes = 256; // a fraction of a millisecond
    const int ahead = actions ? std::clamp(*actions, 1, kMostActions) : actionsToCome(left);
    const milliseconds spare = actions ? kSpare : std::min(kForLong, left / 2);
    const milliseconds free = std::max(kLeast, left - spare - ahead * kAside);
    SearchBudget budget;
    // However many actions are to come, a part stays for them; for the last one before the clock is wound up nearly all
    // may be taken.
    budget.most = std::max(kLeast, free * 9 / (10 * std::min(ahead, 3)));
    // The last iteration begins within the usual time, and ends later: a search takes about twice that before a clock is
    // wound up, and seven fifths of it elsewhere. So half of a share is usual, and two thirds of what comes back each time:
    // with half of that, clocks grew.
    budget.usual = std::clamp(free / ahead / 2 + bonus * 2 / 3, kLeast, std::max(kLeast, budget.most * 2 / 3));
    budget.most = std::clamp(5 * budget.usual, kLeast, budget.most);
    if (budget.usual <= kLeast) // however many come, there is something left for each
        budget.nodes = kFewNodes;
    return budget;
}

} // namespace ringford
