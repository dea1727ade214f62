// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ringford::dice {

/** Which of several dice count, and how many. */
struct Keep {
    enum class Which : std::uint8_t { Highest, Lowest };
    Which which = Which::Highest;
    int count = 1;
    bool operator==(const Keep&) const = default;
};

/** Dice of one kind that are thrown together: `4d6!k3`. */
struct DicePool {
    int count = 1;
    int sides = 6;
    bool explodes = false; ///< a die that shows its maximum is rolled again and added
    std::optional<Keep> keep;

    int kept() const { return keep ? keep->count : count; }
    bool operator==(const DicePool&) const = default;
};

/** How often a die that explodes is rolled again, at most. */
inline constexpr int kMostExplosions = 100;

/** What is rolled: `N x (X(YdM+Z)+W) [bonuses]`. All numbers are within RollLimits. */
struct Roll {
    int rows = 1;             ///< N
    int groups = 1;           ///< X
    DicePool pool;            ///< YdM
    int groupPlus = 0;        ///< Z
    int plus = 0;             ///< W
    std::vector<int> bonuses; ///< one attack each, in each row

    /** The dice of a roll that always hits, those of attacks too; explosions and saves do not count. */
    long long diceInAll() const;
    bool operator==(const Roll&) const = default;
};

struct RollLimits {
    static constexpr int kMostCount = 999; ///< of N, X and Y
    static constexpr int kLeastSides = 2;
    static constexpr int kMostSides = 1000;
    static constexpr int kMostPlus = 999; ///< of Z, W and bonuses, and of them below zero
    static constexpr int kMostBonuses = 99;
    static constexpr long long kMostDice = 100'000;
};

/** A number with its sign: `+5`, `+0`, `-1`. */
std::string withSign(long long number);
/** The same, but nothing for zero. */
std::string withSignUnlessZero(long long number);

} // namespace ringford::dice
