// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/Elo.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ringford {

namespace {

constexpr double kNormal95 = 1.959964; // 95 % of the normal distribution lie within so many standard deviations

std::string rounded(double number)
{
    return std::isfinite(number) ? std::to_string(std::lround(std::abs(number))) : "inf";
}

} // namespace

double scoreOfElo(double elo)
{
    return 1 / (1 + std::pow(10, -elo / 400));
}

double eloOfScore(double score)
{
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    if (score <= 0 || score >= 1)
        return score <= 0 ? -kInfinite : kInfinite;
    return -400 * std::log10(1 / score - 1);
}

std::string eloText(const Estimate& score)
{
    const double elo = eloOfScore(score.mean);
    // How steep Elo is at that score. A score near 0 or 1 has a margin so, too, where its bounds lie beyond them.
    const double slope = 400 / std::log(10) / (score.mean * (1 - score.mean));
    const double margin = kNormal95 * score.error * slope;
    return (std::lround(std::clamp(elo, -1e6, 1e6)) < 0 ? '-' : '+') + rounded(elo) + " +-" +
           rounded(std::isfinite(elo) ? margin : elo);
}

} // namespace ringford
