// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/LongchessWeights.h"

namespace ringford::longchess {

/**
 * What series of games chose, one number after the other (docs/tuning.md): how near a flag is to its carrier's keep is
 * worth far more than was guessed. What a regression made of all weights won as often, and stayed at home.
 */
inline constexpr LongchessWeights kTuned = [] {
    LongchessWeights weights = kByMobility;
    weights.carrier = {280, 268, 166, 100, 160};
    weights.byStepHome = 63;
    return weights;
}();

} // namespace ringford::longchess
