// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollSet.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ringford::ui {

/** What is seen of a roll set, one after the other: dice, and words between them. */
struct DiceItem {
    enum class Kind : std::uint8_t { Die, Words, Heading };
    Kind kind = Kind::Die;
    bool beginsLine = false;
    bool isKept = true;  ///< of a die
    bool joins = false;  ///< the die before exploded, and this one is added to it
    std::size_t die = 0; ///< of a die: which one, as dice::diceThrown() counts them; explosions share it
    int sides = 0;
    int value = 0;
    QString words{};
};

/** All dice of a set in the order in which they were thrown, with sums, hits and saves. */
std::vector<DiceItem> diceItems(const dice::RollSet& set);

} // namespace ringford::ui
