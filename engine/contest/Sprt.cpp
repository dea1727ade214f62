// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/Sprt.h"

#include "engine/contest/Elo.h"

#include <cmath>
#include <map>

namespace ringford {

namespace {

/** How often groups had each score. */
using Counts = std::map<double, double>;

/** Nobody knows that a score which was not seen cannot be: it counts as this much of a group. */
constexpr double kUnseen = 1e-3;

Counts countsOf(const std::vector<double>& scores)
{
    Counts counts{{0, kUnseen}, {1, kUnseen}};
    for (const double score : scores) {
        double& count = counts[score];
        count = count == kUnseen ? 1 : count + 1;
    }
    return counts;
}

/**
 * The logarithm of how likely the scores are under the distribution that makes them likeliest of all with that mean.
 * Its probabilities are p(a) = c(a) / N / (1 + x (a - mean)), where x is such that the mean comes out (the literature
 * on empirical likelihood); what they have in common with those of other means is left out.
 */
double likelihood(const Counts& counts, double mean)
{
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    const auto pull = [&](double x) {
        double sum = 0;
        for (const auto& [score, count] : counts)
            sum += count * (score - mean) / (1 + x * (score - mean));
        return sum;
    };
    for (int i = 0; i < 100; ++i) { // halves until nothing changes any more
        const double middle = (low + high) / 2;
        (pull(middle) > 0 ? low : high) = middle;
    }
    double sum = 0;
    for (const auto& [score, count] : counts)
        sum -= count * std::log1p((low + high) / 2 * (score - mean));
    return sum;
}

} // namespace

double Sprt::ratio(const std::vector<double>& scores) const
{
    if (scores.empty())
        return 0;
    const Counts counts = countsOf(scores);
    return likelihood(counts, scoreOfElo(better)) - likelihood(counts, scoreOfElo(worse));
}

std::string sprtWord(Sprt::Verdict verdict)
{
    switch (verdict) {
    case Sprt::Verdict::Accepted: return "accepted";
    case Sprt::Verdict::Rejected: return "rejected";
    case Sprt::Verdict::Undecided: break;
    }
    return "undecided";
}

} // namespace ringford
