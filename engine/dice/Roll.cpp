// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/Roll.h"

#include "engine/rules/PlainText.h"

#include <algorithm>

namespace ringford::dice {

namespace {

std::string writePool(const DicePool& pool)
{
    std::string out = pool.count == 1 ? "" : std::to_string(pool.count);
    out += 'd' + std::to_string(pool.sides);
    if (pool.explodes)
        out += '!';
    if (pool.keep)
        out += (pool.keep->which == Keep::Which::Lowest ? "kl" : "k") + std::to_string(pool.keep->count);
    return out;
}

} // namespace

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

std::string writeRoll(const Roll& roll)
{
    std::string out = roll.rows == 1 ? "" : std::to_string(roll.rows) + " x ";
    const bool isGrouped = roll.groups != 1 || roll.groupPlus != 0;
    if (isGrouped)
        out += (roll.groups == 1 ? "" : std::to_string(roll.groups)) + '(';
    out += writePool(roll.pool);
    if (isGrouped)
        out += withSignUnlessZero(roll.groupPlus) + ')';
    out += withSignUnlessZero(roll.plus);
    if (!roll.bonuses.empty())
        out += " [" + joined(roll.bonuses, withSign, ",") + ']';
    return out;
}

} // namespace ringford::dice
