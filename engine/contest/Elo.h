// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace ringford {

/** The score, 0 to 1, that somebody is expected to reach who is by @p elo better. */
double scoreOfElo(double elo);
/** By how many points of Elo somebody with that score is better; infinite for 0 and 1. */
double eloOfScore(double score);

/** A mean, and how sure it is. */
struct Estimate {
    double mean = 0.5;
    double error = 0; ///< standard error; infinite where too little is known
};

/**
 * A score as `+22 +-41`: Elo, and how far off it may be with a probability of 95 %, in a straight line from the error
 * of the score; `inf` where it is infinite.
 */
std::string eloText(const Estimate& score);

} // namespace ringford
