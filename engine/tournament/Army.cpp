// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/Army.h"

#include "engine/tournament/LedgerEntry.h"

#include <algorithm>
#include <tuple>

namespace ringford {

int Army::value() const
{
    int sum = 0;
    for (const ArmyKind& kind : kArmyKinds)
        sum += kind.value * this->*kind.count;
    return sum;
}

std::vector<Army> proposedArmies(int points)
{
    constexpr Army kFull;
    const int value = largestArmy(points);
    std::vector<Army> armies;
    if (value < 1)
        return armies;
    for (int rooks = 0; rooks <= kFull.rooks; ++rooks) {
        for (int nightriders = 0; nightriders <= kFull.nightriders; ++nightriders) {
            for (int bishops = 0; bishops <= kFull.bishops; ++bishops) {
                Army army{rooks, nightriders, bishops, 0};
                army.pawns = value - army.value();
                if (army.pawns >= 0 && army.pawns <= kFull.pawns)
                    armies.push_back(army);
            }
        }
    }
    std::ranges::stable_sort(
        armies, {}, [](const Army& army) { return std::make_tuple(-army.pieces(), -army.rooks, -army.nightriders); });
    return armies;
}

} // namespace ringford
