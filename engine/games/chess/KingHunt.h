// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Placement.h"

#include <array>

namespace ringford::chess {

/**
 * How close @p hunter is to mating the king of an army that has little else left, in hundredths of a pawn: the fewer
 * cells that king can still get to, the nearer it is to the rim, or to a corner that a lone bishop reaches, and the
 * nearer the other king, the more. All of it counts less the more defenders there are; nothing where the hunter could
 * not mate a bare king.
 * @pre both armies have a king
 */
int kingHunt(const Placement& men, Army hunter);

/**
 * Takes from what armies are @p worth where who is ahead will hardly win. Without pawns: all of the lead where it could
 * not mate a bare king; most of it where it is not more than a bishop or knight ahead of somebody with more than a
 * king, unless a queen is what it has more. Of pawns and a bishop each, of two colours: most of it with one pawn more,
 * half of it with two.
 */
void shrinkHopelessLead(const Placement& men, std::array<int, kArmies>& worth);

/** Adds to what armies are @p worth how close one of them is to mating the other, where that has only its king. */
void huntBareKing(const Placement& men, std::array<int, kArmies>& worth);

/**
 * What the armies of one board of several are worth to a game that is won by mates: what each is worth alone
 * (@p worth), but that a lead beyond what surely wins the board counts little, and that how the mate comes near counts
 * as well.
 */
std::array<int, kArmies> towardsMate(const Placement& men, std::array<int, kArmies> worth);
/** No lead of towardsMate() is likely to reach this: to win a board must count more than to stand well on it. */
inline constexpr int kWonBoard = 4'000;

} // namespace ringford::chess
