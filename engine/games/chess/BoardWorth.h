// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardState.h"
#include "engine/games/chess/Move.h"

#include <array>

namespace ringford::chess {

/**
 * What a piece is worth, in hundredths of a pawn: 70 for each cell that it can go to on average on a board of 8x8 where
 * each other cell is occupied with a probability of 0.32, half of them by own pieces (knight 4.41, bishop 4.87, rook
 * 6.59, queen 11.45). Kings are never captured.
 */
inline constexpr std::array<int, kKinds> kWorth{100, 309, 341, 461, 802, 0};

/** Whether pawns that come far become anything. */
enum class Promotion : std::uint8_t { Allowed, Never };

/** What the armies of one board are worth by where they stand, in hundredths of a pawn; more is better for each. */
std::array<int, kArmies> boardWorth(const Placement& men, Promotion promotion = Promotion::Allowed);

/**
 * What a capture on one board comes to when both sides go on taking on that cell as long as it pays, the cheapest piece
 * first; for other moves what promotion brings, or 0.
 */
int exchange(const Placement& men, Army us, Move move);

/** The kind of what @p move captures; nothing where it captures nothing. */
inline std::optional<Kind> capturedKind(const Placement& men, Army us, Move move)
{
    const auto man = men.at(capturedSpot(move));
    if (!man || man->army == us)
        return std::nullopt;
    return man->kind;
}

/** The gain of a move as judges say it: what it captures when that is worth at least what it risks, else exchange(). */
int gainOf(const Placement& men, Army us, Move move);

} // namespace ringford::chess
