// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Bits.h"
#include "engine/games/circular/Ring.h"
#include "engine/games/circular/State.h"

#include <array>

namespace ringford::circular {

/**
 * What pieces are worth by mobility, in hundredths of a pawn: 70 for each cell that they can go to on average on a ring
 * where each other cell is occupied with a probability of 0.32, half of them by own pieces. From ring to ring a line
 * goes on for 2.41 cells both ways together, each diagonal pair as well, and along the ring for 6.25, so that modern
 * rooks go to 0.84 x 8.66 = 7.27 cells, knights to 4.20, bishops to 4.05, queens to 11.3, elephants to 1.68 and
 * generals to 2.52. On how many columns this hardly depends. Pawns of Byzantine rules never become anything.
 */
inline constexpr std::array<int, chess::kKinds> kModernWorth{100, 294, 284, 509, 793, 0};
inline constexpr std::array<int, chess::kKinds> kByzantineWorth{75, 294, 118, 509, 176, 0};

/**
 * What everything on a ring is worth, in hundredths of a pawn. All are ints and nothing else, so that a fit can treat
 * them as one row of numbers.
 */
struct RingWeights {
    std::array<int, chess::kKinds> material{};
    std::array<std::array<int, kRings>, chess::kKinds> byRing{}; ///< by kind: where it stands, the outermost ring first
    std::array<int, chess::kKinds> byTarget{};                   ///< for each cell that it reaches
    std::array<int, kTravelToPromotion> travelled{};             ///< a pawn, by how far it has come
    std::array<int, kTravelToPromotion> unstopped{};             ///< the same with no opposing pawn before it
    std::array<int, 12> danger{}; ///< taken off a king, by what aims at the cells around it
    int tempo = 0;                ///< to be on turn
    int shield = 0;               ///< an own pawn beside the king
};

/** What was thought before anything was fitted: pieces by their mobility, all else by guess. */
constexpr RingWeights weightsByMobility(const std::array<int, chess::kKinds>& material)
{
    return {.material = material,
            .byTarget = {0, 5, 5, 3, 2, 0},
            .travelled = {0, 6, 12, 24, 55, 120},
            .unstopped = {0, 22, 38, 65, 125, 260},
            .danger = {0, 2, 6, 14, 26, 42, 62, 84, 104, 122, 136, 146},
            .tempo = 10,
            .shield = 7};
}
inline constexpr RingWeights kByMobility = weightsByMobility(kModernWorth);
inline constexpr RingWeights kByzantine = weightsByMobility(kByzantineWorth);

} // namespace ringford::circular
