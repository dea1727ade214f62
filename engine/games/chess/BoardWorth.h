// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardTables.h"
#include "engine/games/chess/KnownWorths.h"
#include "engine/games/chess/Move.h"
#include "engine/games/chess/PawnWorth.h"

#include <array>

namespace ringford::chess {

/**
 * What the armies of one board are worth by where they stand, in hundredths of a pawn; more is better for each.
 * @param known spares working out again what was worked out with the same tables; nullptr: nothing is kept
 */
std::array<int, kArmies> boardWorth(const Placement& men, Promotion promotion = Promotion::Allowed,
                                    const BoardTables& tables = kTablesByMobility, KnownWorths* known = nullptr);

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

/** gainOf() of what captures or becomes a queen. */
int gainOfLoud(const Placement& men, Army us, Move move);

/** The gain of a move as judges say it: what it captures when that is worth at least what it risks, else exchange(). */
inline int gainOf(const Placement& men, Army us, Move move)
{
    const bool isQuiet = (men.of(other(us)) & bit(move.to())) == 0 && move.form() != Form::EnPassant &&
                         move.form() != Form::PromoteQueen;
    return isQuiet ? 0 : gainOfLoud(men, us, move);
}

} // namespace ringford::chess
