// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Both.h"

#include <array>
#include <cstddef>

namespace ringford::checkers {

// In hundredths of a man. A man has two ways to go and a king four.
inline constexpr int kManWorth = 100;
inline constexpr int kKingWorth = 190;

/**
 * What everything in a position is worth, in hundredths of a man. Cells are counted as their seat sees them, a1 first,
 * four a rank. All are ints and nothing else, so that a fit can treat them as one row of numbers.
 */
struct CheckersWeights {
    using ByCell = std::array<Both, 32>;

    ByCell man{};
    ByCell king{};
    Both step{};            ///< for each step that a piece can make
    Both backed{};          ///< a piece with another one of its own right behind it
    Both exposedOnTurn{};   ///< a piece that could be jumped, where its seat acts first
    Both exposedAndWaits{}; ///< and where the enemy does
    Both tempo{};           ///< to be on turn
};

/** What was thought of a position before anything was fitted: pieces by their mobility, all else by guess. */
constexpr CheckersWeights weightsByMobility()
{
    constexpr int kByRank = 4;   // for each rank that a man has come up
    constexpr int kKeeper = 12;  // a man on the home rank, where the enemy would be crowned
    constexpr int kInMiddle = 5; // a piece that does not stand on the rim, and cannot hide there either
    CheckersWeights weights;
    for (int cell = 0; cell < 32; ++cell) {
        const int rank = cell / 4;
        const int file = 2 * (cell % 4) + rank % 2;
        const bool isOnRim = rank == 0 || rank == 7 || file == 0 || file == 7;
        const int middle = isOnRim ? 0 : kInMiddle;
        const int man = kManWorth + (rank == 0 ? kKeeper : kByRank * rank) + middle;
        weights.man[static_cast<std::size_t>(cell)] = {man, man};
        weights.king[static_cast<std::size_t>(cell)] = {kKingWorth + middle, kKingWorth + middle};
    }
    weights.tempo = {6, 6};
    return weights;
}
inline constexpr CheckersWeights kByMobility = weightsByMobility();

} // namespace ringford::checkers
