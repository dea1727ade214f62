// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ringford {

inline constexpr int kLowestLevel = 1;
inline constexpr int kHighestLevel = 10;

/**
 * What a level sees and how far it is mistaken. Weak players are not careless now and then: they do not see far, and
 * misjudge the same positions in the same way all through a game.
 */
struct Level {
    std::uint64_t nodes; ///< looked at for one action, if no less is asked for
    int depth;           ///< plies
    bool follows;        ///< whether it follows captures to their end
    int misjudges;       ///< by how much it is usually mistaken, in hundredths of a pawn
};

/** @pre @p level is one of 1..10 */
const Level& levelOf(int level);

/**
 * How far somebody is mistaken about the position of that key: up or down, the same each time in one game. Most
 * mistakes are small; one in twenty is more than twice @p size.
 */
int misjudgement(std::uint64_t key, std::uint64_t game, int size);

} // namespace ringford
