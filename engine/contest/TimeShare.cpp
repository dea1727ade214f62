// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/TimeShare.h"

#include <algorithm>

namespace ringford {

SearchBudget shareOf(std::chrono::milliseconds left, std::chrono::milliseconds bonus, std::optional<int> actions)
{
    using std::chrono::milliseconds;
    constexpr milliseconds kLeast(1);
    constexpr milliseconds kSpare(60); // what stopping, and what comes around the search, may take
    constexpr int kActionsAhead = 30;
    const milliseconds free = std::max(kLeast, left - kSpare);
    SearchBudget budget;
    // An iteration that begins in time ends about twice as late, so `most` is what bounds a long one.
    const int ahead = std::clamp(actions.value_or(kActionsAhead) + 1, 2, kActionsAhead);
    budget.usual = std::clamp(free / ahead + bonus / 2, kLeast, std::max(kLeast, free / 4));
    budget.most = std::clamp(3 * budget.usual, kLeast, std::max(kLeast, free / 3));
    return budget;
}

} // namespace ringford
