// SPDX-License-Identifier: GPL-3.0-or-later
// Made by: tune play circular --games 2400 --seed 1 --nodes 1500; tune fit circular (docs/tuning.md).
#pragma once

#include "engine/games/circular/RingWeights.h"

namespace ringford::circular {

/** Fitted to games that the computer played against itself. */
inline constexpr RingWeights kTuned{
    .material = {{92, 279, 270, 510, 928, 0}},
    .byRing = {{{{-5, -5, 3, -5}},
                {{-24, -15, -10, -12}},
                {{-16, -20, -19, -16}},
                {{45, 45, 45, 42}},
                {{28, 25, 41, 41}},
                {{-65, -46, -38, -27}}}},
    .byTarget = {{0, 3, 2, 3, 3, 0}},
    .travelled = {{0, 3, 6, 13, 23, 133}},
    .unstopped = {{0, 30, 48, 71, 137, 223}},
    .danger = {{26, -26, 17, 21, 20, 30, 40, 59, 63, 70, 77, 69}},
    .tempo = 3,
    .shield = 14,
};

} // namespace ringford::circular
