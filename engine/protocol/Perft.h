// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <string>
#include <vector>

namespace ringford {

/** The deepest tree that is counted: more plies would take for ever in every game, and memory for each. */
inline constexpr int kDeepestPerft = 999;

struct PerftTask {
    int depth = 0;       ///< at most kDeepestPerft
    bool divide = false; ///< with a line for each action
    int threads = 1;     ///< at least 1
};

/**
 * Perft of an undecided position as the protocol prints it: the number of leaves, then `e2-e4: 20` for each action,
 * sorted by action.
 */
std::vector<std::string> perftLines(const Game& game, const Position& position, const PerftTask& task);

} // namespace ringford
