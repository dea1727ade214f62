// SPDX-License-Identifier: GPL-3.0-or-later
// Made by: tune play circular --games 3000 --seed 51 --nodes 2000 --values tuned; tune fit circular (docs/tuning.md).
#pragma once

#include "engine/games/circular/RingWeights.h"

namespace ringford::circular {

/** Fitted to games that the computer played against itself. */
inline constexpr RingWeights kTuned{
    .material = {{90, 279, 274, 530, 970, 0}},
    .byRing = {{{{-11, 1, 4, -8}},
                {{-20, -20, -15, -13}},
                {{-28, -30, -26, -18}},
                {{60, 63, 58, 57}},
                {{47, 43, 38, 49}},
                {{-56, -41, -43, -36}}}},
    .byTarget = {{0, 1, 1, 4, 3, 0}},
    .travelled = {{0, 4, 6, 7, 20, 128}},
    .unstopped = {{0, 29, 38, 72, 131, 202}},
    .danger = {{17, -23, 17, 17, 24, 17, 35, 36, 44, 50, 44, 36}},
    .tempo = 2,
    .shield = 19,
};

} // namespace ringford::circular
