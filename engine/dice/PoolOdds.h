// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/Distribution.h"
#include "engine/dice/Roll.h"

#include <stop_token>

namespace ringford::dice {

/** The most dice of which some are kept whose distribution is worked out. */
inline constexpr int kMostChosenFrom = 20;

/**
 * The least and the most that the dice kept of a pool can show together, and what they show on the average, with
 * as many digits as there are: of 100,000 dice millionths count.
 */
long long lowestOfPool(const DicePool& pool);
long long highestOfPool(const DicePool& pool);
long double meanOfPool(const DicePool& pool);

/**
 * How likely each sum of the dice kept is. @pre highest and lowest are at most Distribution::kWidest apart; some are
 * kept of at most kMostChosenFrom dice
 */
Distribution distributionOfPool(const DicePool& pool);
/**
 * The same by the chances of a single die, explosions and all; of no use once @p stop is asked for. @pre its highest
 * possible sum is not too large either
 */
Distribution distributionOfPool(const DicePool& pool, const Distribution& die, const std::stop_token& stop = {});

} // namespace ringford::dice
