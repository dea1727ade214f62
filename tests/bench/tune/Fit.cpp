// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/tune/Fit.h"

#include <algorithm>
#include <cmath>

namespace ringford::tune {

namespace {

double chance(double curve, double worth)
{
    return 1 / (1 + std::exp(-curve * worth));
}

double surprise(double aim, double chance)
{
    constexpr double kLeast = 1e-9;
    const double sure = std::clamp(chance, kLeast, 1 - kLeast);
    return -aim * std::log(sure) - (1 - aim) * std::log(1 - sure);
}

/** The curve by which the worths so far fit the results best: a golden section. */
double bestCurve(const std::vector<Seen>& places)
{
    const auto loss = [&](double curve) {
        double sum = 0;
        for (const Seen& seen : places)
            sum += surprise(seen.result, chance(curve, seen.worth));
        return sum;
    };
    double low = 0.0005;
    double high = 0.02;
    constexpr double kGolden = 0.6180339887498949;
    for (int i = 0; i < 30; ++i) {
        const double one = high - kGolden * (high - low);
        const double other = low + kGolden * (high - low);
        (loss(one) < loss(other) ? high : low) = loss(one) < loss(other) ? other : one;
    }
    return (low + high) / 2;
}

/** Solves a x = b for a symmetric positive matrix, of which the lower half is given (Cholesky). */
std::vector<double> solved(std::vector<double> a, std::vector<double> b)
{
    const std::size_t size = b.size();
    const auto at = [&](std::size_t row, std::size_t column) -> double& { return a[row * size + column]; };
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = at(i, j);
            for (std::size_t k = 0; k < j; ++k)
                sum -= at(i, k) * at(j, k);
            at(i, j) = i == j ? std::sqrt(sum) : sum / at(j, j);
        }
    }
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            b[i] -= at(i, k) * b[k];
        b[i] /= at(i, i);
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k)
            b[i] -= at(k, i) * b[k];
        b[i] /= at(i, i);
    }
    return b;
}

double worth(const Seen& seen, const std::vector<double>& changes)
{
    double sum = seen.worth;
    for (const auto& [weight, times] : seen.byWeight)
        sum += changes[weight] * static_cast<double>(times);
    return sum;
}

class Regression {
public:
    Regression(const std::vector<Seen>& places, std::size_t weights, double curve, const FitOptions& options)
        : m_places(places), m_size(weights), m_curve(curve), m_options(options)
    {
    }

    double aim(const Seen& seen) const
    {
        return (1 - m_options.search) * seen.result + m_options.search * chance(m_curve, seen.found);
    }
    /** One step of Newton's method. */
    void improve(std::vector<double>& changes) const
    {
        const double doubt = 1 / (m_options.trust * m_options.trust);
        std::vector<double> slope(m_size);
        std::vector<double> bend(m_size * m_size);
        for (std::size_t i = 0; i < m_size; ++i) {
            slope[i] = -changes[i] * doubt;
            bend[i * m_size + i] = doubt;
        }
        for (const Seen& seen : m_places) {
            const double now = chance(m_curve, worth(seen, changes));
            const double push = (aim(seen) - now) * m_curve / m_options.alike;
            const double hold = now * (1 - now) * m_curve * m_curve / m_options.alike;
            for (std::size_t i = 0; i < seen.byWeight.size(); ++i) {
                const auto [row, times] = seen.byWeight[i];
                slope[row] += push * static_cast<double>(times);
                for (std::size_t j = 0; j <= i; ++j) // rows come in order
                    bend[row * m_size + seen.byWeight[j].first] +=
                        hold * static_cast<double>(times) * static_cast<double>(seen.byWeight[j].second);
            }
        }
        const std::vector<double> step = solved(std::move(bend), std::move(slope));
        for (std::size_t i = 0; i < m_size; ++i)
            changes[i] += step[i];
    }

private:
    const std::vector<Seen>& m_places;
    std::size_t m_size;
    double m_curve;
    const FitOptions& m_options;
};

} // namespace

Fitted fit(const std::vector<Seen>& places, std::size_t weights, const FitOptions& options)
{
    Fitted fitted{std::vector<double>(weights), bestCurve(places)};
    const Regression regression(places, weights, fitted.curve, options);
    for (int step = 0; step < options.steps; ++step)
        regression.improve(fitted.changes);
    return fitted;
}

std::pair<double, double> surpriseOf(const std::vector<Seen>& places, const Fitted& fitted)
{
    std::pair<double, double> sum;
    for (const Seen& seen : places) {
        sum.first += surprise(seen.result, chance(fitted.curve, worth(seen, fitted.changes)));
        sum.second += surprise(seen.result, chance(fitted.curve, seen.worth));
    }
    const auto count = static_cast<double>(places.size());
    return {sum.first / count, sum.second / count};
}

} // namespace ringford::tune
