// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"
#include "engine/games/chess/Placement.h"
#include "engine/rules/Piece.h"

namespace ringford::chess {

/**
 * Which of a game's 8x8 boards one is, and so what its spots, armies and men are called in the rest of the program. All
 * games of this kind number alike: board k is face k, has 64 cells from 64 k on and the sides 2 k (white) and 2 k + 1;
 * kinds are as in Kind.
 */
struct BoardPlace {
    std::uint8_t number{}; ///< from 0

    /** Board @p number, from 0. */
    static constexpr BoardPlace of(int number) { return {static_cast<std::uint8_t>(number)}; }
    /** The board that @p cell is on. */
    static constexpr BoardPlace of(Cell cell) { return {static_cast<std::uint8_t>(cell.index / kSpots)}; }
    /** The board that @p side plays on. */
    static constexpr BoardPlace of(Side side) { return {static_cast<std::uint8_t>(side.index / kArmies)}; }

    constexpr Cell cell(Spot spot) const { return {static_cast<std::uint16_t>(number * kSpots + spot)}; }
    constexpr Side side(Army army) const
    {
        return {static_cast<std::uint8_t>(number * kArmies + static_cast<int>(army))};
    }
    constexpr Piece piece(Man man) const { return {PieceKind{static_cast<std::uint8_t>(man.kind)}, side(man.army), 0}; }
    constexpr int face() const { return number; }
    bool operator==(const BoardPlace&) const = default;
};

constexpr Spot spotOf(Cell cell)
{
    return static_cast<Spot>(cell.index % kSpots);
}
constexpr Army armyOf(Side side)
{
    return static_cast<Army>(side.index % kArmies);
}
constexpr Man manOf(PieceKind kind, Side side)
{
    return {armyOf(side), static_cast<Kind>(kind.index)};
}

} // namespace ringford::chess
