// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/ContestantSpec.h"
#include "engine/search/Search.h"

#include <optional>

namespace ringford {

/**
 * How long to think about one action, with @p left on a clock that gets @p bonus afterwards: so that it is never used
 * up, however long the game goes on, and that all actions get about the same. How settled the choice is (Steadiness)
 * makes it shorter or longer within that.
 * @param actions after so many the clock is wound up again, where that is known
 */
SearchBudget shareOf(std::chrono::milliseconds left, std::chrono::milliseconds bonus, std::optional<int> actions = {});

} // namespace ringford
