// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/checkers/CheckersState.h"
#include "engine/games/checkers/CheckersWeights.h"

#include <array>

namespace ringford::checkers {

/** What the pieces of each seat are worth by where they stand, in hundredths of a man; more is better for each. */
std::array<int, 2> worth(const State& state, const CheckersWeights& weights);

} // namespace ringford::checkers
