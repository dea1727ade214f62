// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/TimeShare.h"

#include <algorithm>

namespace ringford {

SearchBudget shareOf(std::chrono::milliseconds left, std::chrono::milliseconds bonus, std::optional<int> actions)
{
    using std::chrono::milliseconds;
    constexpr milliseconds kLeast(1);
    constexpr milliseconds kSpare(100); // how long a busy machine may keep everybody waiting, once
    constexpr milliseconds kAside(2);   // what comes around a search, each time
    constexpr int kActionsToCome = 30;
    constexpr int kMostActions = 60;
    const int ahead = std::clamp(actions.value_or(kActionsToCome), 1, kMostActions);
    const milliseconds free = std::max(kLeast, left - kSpare - ahead * kAside);
    SearchBudget budget;
    // However many actions are to come, a part stays for them; for the last one before the clock is wound up nearly all
    // may be taken.
    budget.most = std::max(kLeast, free * 9 / (10 * std::min(ahead, 3)));
    // A search takes twice that on average: its last iteration begins in time, and ends later.
    budget.usual = std::clamp((free / ahead + bonus) / 2, kLeast, std::max(kLeast, budget.most * 2 / 3));
    budget.most = std::clamp(5 * budget.usual, kLeast, budget.most);
    return budget;
}

} // namespace ringford
