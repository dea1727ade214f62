// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/Roll.h"

#include <algorithm>

namespace ringford::dice {

long long Roll::diceInAll() const
{
    const auto attacks = static_cast<long long>(bonuses.size());
    return rows * (attacks + std::max(1LL, attacks) * groups * pool.count);
}

std::string withSign(long long number)
{
    return (number < 0 ? "" : "+") + std::to_string(number);
}

std::string withSignUnlessZero(long long number)
{
    return number == 0 ? std::string() : withSign(number);
}

} // namespace ringford::dice
