// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"
#include "engine/rules/Description.h"

#include <vector>

namespace ringford::ui {

/** How much of a game a camp has: a seat, or those who win together. */
struct CampShare {
    SeatSet seats;
    int permille = 0;
    bool operator==(const CampShare&) const = default;
};

/**
 * The shares of all camps, in the order of the game's teams; 1000 together.
 * @param values what each seat has, as SearchLine has it: from -1000 (lost) to 1000 (won)
 */
std::vector<CampShare> campShares(const GameDescription& game, const std::vector<int>& values);
/** The same of a game that was decided at @p end: who has won has all, and a draw is of those who were still in it. */
std::vector<CampShare> campShares(const GameDescription& game, const Node* end);

/** The same in per cent, 100 together. */
std::vector<int> inPercent(const std::vector<CampShare>& shares);

} // namespace ringford::ui
