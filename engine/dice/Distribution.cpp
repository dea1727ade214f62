// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/Distribution.h"

#include <algorithm>
#include <cassert>

namespace ringford::dice {

Distribution::Distribution(long long lowest, std::vector<double> chances)
    : m_lowest(lowest), m_chances(std::move(chances))
{
    assert(!m_chances.empty());
}

double Distribution::chanceOf(long long value) const
{
    return value < lowest() || value > highest() ? 0 : m_chances[static_cast<std::size_t>(value - m_lowest)];
}

double Distribution::mean() const
{
    double above = 0;
    for (std::size_t i = 0; i < m_chances.size(); ++i)
        above += static_cast<double>(i) * m_chances[i];
    return static_cast<double>(m_lowest) + above;
}

Distribution Distribution::plus(const Distribution& other) const
{
    std::vector<double> chances(m_chances.size() + other.m_chances.size() - 1);
    for (std::size_t i = 0; i < m_chances.size(); ++i) {
        const double chance = m_chances[i];
        if (chance == 0)
            continue;
        double* const into = chances.data() + i;
        for (std::size_t j = 0; j < other.m_chances.size(); ++j)
            into[j] += chance * other.m_chances[j];
    }
    return {m_lowest + other.m_lowest, std::move(chances)};
}

Distribution Distribution::summed(int count) const
{
    Distribution sum(0LL);
    Distribution power = *this;
    for (int left = count; left > 0; left /= 2) {
        if (left % 2 == 1)
            sum = power.plus(sum);
        if (left > 1)
            power = power.plus(power);
    }
    return sum;
}

Distribution Distribution::mixedWith(const Distribution& other, double chance) const
{
    const long long least = std::min(lowest(), other.lowest());
    std::vector<double> chances(static_cast<std::size_t>(std::max(highest(), other.highest()) - least + 1));
    const auto add = [&](const Distribution& one, double weight) {
        for (std::size_t i = 0; i < one.m_chances.size(); ++i)
            chances[static_cast<std::size_t>(one.m_lowest - least) + i] += weight * one.m_chances[i];
    };
    add(*this, chance);
    add(other, 1 - chance);
    return {least, std::move(chances)};
}

} // namespace ringford::dice
