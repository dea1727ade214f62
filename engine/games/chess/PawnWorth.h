// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardTables.h"

#include <array>

namespace ringford::chess {

/** Whether pawns that come far become anything. */
enum class Promotion : std::uint8_t { Allowed, Never };

/** What the pawns of both armies are worth by how they stand to each other, whatever else is on the board. */
struct PawnFormation {
    std::array<PackedBoth, kArmies> worth{};
    Bits passed = 0; ///< of both armies: no enemy pawn can stop or take them; none where they have no aim
};

PawnFormation formationOf(const Placement& men, Promotion promotion, const PackedWeights& weights);

/** How many ranks a cell is ahead of the home rank of @p army. */
constexpr std::size_t rankFor(Army army, Spot spot)
{
    return static_cast<std::size_t>(army == Army::White ? rankOf(spot) : 7 - rankOf(spot));
}

constexpr Bits fileBits(int file)
{
    return Bits{0xFF} << 8 * file;
}

constexpr Bits filesBeside(int file)
{
    return (file > 0 ? fileBits(file - 1) : 0) | (file < 7 ? fileBits(file + 1) : 0);
}

/** The cells before @p cells, on their own files. */
constexpr Bits spanBefore(Army army, Bits cells)
{
    Bits span = forward(army, cells);
    if (army == Army::White) {
        constexpr Bits kTwo = ~(ownRank(Army::White, 7) | ownRank(Army::White, 6));
        constexpr Bits kFour = kTwo & ~(ownRank(Army::White, 5) | ownRank(Army::White, 4));
        span |= forward(army, span);
        span |= (span & kTwo) << 2;
        return span | (span & kFour) << 4;
    }
    constexpr Bits kTwo = ~(ownRank(Army::Black, 7) | ownRank(Army::Black, 6));
    constexpr Bits kFour = kTwo & ~(ownRank(Army::Black, 5) | ownRank(Army::Black, 4));
    span |= forward(army, span);
    span |= (span & kTwo) >> 2;
    return span | (span & kFour) >> 4;
}

/** All cells that @p pawns of @p army can ever attack. */
constexpr Bits reachOfPawns(Army army, Bits pawns)
{
    const Bits attacked = pawnAttacks(army, pawns);
    return attacked | spanBefore(army, attacked);
}

} // namespace ringford::chess
