// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/Forecast.h"

#include "engine/dice/PoolOdds.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ringford::dice {

namespace {

constexpr int kSides = 20; ///< of the die of attacks and saves

struct Range {
    long long lowest = 0;
    long long highest = 0;
};

/** How many of the twenty sides @p holds for. */
template <class Holds> int sidesWith(Holds holds)
{
    int count = 0;
    for (int natural = 1; natural <= kSides; ++natural)
        count += holds(natural) ? 1 : 0;
    return count;
}

/** With how many sides each attack hits; without bonuses there is one sum that always counts. */
std::vector<int> hittingSides(const Roll& roll, const RollConditions& conditions)
{
    if (roll.bonuses.empty())
        return {kSides};
    std::vector<int> sides;
    for (const int bonus : roll.bonuses)
        sides.push_back(sidesWith([&](int natural) { return attackWith(natural, bonus, conditions).isHit; }));
    return sides;
}

/** With how many sides the save is made. */
int savingSides(const RollConditions& conditions)
{
    return conditions.save ? sidesWith([&](int natural) { return saveWith(natural, *conditions.save).isMade; }) : 0;
}

Range rangeOfSum(const Roll& roll)
{
    const auto sum = [&roll](long long pool) { return roll.groups * (pool + roll.groupPlus) + roll.plus; };
    return {sum(lowestOfPool(roll.pool)), sum(highestOfPool(roll.pool))};
}

/** Of a row's sum, over all that can hit and miss. */
Range rangeOfRow(const Roll& roll, const RollConditions& conditions)
{
    const Range one = rangeOfSum(roll);
    Range row;
    for (const int sides : hittingSides(roll, conditions)) {
        if (sides == 0)
            continue;
        row.lowest += sides < kSides ? std::min(0LL, one.lowest) : one.lowest;
        row.highest += sides < kSides ? std::max(0LL, one.highest) : one.highest;
    }
    return row;
}

/** Of what is left of a row. Saves leave no less of a larger sum. */
Range rangeOfLeft(const Roll& roll, const RollConditions& conditions)
{
    const Range row = rangeOfRow(roll, conditions);
    const int saving = savingSides(conditions);
    if (saving == 0)
        return row;
    const SaveStyle style = conditions.save->style;
    const Range made{leftBySave(style, row.lowest), leftBySave(style, row.highest)};
    return saving == kSides ? made : Range{std::min(row.lowest, made.lowest), std::max(row.highest, made.highest)};
}

long double meanOfRow(const Roll& roll, const RollConditions& conditions)
{
    int sides = 0;
    for (const int hitting : hittingSides(roll, conditions))
        sides += hitting;
    return (roll.groups * (meanOfPool(roll.pool) + roll.groupPlus) + roll.plus) * sides / kSides;
}

bool isDivided(SaveStyle style)
{
    return style == SaveStyle::Half || style == SaveStyle::Quarter;
}

/**
 * What a save that is made leaves of a row on the average. Only how far that is from the plain half or quarter is taken
 * from the distribution: the rest is known more precisely.
 */
long double meanAfterSave(const Roll& roll, const RollConditions& conditions, long double meanOfSum)
{
    const SaveStyle style = conditions.save->style;
    if (!isDivided(style))
        return style == SaveStyle::None ? 0 : meanOfSum;
    const double part = style == SaveStyle::Half ? 0.5 : 0.25;
    const Distribution sums = rowChances(roll, conditions);
    double rounding = 0;
    for (std::size_t i = 0; i < sums.chances().size(); ++i) {
        const long long sum = sums.lowest() + static_cast<long long>(i);
        rounding += sums.chances()[i] * (static_cast<double>(leftBySave(style, sum)) - part * static_cast<double>(sum));
    }
    return part * meanOfSum + rounding;
}

/** The sum over all attacks that hit, each as @p one; @p narrow is given each step. */
template <class Narrow> Distribution sumOfHits(const Distribution& one, std::vector<int> hitting, Narrow narrow)
{
    std::erase(hitting, 0);
    if (hitting.empty())
        return Distribution(0LL);
    // How likely it is that so many attacks hit. All bring the same, so which of them do does not matter.
    Distribution hits(0LL);
    for (const int sides : hitting)
        hits = hits.plus(sides == kSides ? Distribution(1LL)
                                         : Distribution(0, {1 - static_cast<double>(sides) / kSides,
                                                            static_cast<double>(sides) / kSides}));
    // From the inside: so many hits or one more, each of those again ...
    Distribution row = one.summed(0);
    double chance = hits.chanceOf(hits.highest());
    for (long long count = hits.highest() - 1; count >= 0; --count) {
        const double atLeast = chance + hits.chanceOf(count);
        row = narrow(one.plus(row));
        if (hits.chanceOf(count) > 0)
            row = row.mixedWith(Distribution(0LL), chance / atLeast);
        chance = atLeast;
    }
    return row;
}

/** What is left of a row of which the distribution is @p sums. */
Distribution leftOfRow(const Distribution& sums, const RollConditions& conditions)
{
    const int saving = savingSides(conditions);
    if (saving == 0)
        return sums;
    const SaveStyle style = conditions.save->style;
    const Distribution made = sums.mapped([style](long long sum) { return leftBySave(style, sum); });
    return saving == kSides ? made : made.mixedWith(sums, static_cast<double>(saving) / kSides);
}

/** Leaves out what will never be seen, and gives up where too much is left even so, or nobody wants it any more. */
class Narrowing {
public:
    static constexpr long long kWidest = 2 * Distribution::kWidest;

    explicit Narrowing(std::stop_token stop) : m_stop(std::move(stop)) {}

    bool isGivenUp() const { return m_isTooWide || m_stop.stop_requested(); }

    Distribution operator()(const Distribution& sums)
    {
        const std::vector<double>& chances = sums.chances();
        const auto seen = [](auto first, auto last) {
            double beside = 0;
            return std::find_if(first, last, [&](double chance) { return (beside += chance) >= kUnlikely; });
        };
        const auto first = seen(chances.begin(), chances.end());
        const auto last = seen(chances.rbegin(), chances.rend()).base();
        m_isTooWide = m_isTooWide || last <= first || last - first > kWidest;
        if (isGivenUp())
            return Distribution(0LL);
        return {sums.lowest() + (first - chances.begin()), {first, last}};
    }

    Distribution summed(const Distribution& one, int count)
    {
        Distribution sum(0LL);
        Distribution power = one;
        for (int left = count; left > 0; left /= 2) {
            if (left % 2 == 1)
                sum = (*this)(power.plus(sum));
            if (left > 1)
                power = (*this)(power.plus(power));
        }
        return sum;
    }

    Distribution pool(const DicePool& pool)
    {
        const Distribution die = (*this)(distributionOfPool({1, pool.sides, pool.explodes, {}}));
        if (pool.kept() == pool.count)
            return summed(die, pool.count);
        m_isTooWide = m_isTooWide || pool.count > kMostChosenFrom || pool.kept() * die.highest() > kWidest;
        return isGivenUp() ? Distribution(0LL) : (*this)(distributionOfPool(pool, die, m_stop));
    }

private:
    static constexpr double kUnlikely = 1e-17; // at each end, of each of some hundreds of steps

    std::stop_token m_stop;
    bool m_isTooWide = false;
};

} // namespace

Forecast forecastOf(const Roll& roll, const RollConditions& conditions)
{
    const Range left = rangeOfLeft(roll, conditions);
    Forecast forecast{roll.rows * left.lowest, roll.rows * left.highest, std::nullopt};
    const bool hasDividingSave = conditions.save && isDivided(conditions.save->style);
    if (hasDividingSave && !hasRowChances(roll, conditions))
        return forecast;
    const long double sum = meanOfRow(roll, conditions);
    const int saving = savingSides(conditions);
    const long double made = saving > 0 ? meanAfterSave(roll, conditions, sum) : 0;
    forecast.expected = static_cast<double>(roll.rows * ((kSides - saving) * sum + saving * made) / kSides);
    return forecast;
}

bool hasRowChances(const Roll& roll, const RollConditions& conditions)
{
    const Range row = rangeOfRow(roll, conditions);
    return row.highest - row.lowest <= Distribution::kWidest && (!roll.pool.keep || roll.pool.count <= kMostChosenFrom);
}

Distribution rowChances(const Roll& roll, const RollConditions& conditions)
{
    const Distribution one =
        distributionOfPool(roll.pool).shiftedBy(roll.groupPlus).summed(roll.groups).shiftedBy(roll.plus);
    return sumOfHits(one, hittingSides(roll, conditions), [](Distribution sums) { return sums; });
}

std::optional<Distribution> likelyChancesOfLeft(const Roll& roll, const RollConditions& conditions,
                                                const std::stop_token& stop)
{
    Narrowing narrow(stop);
    const Distribution group = narrow.pool(roll.pool).shiftedBy(roll.groupPlus);
    const Distribution one = narrow.summed(group, roll.groups).shiftedBy(roll.plus);
    const Distribution row =
        sumOfHits(one, hittingSides(roll, conditions), [&narrow](const Distribution& sums) { return narrow(sums); });
    const Distribution left = narrow.summed(leftOfRow(row, conditions), roll.rows);
    return narrow.isGivenUp() ? std::nullopt : std::optional(left);
}

} // namespace ringford::dice
