// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::score {

/** Scores are whole numbers: hundredths of a pawn or man for one camp, and beyond kForced the ends that are certain. */
inline constexpr int kInfinite = 32'000;
/** A game that is won on the spot; won in n plies is n less. */
inline constexpr int kWin = 31'000;
/** Scores from here on, and below the negative of it, are forced ends. */
inline constexpr int kForced = 30'000;
/** What the look of a position can be worth at most. */
inline constexpr int kMostByLook = 20'000;

constexpr bool isForced(int value)
{
    return value >= kForced || value <= -kForced;
}

/** The same score one node nearer the root: ends are counted from the node in tables, from the root in lines. */
constexpr int fromRoot(int value, int ply)
{
    return value >= kForced ? value - ply : value <= -kForced ? value + ply : value;
}
constexpr int fromNode(int value, int ply)
{
    return value >= kForced ? value + ply : value <= -kForced ? value - ply : value;
}

/**
 * How likely a score makes the camp win, from -1000 (lost for certain) to 1000: the logistic curve that fits games of
 * people and of programs well in orthodox chess, 2 / (1 + exp(-0.00368 x)) - 1, in whole numbers, so that each compiler has
 * the same.
 * @param certainty how much a lead decides (GameDescription)
 */
int share(int value, int certainty = 100);

} // namespace ringford::score
