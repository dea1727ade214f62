// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/Roll.h"
#include "engine/rules/PlainText.h"

#include <string>

namespace ringford::test {

inline std::string writePool(const dice::DicePool& pool)
{
    std::string out = pool.count == 1 ? "" : std::to_string(pool.count);
    out += 'd' + std::to_string(pool.sides);
    if (pool.explodes)
        out += '!';
    if (pool.keep)
        out += (pool.keep->which == dice::Keep::Which::Lowest ? "kl" : "k") + std::to_string(pool.keep->count);
    return out;
}

/** The shortest way to write a roll that dice::readRoll() reads as the same. */
inline std::string writeRoll(const dice::Roll& roll)
{
    std::string out = roll.rows == 1 ? "" : std::to_string(roll.rows) + " x ";
    const bool isGrouped = roll.groups != 1 || roll.groupPlus != 0;
    if (isGrouped)
        out += (roll.groups == 1 ? "" : std::to_string(roll.groups)) + '(';
    out += writePool(roll.pool);
    if (isGrouped)
        out += dice::withSignUnlessZero(roll.groupPlus) + ')';
    out += dice::withSignUnlessZero(roll.plus);
    if (!roll.bonuses.empty())
        out += " [" + joined(roll.bonuses, dice::withSign, ",") + ']';
    return out;
}

} // namespace ringford::test
