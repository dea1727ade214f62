// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
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
};

/**
 * How far players of levels 1..10 are usually mistaken, in hundredths of a pawn or man; the last is 0. The less a pawn
 * decides a game, the larger mistakes must be for levels to stand equally far apart: each game may have a list of its
 * own (mistakesIn() in Judge.h), fitted by the games of tests/bench/strength.md.
 */
using Mistakes = std::array<int, kHighestLevel>;

/** Whether weaker players are more mistaken, and the strongest are not. */
constexpr bool weakerErrMore(const Mistakes& mistakes)
{
    return std::is_sorted(mistakes.rbegin(), mistakes.rend()) && mistakes.back() == 0;
}

/** @pre @p level is one of 1..10 */
const Level& levelOf(int level);

// The ratings that the lowest and the highest level stand for where chess programs are told a strength (UCI_Elo).
inline constexpr int kWeakestElo = 600;
inline constexpr int kStrongestElo = 2200;

/** The level that is nearest to a rating; those beyond both ends are that of the end. */
constexpr int levelOfElo(int elo)
{
    constexpr int kSteps = kHighestLevel - kLowestLevel;
    constexpr int kRange = kStrongestElo - kWeakestElo;
    return kLowestLevel + ((std::clamp(elo, kWeakestElo, kStrongestElo) - kWeakestElo) * kSteps + kRange / 2) / kRange;
}

/**
 * How far somebody is mistaken about the position of that key: up or down, the same each time in one game. Most
 * mistakes are small; one in twenty is more than twice @p size.
 */
int misjudgement(std::uint64_t key, std::uint64_t game, int size);

} // namespace ringford
