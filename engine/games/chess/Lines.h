// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Bits.h"

#include <array>

namespace ringford::chess {

/**
 * What pieces reach from each cell of an 8x8 board, as sets; position-independent, made by the compiler. Along ranks and
 * diagonals, which have one cell in each file, attacks come from the difference of obstructions, a subtraction on the
 * board and one on the board with its files in reverse order. A file is eight bits that follow each other: what is
 * reached in it stands in a table. Magic multiplication into tables of 840 KiB is not worth filling those at every start.
 */
struct Lines {
    /** The other cells of a cell's rank, its rising and its falling diagonal. */
    std::array<std::array<Bits, 3>, kSpots> crossing{};
    /** What a rook on a rank reaches in its file, by the file's six inner cells that are occupied. */
    std::array<std::array<std::uint8_t, 64>, 8> alongFile{};
    std::array<Bits, kSpots> knight{};
    std::array<Bits, kSpots> king{};
    std::array<std::array<Bits, kSpots>, kArmies> pawn{};
    /** The whole rank and file, or both diagonals, of a cell on an empty board. */
    std::array<Bits, kSpots> straight{};
    std::array<Bits, kSpots> diagonal{};
    /** The cells strictly between two of one line; empty when they share none. */
    std::array<std::array<Bits, kSpots>, kSpots> between{};
    /** The whole line that two cells share, both among it; empty when they share none. */
    std::array<std::array<Bits, kSpots>, kSpots> shared{};
};

extern const Lines kLines;

/** The set with its files in reverse order; compilers know it as one instruction. */
constexpr Bits filesReversed(Bits set)
{
    set = (set & 0x00FF'00FF'00FF'00FF) << 8 | (set >> 8 & 0x00FF'00FF'00FF'00FF);
    set = (set & 0x0000'FFFF'0000'FFFF) << 16 | (set >> 16 & 0x0000'FFFF'0000'FFFF);
    return set << 32 | set >> 32;
}

/**
 * The cells reached from @p from along the other cells of its @p line, which has one cell in each file, until something
 * of @p occupied stands in the way, that cell included. Taking the cell itself away twice borrows from the nearest
 * obstruction above it: all bits up to there change. Below it the same is done in reverse order.
 */
constexpr Bits crossingAttacks(Bits from, Bits line, Bits occupied)
{
    const Bits inWay = occupied & line;
    const Bits above = inWay - 2 * from;
    const Bits below = filesReversed(filesReversed(inWay) - 2 * filesReversed(from));
    return (above ^ below) & line;
}

inline Bits fileAttacks(Spot spot, Bits occupied)
{
    const int file = spot & 56;
    return Bits{kLines.alongFile[spot & 7][occupied >> file >> 1 & 63]} << file;
}

inline Bits rookAttacks(Spot spot, Bits occupied)
{
    return crossingAttacks(bit(spot), kLines.crossing[spot][0], occupied) | fileAttacks(spot, occupied);
}

inline Bits bishopAttacks(Spot spot, Bits occupied)
{
    const auto& lines = kLines.crossing[spot];
    return crossingAttacks(bit(spot), lines[1], occupied) | crossingAttacks(bit(spot), lines[2], occupied);
}

inline Bits queenAttacks(Spot spot, Bits occupied)
{
    return rookAttacks(spot, occupied) | bishopAttacks(spot, occupied);
}

/** What a piece (no pawn) of @p kind on @p spot attacks. */
template <Kind K> inline Bits attacks(Spot spot, Bits occupied)
{
    static_assert(K != Kind::Pawn);
    if constexpr (K == Kind::Knight)
        return kLines.knight[spot];
    else if constexpr (K == Kind::Bishop)
        return bishopAttacks(spot, occupied);
    else if constexpr (K == Kind::Rook)
        return rookAttacks(spot, occupied);
    else if constexpr (K == Kind::Queen)
        return queenAttacks(spot, occupied);
    else
        return kLines.king[spot];
}

} // namespace ringford::chess
