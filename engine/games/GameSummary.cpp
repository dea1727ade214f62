// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/GameSummary.h"

#include <algorithm>
#include <vector>

namespace ringford {

const GameSummary* findSummary(std::string_view id)
{
    static const std::vector<GameSummary> kSummaries{
        {"checkers", RINGFORD_TEXT("checkers on the dark cells, in which nobody is ever made to jump")},
        {"circular", RINGFORD_TEXT("chess round a ring, everyone alone or in teams"), 2, 6},
        {"longchess", RINGFORD_TEXT("armies on a long board with rivers and bridges carry the enemy's flag home"), 2, 4,
         2},
        {"multiplayer", RINGFORD_TEXT("everyone plays on two boards at once, and captured pieces change over"), 3, 16},
        {"orthodox", RINGFORD_TEXT("chess as it is played all over the world")},
        {"strategic", RINGFORD_TEXT("chess on boards side by side, which send one another reinforcements"), 2, 16, 2},
    };
    const auto found = std::ranges::find(kSummaries, id, &GameSummary::id);
    return found == kSummaries.end() ? nullptr : &*found;
}

} // namespace ringford
