// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

namespace ringford {

/** How many pieces of each kind a member brings to a battle. */
struct Army {
    int rooks = 2;
    int nightriders = 2;
    int bishops = 2;
    int pawns = 8;

    /** What its pieces are worth together, in points. */
    int value() const;
    int pieces() const { return rooks + nightriders + bishops + pawns; }
    bool operator==(const Army&) const = default;
};

/** A kind of piece that armies are made of. */
struct ArmyKind {
    char letter; ///< in setups
    int value;   ///< in points
    int Army::*count;
};
inline constexpr std::array<ArmyKind, 4> kArmyKinds{
    {{'R', 5, &Army::rooks}, {'N', 3, &Army::nightriders}, {'B', 3, &Army::bishops}, {'P', 1, &Army::pawns}}};

/**
 * Armies for a member with so many points: those that are worth just as much, with 30 points or more the full one.
 * Those for which the fewest pieces are given up come first. None without points.
 */
std::vector<Army> proposedArmies(int points);

} // namespace ringford
