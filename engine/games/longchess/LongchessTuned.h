// SPDX-License-Identifier: GPL-3.0-or-later
// Made by: tune play longchess --games 1100 --seed 1 --nodes 1500; tune fit longchess --trust=36 (docs/tuning.md).
#pragma once

#include "engine/games/longchess/LongchessWeights.h"

namespace ringford::longchess {

/** Fitted to games that the computer played against itself. */
inline constexpr LongchessWeights kTuned{
    .material = {{34, 13, -15, -57, 450}},
    .byMobility = {{13, 3, 4, -12, 3}},
    .byStep = {{0, -2, -5, 1, 0}},
    .byWay = {{{{-8, -20, -46, -14, -43, -5, 15, 14, -4, 9, 59, 42, 0}},
               {{-15, 1, -24, -28, -57, -16, 1, -1, -2, 6, 61, 51, 0}},
               {{-9, 11, -38, 15, -13, -1, 0, 6, -35, -6, 1, -2, 0}},
               {{12, -11, 5, 5, 15, 16, 10, -6, -17, -20, -30, -45, 0}},
               {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}}},
    .byRow = {{{{24, 55, 14, -13, 17}},
               {{13, 10, -9, -1, -17}},
               {{-29, 1, -12, 17, -7}},
               {{-41, -32, 2, 1, -8}},
               {{0, 0, 0, 0, 0}}}},
    .carrier = {{280, 268, 166, -29, 160}},
    .carried = {{-1, -5, -12, -8, -8, 38, 2, 4, 2, 2, -5, 35, 0}},
    .byStepHome = 32,
    .nearest = {{-17, 4, 13, 19, 41, -13, -25, -18, -29, -5, -13, -1, 0}},
    .byStepThere = -6,
    .raiders = {{-27, 37, -18, 21, 32}},
    .keepers = {{-18, 52, -6, 28, 15}},
    .bridge = 1,
    .chargers = 15,
    .laidMine = 8,
    .tempo = 7,
};

} // namespace ringford::longchess
