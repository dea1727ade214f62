// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/PoolOdds.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ringford::dice {

namespace {

/** The most that one die can show. */
int mostOfDie(const DicePool& pool)
{
    return pool.explodes ? pool.sides * (kMostExplosions + 1) : pool.sides;
}

/** How likely a die shows at least @p value. @pre 1 to mostOfDie() */
long double chanceOfAtLeast(const DicePool& pool, int value)
{
    const int full = (value - 1) / pool.sides; // so often it has to explode
    const int rest = value - full * pool.sides;
    return std::pow(static_cast<long double>(pool.sides), -full) * (pool.sides - rest + 1) / pool.sides;
}

long double meanOfDie(const DicePool& pool)
{
    long double mean = 0;
    long double chance = 1; // that the die is rolled once more
    for (int roll = 0; roll <= (pool.explodes ? kMostExplosions : 0); ++roll) {
        mean += chance * (pool.sides + 1) / 2;
        chance /= pool.sides;
    }
    return mean;
}

/**
 * How many of @p count, each there with @p chance, are there on the average when those above @p most do not count.
 * Weights are told relative to that of the likeliest number: none of them is too small for a number that matters.
 */
long double meanOfAtMost(int count, long double chance, int most)
{
    if (chance >= 1)
        return std::min(count, most);
    const long double odds = chance / (1 - chance);
    const int likeliest = std::min(count, static_cast<int>((count + 1) * chance));
    long double weights = 1;
    long double sum = std::min(likeliest, most);
    constexpr long double kNothing = 1e-25L;
    long double weight = 1;
    for (int k = likeliest; k < count && weight > kNothing; ++k) {
        weight *= odds * (count - k) / (k + 1);
        weights += weight;
        sum += weight * std::min(k + 1, most);
    }
    weight = 1;
    for (int k = likeliest; k > 0 && weight > kNothing; --k) {
        weight *= k / (odds * (count - k + 1));
        weights += weight;
        sum += weight * std::min(k - 1, most);
    }
    return sum / weights;
}

/** Of the @p kept highest of the pool's dice: one for each value that is reached, by each die that reaches it. */
long double meanOfHighest(const DicePool& pool, int kept)
{
    if (kept == 0)
        return 0;
    constexpr long double kNothing = 1e-24L;
    long double mean = 0;
    for (int value = 1; value <= mostOfDie(pool); ++value) {
        const long double chance = chanceOfAtLeast(pool, value);
        if (chance < kNothing)
            break;
        mean += meanOfAtMost(pool.count, chance, kept);
    }
    return mean;
}

Distribution distributionOfDie(const DicePool& pool)
{
    const int most = mostOfDie(pool);
    std::vector<double> chances(static_cast<std::size_t>(most));
    for (int value = 1; value <= most; ++value) {
        const bool isRolledOn = value % pool.sides == 0 && value < most;
        const int rolls = (value - 1) / pool.sides + 1;
        chances[static_cast<std::size_t>(value - 1)] = isRolledOn ? 0 : std::pow(pool.sides, -rolls);
    }
    return {1, std::move(chances)};
}

double factorial(int number)
{
    return std::tgamma(number + 1.0);
}

/**
 * The sum of the @p kept least of @p count numbers that begin at 0. Numbers are gone through from 0 on: `below[n][s]`
 * is the weight of n of them that lie below the one looked at and have the sum s; the order in which they are thrown is
 * left to the factorials.
 */
class LeastOfSeveral {
public:
    LeastOfSeveral(int count, int kept, const std::vector<double>& chances, const std::stop_token& stop)
        : m_count(count), m_kept(kept), m_below(static_cast<std::size_t>(kept)),
          m_sums(static_cast<std::size_t>(kept) * (chances.size() - 1) + 1)
    {
        for (int i = 0; i <= count; ++i)
            m_factorials.push_back(factorial(i));
        m_below[0] = {1};
        std::vector<double> above(chances.size());
        for (std::size_t i = chances.size() - 1; i > 0; --i)
            above[i - 1] = above[i] + chances[i];
        for (std::size_t value = 0; value < chances.size() && !stop.stop_requested(); ++value) {
            if (chances[value] == 0)
                continue;
            finish(value, chances[value], above[value]);
            take(value, chances[value]);
        }
    }

    const std::vector<double>& sums() const { return m_sums; }

private:
    static void add(std::vector<double>& into, std::size_t shift, const std::vector<double>& from, double weight)
    {
        if (into.size() < from.size() + shift)
            into.resize(from.size() + shift);
        double* const shifted = into.data() + shift;
        for (std::size_t i = 0; i < from.size(); ++i)
            shifted[i] += weight * from[i];
    }
    double weightOf(int number, double chance) const
    {
        return std::pow(chance, number) / m_factorials[static_cast<std::size_t>(number)];
    }
    /** Those that lie below, and enough of @p value to be as many as are kept; the rest is of @p value or above. */
    void finish(std::size_t value, double chance, double above)
    {
        for (int below = 0; below < m_kept; ++below) {
            double weight = 0;
            for (int same = m_kept - below; same <= m_count - below; ++same)
                weight += weightOf(same, chance) * weightOf(m_count - below - same, above);
            add(m_sums, static_cast<std::size_t>(m_kept - below) * value, m_below[static_cast<std::size_t>(below)],
                weight * m_factorials.back());
        }
    }
    /** From now on @p value lies below. */
    void take(std::size_t value, double chance)
    {
        for (int many = m_kept - 1; many > 0; --many) {
            for (int same = 1; same <= many; ++same)
                add(m_below[static_cast<std::size_t>(many)], static_cast<std::size_t>(same) * value,
                    m_below[static_cast<std::size_t>(many - same)], weightOf(same, chance));
        }
    }

    int m_count;
    int m_kept;
    std::vector<double> m_factorials;
    std::vector<std::vector<double>> m_below;
    std::vector<double> m_sums;
};

} // namespace

long long lowestOfPool(const DicePool& pool)
{
    return pool.kept();
}

long long highestOfPool(const DicePool& pool)
{
    return static_cast<long long>(pool.kept()) * mostOfDie(pool);
}

long double meanOfPool(const DicePool& pool)
{
    const long double all = pool.count * meanOfDie(pool);
    if (pool.kept() == pool.count)
        return all;
    return pool.keep->which == Keep::Which::Highest ? meanOfHighest(pool, pool.kept())
                                                    : all - meanOfHighest(pool, pool.count - pool.kept());
}

Distribution distributionOfPool(const DicePool& pool)
{
    return distributionOfPool(pool, distributionOfDie(pool));
}

Distribution distributionOfPool(const DicePool& pool, const Distribution& die, const std::stop_token& stop)
{
    if (pool.kept() == pool.count)
        return die.summed(pool.count);
    const bool keepsHighest = pool.keep->which == Keep::Which::Highest;
    std::vector<double> chances = die.chances();
    if (keepsHighest)
        std::ranges::reverse(chances);
    std::vector<double> sums = LeastOfSeveral(pool.count, pool.kept(), chances, stop).sums();
    if (keepsHighest)
        std::ranges::reverse(sums);
    return {lowestOfPool(pool), std::move(sums)};
}

} // namespace ringford::dice
