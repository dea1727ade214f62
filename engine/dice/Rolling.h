// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RandomNumbers.h"
#include "engine/dice/Roll.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ringford::dice {

inline constexpr int kAttackSides = 20; ///< of the die of an attack, and of a save

/** What a save that is made leaves of the damage. */
enum class SaveStyle : std::uint8_t { None, Half, Quarter, Full };

/** A saving throw: d20 and a bonus against a difficulty. */
struct Save {
    int difficulty = 10;
    int bonus = 0;
    SaveStyle style = SaveStyle::Half;
    bool operator==(const Save&) const = default;
};

/** What a roll is rolled against. */
struct RollConditions {
    static constexpr int kMost = 999; ///< of armour, difficulty and the bonus of a save, and of them below zero

    int armour = 10;
    bool hasExtremes = false; ///< a natural 1 of an attack counts as -10, a 20 as 30
    std::optional<Save> save;
    bool operator==(const RollConditions&) const = default;
};

/** A die with all its rolls; more than one when it exploded. */
struct ThrownDie {
    std::vector<int> rolls;
    bool isKept = true;

    int sum() const;
    bool operator==(const ThrownDie&) const = default;
};

/** The dice of a group in the order in which they were thrown; the sum is that of those kept, and Z. */
struct RolledGroup {
    std::vector<ThrownDie> dice;
    long long sum = 0;
    bool operator==(const RolledGroup&) const = default;
};

/** The sum is that of all groups, and W. */
struct RolledSum {
    std::vector<RolledGroup> groups;
    long long sum = 0;
    bool operator==(const RolledSum&) const = default;
};

struct RolledAttack {
    int natural = 0;
    int bonus = 0;
    int total = 0;
    bool isHit = false;
    bool operator==(const RolledAttack&) const = default;
};

struct RolledSave {
    int natural = 0;
    int total = 0;
    bool isMade = false;
    bool operator==(const RolledSave&) const = default;
};

/** One row of a roll: its attacks, a sum for each hit (without bonuses one sum), its save. */
struct RolledRow {
    std::vector<RolledAttack> attacks;
    std::vector<RolledSum> sums;
    std::optional<RolledSave> save;
    long long sum = 0;
    long long left = 0; ///< of the sum, after the save
    bool operator==(const RolledRow&) const = default;
};

/** What several rows come to. */
struct RollTotals {
    long long sum = 0;
    long long half = 0;
    long long quarter = 0;
    long long left = 0;
    long long minimum = 0; ///< of the rows' sums
    long long maximum = 0;
    double mean = 0;
};

/** Half of a sum, or a quarter: rounded down, but at least 1 of a positive one. */
long long halfOfSum(long long sum);
long long quarterOfSum(long long sum);
/** What a save that is made leaves of a sum. */
long long leftBySave(SaveStyle style, long long sum);

/** What an attack with this die comes to. @p natural is 1 to 20. */
RolledAttack attackWith(int natural, int bonus, const RollConditions& conditions);
RolledSave saveWith(int natural, const Save& save);

/** Rolls one row, in the order in which dice are thrown at a table: attack, its damage, the next attack ..., the save. */
RolledRow rollRow(const Roll& roll, const RollConditions& conditions, DiceSource& dice);
/** Rolls all rows, one after the other. */
std::vector<RolledRow> rollRows(const Roll& roll, const RollConditions& conditions, DiceSource& dice);
/**
 * How many dice were thrown, in the order in which they were: of each attack its d20 and the dice of its hit, in the end
 * that of the save. A die counts once with all its explosions.
 */
std::size_t diceThrown(const std::vector<RolledRow>& rows);
/**
 * Rolls again, but for the dice that @p isKept holds for, in the order of diceThrown(). An attack that hits only now has all its
 * dice rolled. @pre @p rows are of that roll and those conditions; isKept has diceThrown() values
 */
std::vector<RolledRow> rollRest(const Roll& roll, const RollConditions& conditions, const std::vector<RolledRow>& rows,
                                const std::vector<bool>& isKept, DiceSource& dice);
/**
 * Of the dice of @p rolled, in the order of diceThrown(): whether rollRest() kept them. @pre rollRest() made @p rolled of
 * @p rows and @p isKept
 */
std::vector<bool> keptInRest(const std::vector<RolledRow>& rows, const std::vector<bool>& isKept,
                             const std::vector<RolledRow>& rolled);
/** @pre there is a row */
RollTotals totalsOf(const std::vector<RolledRow>& rows);

} // namespace ringford::dice
