// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace ringford::chess {

/**
 * A set of cells of one 8x8 board, numbered as the board graph numbers them, file by file: bit 0 is a1, bit 1 a2, bit 8
 * b1, bit 63 h8.
 */
using Bits = std::uint64_t;

/** A cell of one 8x8 board: 0 (a1) to 63 (h8), the index of its Cell where the game has one board. */
using Spot = std::uint8_t;

enum class Army : std::uint8_t { White, Black };
enum class Kind : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr int kSpots = 64;
inline constexpr int kArmies = 2;
inline constexpr int kKinds = 6;

constexpr Army other(Army army)
{
    return army == Army::White ? Army::Black : Army::White;
}
constexpr std::size_t indexOf(Army army)
{
    return static_cast<std::size_t>(army);
}
constexpr std::size_t indexOf(Kind kind)
{
    return static_cast<std::size_t>(kind);
}

constexpr Bits bit(int spot)
{
    return Bits{1} << spot;
}
constexpr Spot spotOf(int file, int rank)
{
    return static_cast<Spot>(file * 8 + rank);
}
constexpr int fileOf(int spot)
{
    return spot / 8;
}
constexpr int rankOf(int spot)
{
    return spot % 8;
}

/** How many steps a king takes from one cell to the other. */
inline int stepsBetween(Spot one, Spot two)
{
    return std::max(std::abs(fileOf(one) - fileOf(two)), std::abs(rankOf(one) - rankOf(two)));
}

/** All cells of the rank that is @p rank steps ahead of the home rank of @p army. */
constexpr Bits ownRank(Army army, int rank)
{
    return Bits{0x0101010101010101} << (army == Army::White ? rank : 7 - rank);
}

/** Cells of the colour that a1 has. */
inline constexpr Bits kDarkCells = 0xAA55'AA55'AA55'AA55;

/** Where pawns promote. */
inline constexpr Bits kLastRanks = ownRank(Army::White, 7) | ownRank(Army::Black, 7);

constexpr int size(Bits set)
{
    return std::popcount(set);
}
/** @pre @p set is not empty */
constexpr Spot first(Bits set)
{
    return static_cast<Spot>(std::countr_zero(set));
}

/** Calls @p visit with each spot of @p set, in their order. */
template <class Visit> constexpr void forEach(Bits set, Visit&& visit)
{
    for (; set != 0; set &= set - 1)
        visit(first(set));
}

/** How far ahead in numbers the cell before a pawn of @p army is, and the cell beside it towards the h file. */
constexpr int ahead(Army army)
{
    return army == Army::White ? 1 : -1;
}
inline constexpr int kAside = 8;

/** The cells one step before those of @p set, seen from @p army's pawns; what is off the board falls away. */
constexpr Bits forward(Army army, Bits set)
{
    const Bits inside = set & ~ownRank(army, 7);
    return army == Army::White ? inside << 1 : inside >> 1;
}

/** The cells that pawns of @p army on @p set attack towards the a file, and towards the h file. */
constexpr Bits pawnAttacksToA(Army army, Bits set)
{
    return forward(army, set) >> kAside;
}
constexpr Bits pawnAttacksToH(Army army, Bits set)
{
    return forward(army, set) << kAside;
}
constexpr Bits pawnAttacks(Army army, Bits set)
{
    return pawnAttacksToA(army, set) | pawnAttacksToH(army, set);
}

/** The cells of @p set, and those that touch them. */
constexpr Bits besides(Bits set)
{
    const Bits column = set | forward(Army::White, set) | forward(Army::Black, set);
    return column | column << kAside | column >> kAside;
}

} // namespace ringford::chess
