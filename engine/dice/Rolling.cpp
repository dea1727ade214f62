// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/Rolling.h"

#include <algorithm>
#include <numeric>

namespace ringford::dice {

namespace {

constexpr int kAttackSides = 20;
constexpr int kExtremeMiss = -10;
constexpr int kExtremeHit = 30;

/** Rounded towards minus infinity. @pre divisor > 0 */
long long dividedDown(long long number, long long divisor)
{
    return number / divisor - (number % divisor < 0 ? 1 : 0);
}

long long partOfSum(long long sum, long long divisor)
{
    return sum > 0 ? std::max(1LL, sum / divisor) : dividedDown(sum, divisor);
}

ThrownDie throwDie(const DicePool& pool, DiceSource& dice)
{
    ThrownDie die{{dice.roll(pool.sides)}, true};
    for (int again = 0; pool.explodes && die.rolls.back() == pool.sides && again < kMostExplosions; ++again)
        die.rolls.push_back(dice.roll(pool.sides));
    return die;
}

/** Of equal dice the earlier ones are kept. */
void keepOnly(const Keep& keep, std::vector<ThrownDie>& dice)
{
    std::vector<std::pair<int, std::size_t>> order;
    const int sign = keep.which == Keep::Which::Highest ? -1 : 1;
    for (std::size_t i = 0; i < dice.size(); ++i)
        order.emplace_back(sign * dice[i].sum(), i);
    std::ranges::sort(order);
    for (auto at = order.begin() + keep.count; at != order.end(); ++at)
        dice[at->second].isKept = false;
}

RolledGroup rollGroup(const Roll& roll, DiceSource& dice)
{
    RolledGroup group;
    group.dice.reserve(static_cast<std::size_t>(roll.pool.count));
    for (int i = 0; i < roll.pool.count; ++i)
        group.dice.push_back(throwDie(roll.pool, dice));
    if (roll.pool.keep)
        keepOnly(*roll.pool.keep, group.dice);
    group.sum = roll.groupPlus;
    for (const ThrownDie& die : group.dice)
        group.sum += die.isKept ? die.sum() : 0;
    return group;
}

RolledSum rollSum(const Roll& roll, DiceSource& dice)
{
    RolledSum sum;
    sum.groups.reserve(static_cast<std::size_t>(roll.groups));
    sum.sum = roll.plus;
    for (int i = 0; i < roll.groups; ++i)
        sum.sum += sum.groups.emplace_back(rollGroup(roll, dice)).sum;
    return sum;
}

} // namespace

int ThrownDie::sum() const
{
    return std::accumulate(rolls.begin(), rolls.end(), 0);
}

long long halfOfSum(long long sum)
{
    return partOfSum(sum, 2);
}

long long quarterOfSum(long long sum)
{
    return partOfSum(sum, 4);
}

long long leftBySave(SaveStyle style, long long sum)
{
    switch (style) {
    case SaveStyle::None: return 0;
    case SaveStyle::Half: return halfOfSum(sum);
    case SaveStyle::Quarter: return quarterOfSum(sum);
    case SaveStyle::Full: break;
    }
    return sum;
}

RolledAttack attackWith(int natural, int bonus, const RollConditions& conditions)
{
    const bool isLowest = natural == 1;
    const bool isHighest = natural == kAttackSides;
    int counted = natural;
    if (conditions.hasExtremes && (isLowest || isHighest))
        counted = isLowest ? kExtremeMiss : kExtremeHit;
    const int total = counted + bonus;
    const bool reaches = total >= conditions.armour;
    const bool isHit = conditions.hasExtremes ? reaches : isHighest || (reaches && !isLowest);
    return {natural, bonus, total, isHit};
}

RolledSave saveWith(int natural, const Save& save)
{
    const int total = natural + save.bonus;
    return {natural, total, total >= save.difficulty};
}

RolledRow rollRow(const Roll& roll, const RollConditions& conditions, DiceSource& dice)
{
    RolledRow row;
    for (const int bonus : roll.bonuses) {
        row.attacks.push_back(attackWith(dice.roll(kAttackSides), bonus, conditions));
        if (row.attacks.back().isHit)
            row.sums.push_back(rollSum(roll, dice));
    }
    if (roll.bonuses.empty())
        row.sums.push_back(rollSum(roll, dice));
    for (const RolledSum& sum : row.sums)
        row.sum += sum.sum;
    row.left = row.sum;
    if (conditions.save) {
        row.save = saveWith(dice.roll(kAttackSides), *conditions.save);
        if (row.save->isMade)
            row.left = leftBySave(conditions.save->style, row.sum);
    }
    return row;
}

std::vector<RolledRow> rollRows(const Roll& roll, const RollConditions& conditions, DiceSource& dice)
{
    std::vector<RolledRow> rows;
    rows.reserve(static_cast<std::size_t>(roll.rows));
    for (int i = 0; i < roll.rows; ++i)
        rows.push_back(rollRow(roll, conditions, dice));
    return rows;
}

RollTotals totalsOf(const std::vector<RolledRow>& rows)
{
    RollTotals totals;
    totals.minimum = totals.maximum = rows.front().sum;
    for (const RolledRow& row : rows) {
        totals.sum += row.sum;
        totals.half += halfOfSum(row.sum);
        totals.quarter += quarterOfSum(row.sum);
        totals.left += row.left;
        totals.minimum = std::min(totals.minimum, row.sum);
        totals.maximum = std::max(totals.maximum, row.sum);
    }
    totals.mean = static_cast<double>(totals.sum) / static_cast<double>(rows.size());
    return totals;
}

} // namespace ringford::dice
