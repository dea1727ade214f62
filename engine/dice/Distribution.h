// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace ringford::dice {

/** How likely each whole number is, from the lowest possible to the highest. */
class Distribution {
public:
    /** The widest that is worked out: how much the highest is above the lowest. */
    static constexpr long long kWidest = 10'000;

    /** Always @p value. */
    explicit Distribution(long long value) : Distribution(value, {1.0}) {}
    /** @p chances are those of @p lowest and the numbers that follow. @pre there is one */
    Distribution(long long lowest, std::vector<double> chances);

    long long lowest() const { return m_lowest; }
    long long highest() const { return m_lowest + static_cast<long long>(m_chances.size()) - 1; }
    const std::vector<double>& chances() const { return m_chances; }
    /** Of any number. */
    double chanceOf(long long value) const;
    double mean() const;

    Distribution shiftedBy(long long number) const { return {m_lowest + number, m_chances}; }
    /** Of a number of this and one of @p other, added. */
    Distribution plus(const Distribution& other) const;
    /** Of @p count numbers of this, added. */
    Distribution summed(int count) const;
    /** This one with @p chance, else the other one. */
    Distribution mixedWith(const Distribution& other, double chance) const;
    /** Of what @p map makes of the numbers. @p map never makes a larger number smaller than a smaller one. */
    template <class Map> Distribution mapped(Map map) const
    {
        const long long least = map(lowest());
        std::vector<double> chances(static_cast<std::size_t>(map(highest()) - least + 1));
        for (std::size_t i = 0; i < m_chances.size(); ++i)
            chances[static_cast<std::size_t>(map(m_lowest + static_cast<long long>(i)) - least)] += m_chances[i];
        return {least, std::move(chances)};
    }

private:
    long long m_lowest;
    std::vector<double> m_chances;
};

} // namespace ringford::dice
