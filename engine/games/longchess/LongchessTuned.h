// SPDX-License-Identifier: GPL-3.0-or-later
// Made by: tune play longchess --games 1100 --seed 1 --nodes 1500; tune fit longchess (docs/tuning.md).
#pragma once

#include "engine/games/longchess/LongchessWeights.h"

namespace ringford::longchess {

/** Fitted to games that the computer played against itself. */
inline constexpr LongchessWeights kTuned{
    .material = {{34, 15, -14, -56, 450}},
    .byMobility = {{14, 3, 4, -12, 3}},
    .byStep = {{1, -1, -5, 1, 0}},
    .byWay = {{{{-10, -22, -51, -18, -48, -5, 15, 14, -5, 10, 62, 45, 0}},
               {{-16, -1, -27, -31, -62, -18, 0, -3, -3, 7, 65, 56, 0}},
               {{-10, 12, -41, 16, -14, -1, 0, 6, -41, -7, 1, -3, 0}},
               {{12, -11, 5, 5, 15, 16, 10, -6, -18, -20, -29, -46, 0}},
               {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}}},
    .byRow = {{{{25, 60, 17, -13, 21}},
               {{12, 9, -10, -2, -18}},
               {{-31, 0, -12, 18, -8}},
               {{-42, -32, 2, 1, -9}},
               {{0, 0, 0, 0, 0}}}},
    .carrier = {{295, 286, 168, -60, 160}},
    .carried = {{-1, -5, -14, -9, -9, 45, 2, 4, 2, 3, -7, 37, 0}},
    .byStepHome = 32,
    .nearest = {{-21, 3, 15, 22, 46, -13, -25, -20, -33, -6, -15, -1, 0}},
    .byStepThere = -5,
    .raiders = {{-24, 38, -23, 20, 31}},
    .keepers = {{-20, 55, -7, 28, 14}},
    .bridge = 0,
    .chargers = 15,
    .laidMine = 8,
    .tempo = 7,
};

} // namespace ringford::longchess
