// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ringford {

/**
 * A sequential probability ratio test: is somebody better by `better` points of Elo rather than by `worse`? Either
 * answer is wrong with a probability of 5 %.
 */
struct Sprt {
    enum class Verdict { Undecided, Accepted, Rejected };

    double worse = 0;
    double better = 0;

    /** Where the logarithm of the likelihood ratio decides: ln 19. */
    static constexpr double kBound = 2.944439;

    static Verdict verdict(double ratio)
    {
        return ratio >= kBound ? Verdict::Accepted : ratio <= -kBound ? Verdict::Rejected : Verdict::Undecided;
    }
    /**
     * The logarithm of the likelihood ratio, after groups of games with these scores (0 to 1 each): how much more
     * likely they are, at best, if their mean is what `better` makes one expect. Groups are compared and not games,
     * because games that begin with the same opening are not independent.
     */
    double ratio(const std::vector<double>& scores) const;
};

/** `undecided`, `accepted`, `rejected`. */
std::string sprtWord(Sprt::Verdict verdict);

} // namespace ringford
