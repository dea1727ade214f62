// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace ringford::tune {

/** What a judge sees at one place: how much the worth of the first seat grows with each weight. */
struct Seen {
    int worth = 0; ///< of the first seat less that of the other, by the weights so far
    std::vector<std::pair<std::uint16_t, float>> byWeight{}; ///< all that are not 0
    double result = 0;
    int found = 0;
    int game = 0;
};

/** How sure a fit is of what. */
struct FitOptions {
    double search = 0.5;   ///< how much of the aim is what a search found; the rest is how the game ended
    double close = 20'000; ///< places where a search found more, for whomever, tell little
    double calm = 20'000;  ///< nor do those where it found so much else than the judge that something is hanging there
    double alike = 8;      ///< so many places of a game tell as much as one alone
    double trust = 40;     ///< how far off weights so far may be, in hundredths of a pawn
    int steps = 6;
};

struct Fitted {
    std::vector<double> changes; ///< of each weight
    double curve = 0;            ///< a worth x wins with the probability 1 / (1 + exp(-curve x))
};

/**
 * Logistic regression: the changes of the weights by which places are judged so that it fits what came of them best,
 * where they are likely to be small. By Newton's method; the curve is found first, and stays.
 */
Fitted fit(const std::vector<Seen>& places, std::size_t weights, const FitOptions& options);

/** How much the results of @p places surprise (cross entropy, in nats) who judges by @p fitted, and by those before. */
std::pair<double, double> surpriseOf(const std::vector<Seen>& places, const Fitted& fitted);

} // namespace ringford::tune
