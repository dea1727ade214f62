// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/State.h"

#include <array>

namespace ringford::longchess {

/** Nothing on a board is farther away, in a king's steps on land. */
inline constexpr int kFarthest = 36;
/** The middle row, and those that are 1 to 4 rows from it. */
inline constexpr std::size_t kRowsFromMiddle = 5;
/** More pieces than so many near a flag count as so many. */
inline constexpr std::size_t kMostKeepers = 4;

/**
 * What everything in Longchess is worth, in hundredths of a pawn, beside what pieces are worth by how many cells they go
 * to on average (LongchessWorth). All are ints and nothing else, so that a fit can treat them as one row of numbers.
 */
struct LongchessWeights {
    template <class T> using ByKind = std::array<T, kKinds>;

    ByKind<int> material{};   ///< on top of what follows from its mobility; artillery has none
    ByKind<int> byMobility{}; ///< for each cell more than usual that it goes to from where it stands
    ByKind<int> byStep{};     ///< for each step that it is away from its keep, 30 at most
    ByKind<std::array<int, kRowsFromMiddle>> byRow{}; ///< two teams
    ByKind<int> carrier{};                            ///< who carries an enemy flag
    int byStepHome = 0;                               ///< for each step that it is nearer to it
    int byStepThere = 0;                              ///< for each step that it is nearer to it
    std::array<int, kMostKeepers + 1> raiders{};      ///< by how many pieces are near an enemy flag
    std::array<int, kMostKeepers + 1> keepers{};      ///< by how many are near the own one
    int bridge = 0;                                   ///< a piece on a bridge that is not its own keep's
    int chargers = 0;                                 ///< for each rank with two pawns or more
    int laidMine = 0;                                 ///< for each mine beside the ways to the own flag, 4 at most
    int tempo = 0;                                    ///< to be on turn
};

/** What was thought before anything was fitted: pieces by their mobility, all else by guess. */
inline constexpr LongchessWeights kByMobility{.material = {0, 0, 0, 0, 450},
                                              .byMobility = {3, 3, 3, 0, 3},
                                              .byStep = {0, 0, 0, 1, 0},
                                              .carrier = {160, 160, 160, 160, 160},
                                              .byStepHome = 9,
                                              .byStepThere = 4,
                                              .raiders = {0, 9, 18, 27, 36},
                                              .keepers = {0, 7, 14, 21, 28},
                                              .bridge = 6,
                                              .chargers = 5,
                                              .laidMine = 8,
                                              .tempo = 8};

} // namespace ringford::longchess
