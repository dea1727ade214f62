// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Judge.h"
#include "engine/search/Level.h"
#include "engine/search/Search.h"
#include "engine/search/TreeSearch.h"

#include <algorithm>

namespace ringford {

// What a task and its level come to for the search.

inline SearchBudget budgetOf(const SearchTask& task, const Level& level)
{
    SearchBudget budget = task.budget;
    budget.nodes = std::min(budget.nodes, level.nodes);
    budget.depth = std::min(budget.depth, level.depth);
    return budget;
}

inline TreeShape shapeOf(const SearchTask& task, const Level& level)
{
    TreeShape shape;
    shape.follows = level.follows;
    if (task.opponents == Opponents::OneAgainst)
        shape.freeOpponents = 1;
    return shape;
}

/**
 * How far it is mistaken in the game of @p J, in hundredths of a pawn or man: at every level a little in the first
 * actions, so that games of different seeds differ.
 */
template <class J> int misjudgesOf(const SearchTask& task)
{
    constexpr std::size_t kOpening = 12;
    constexpr int kWhim = 7;
    constexpr Mistakes kMistakes = mistakesIn<J>();
    const int mistake = kMistakes[static_cast<std::size_t>(task.level - kLowestLevel)];
    return std::max(mistake, task.seed != 0 && task.before.size() < kOpening ? kWhim : 0);
}

} // namespace ringford
