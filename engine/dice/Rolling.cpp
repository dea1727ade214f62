// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/Rolling.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ringford::dice {

namespace {

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

RolledGroup groupOf(const Roll& roll, std::vector<ThrownDie> dice)
{
    RolledGroup group{std::move(dice), roll.groupPlus};
    if (roll.pool.keep)
        keepOnly(*roll.pool.keep, group.dice);
    for (const ThrownDie& die : group.dice)
        group.sum += die.isKept ? die.sum() : 0;
    return group;
}

RolledGroup rollGroup(const Roll& roll, DiceSource& dice)
{
    std::vector<ThrownDie> thrown;
    thrown.reserve(static_cast<std::size_t>(roll.pool.count));
    for (int i = 0; i < roll.pool.count; ++i)
        thrown.push_back(throwDie(roll.pool, dice));
    return groupOf(roll, std::move(thrown));
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

/** Adds the rows' sums up once all is thrown. */
void finishRow(const RollConditions& conditions, RolledRow& row)
{
    for (const RolledSum& sum : row.sums)
        row.sum += sum.sum;
    row.left = row.save && row.save->isMade ? leftBySave(conditions.save->style, row.sum) : row.sum;
}

std::size_t diceOf(const RolledSum& sum)
{
    std::size_t count = 0;
    for (const RolledGroup& group : sum.groups)
        count += group.dice.size();
    return count;
}

/** Rolls rows again, die by die, but for those that are kept. */
class RestRoller {
public:
    RestRoller(const Roll& roll, const RollConditions& conditions, const std::vector<bool>& isKept, DiceSource& dice)
        : m_roll(roll), m_conditions(conditions), m_isKept(isKept), m_dice(dice)
    {
    }

    RolledRow row(const RolledRow& before)
    {
        RolledRow row;
        auto sum = before.sums.begin();
        for (std::size_t i = 0; i < before.attacks.size(); ++i) {
            row.attacks.push_back(attackWith(natural(before.attacks[i].natural), m_roll.bonuses[i], m_conditions));
            const RolledSum* const old = before.attacks[i].isHit ? &*sum++ : nullptr;
            if (!row.attacks.back().isHit)
                m_next += old ? diceOf(*old) : 0;
            else
                row.sums.push_back(old ? this->sum(*old) : rollSum(m_roll, m_dice));
        }
        if (before.attacks.empty())
            row.sums.push_back(this->sum(*sum));
        if (before.save)
            row.save = saveWith(natural(before.save->natural), *m_conditions.save);
        finishRow(m_conditions, row);
        return row;
    }

private:
    int natural(int before) { return m_isKept[m_next++] ? before : m_dice.roll(kAttackSides); }

    RolledSum sum(const RolledSum& before)
    {
        RolledSum sum{{}, m_roll.plus};
        for (const RolledGroup& group : before.groups) {
            std::vector<ThrownDie> thrown;
            for (const ThrownDie& die : group.dice)
                thrown.push_back(m_isKept[m_next++] ? ThrownDie{die.rolls, true} : throwDie(m_roll.pool, m_dice));
            sum.sum += sum.groups.emplace_back(groupOf(m_roll, std::move(thrown))).sum;
        }
        return sum;
    }

    const Roll& m_roll;
    const RollConditions& m_conditions;
    const std::vector<bool>& m_isKept;
    DiceSource& m_dice;
    std::size_t m_next = 0;
};

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
    if (conditions.save)
        row.save = saveWith(dice.roll(kAttackSides), *conditions.save);
    finishRow(conditions, row);
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

std::size_t diceThrown(const std::vector<RolledRow>& rows)
{
    std::size_t count = 0;
    for (const RolledRow& row : rows) {
        count += row.attacks.size() + (row.save ? 1 : 0);
        for (const RolledSum& sum : row.sums)
            count += diceOf(sum);
    }
    return count;
}

std::vector<RolledRow> rollRest(const Roll& roll, const RollConditions& conditions, const std::vector<RolledRow>& rows,
                                const std::vector<bool>& isKept, DiceSource& dice)
{
    RestRoller rest(roll, conditions, isKept, dice);
    std::vector<RolledRow> rolled;
    rolled.reserve(rows.size());
    for (const RolledRow& row : rows)
        rolled.push_back(rest.row(row));
    return rolled;
}

std::vector<bool> keptInRest(const std::vector<RolledRow>& rows, const std::vector<bool>& isKept,
                             const std::vector<RolledRow>& rolled)
{
    std::vector<bool> kept;
    std::size_t at = 0;
    const auto keep = [&](std::size_t count, bool isThere) {
        for (std::size_t i = 0; i < count; ++i, ++at) {
            if (isThere)
                kept.push_back(isKept[at]);
        }
    };
    for (std::size_t number = 0; number < rows.size(); ++number) {
        const RolledRow& before = rows[number];
        const RolledRow& after = rolled[number];
        auto sum = before.sums.begin();
        auto sumAfter = after.sums.begin();
        for (std::size_t attack = 0; attack < before.attacks.size(); ++attack) {
            const bool hits = after.attacks[attack].isHit;
            keep(1, true);
            if (before.attacks[attack].isHit)
                keep(diceOf(*sum++), hits);
            else if (hits)
                kept.insert(kept.end(), diceOf(*sumAfter), false);
            sumAfter += hits;
        }
        if (before.attacks.empty())
            keep(diceOf(*sum), true);
        keep(before.save ? 1 : 0, true);
    }
    return kept;
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
