// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/Distribution.h"
#include "engine/dice/Rolling.h"

#include <optional>
#include <stop_token>

namespace ringford::dice {

/** What all rows of a roll can leave together, worked out before anything is rolled. */
struct Forecast {
    long long lowest = 0;
    long long highest = 0;
    /** Nothing where a save takes a half or three quarters and too much would have to be looked at: see hasRowChances(). */
    std::optional<double> expected;
};

Forecast forecastOf(const Roll& roll, const RollConditions& conditions);

/**
 * Whether the distribution of a row's sum is worked out: its highest is not more than Distribution::kWidest above its
 * lowest, and none are kept of more than kMostChosenFrom dice.
 */
bool hasRowChances(const Roll& roll, const RollConditions& conditions);
/** How likely each sum of a row is, before a save. @pre hasRowChances() */
Distribution rowChances(const Roll& roll, const RollConditions& conditions);
/**
 * How likely it is that all rows together leave so much, for people: without results at both ends that have less than
 * 1e-14 of all cases together. Nothing where those left are more than twice Distribution::kWidest apart, and once
 * @p stop is asked for: it may take seconds.
 */
std::optional<Distribution> likelyChancesOfLeft(const Roll& roll, const RollConditions& conditions,
                                                const std::stop_token& stop = {});

} // namespace ringford::dice
