// SPDX-License-Identifier: GPL-3.0-or-later
// Made by: tune play checkers --games 3000 --seed 1 --nodes 1500; tune fit checkers (docs/tuning.md).
#pragma once

#include "engine/games/checkers/CheckersWeights.h"

namespace ringford::checkers {

/** Fitted to games that the computer played against itself. */
inline constexpr CheckersWeights kTuned{
    .man = {{{107, 120}, {159, 167}, {163, 172}, {138, 120}, {111, 112}, {130, 126}, {122, 114}, {118, 122},
             {113, 123}, {114, 111}, {126, 122}, {112, 110}, {109, 118}, {122, 123}, {108, 114}, {115, 122},
             {113, 126}, {113, 123}, {114, 118}, {106, 116}, {124, 131}, {111, 123}, {114, 118}, {133, 135},
             {133, 161}, {135, 144}, {139, 144}, {136, 140}, {128, 128}, {128, 128}, {128, 128}, {128, 128}}},
    .king = {{{195, 195}, {187, 179}, {188, 183}, {190, 192}, {191, 171}, {196, 194}, {192, 196}, {192, 195},
              {187, 175}, {194, 186}, {196, 193}, {190, 191}, {196, 186}, {194, 191}, {195, 196}, {196, 201},
              {192, 188}, {194, 191}, {193, 188}, {195, 185}, {184, 188}, {183, 184}, {189, 182}, {191, 186},
              {191, 196}, {175, 185}, {181, 176}, {187, 167}, {181, 188}, {182, 183}, {183, 168}, {179, 176}}},
    .step = {7, -8},
    .backed = {7, -25},
    .exposedOnTurn = {-36, -22},
    .exposedAndWaits = {-31, -34},
    .tempo = {2, 0},
};

} // namespace ringford::checkers
