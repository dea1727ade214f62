// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/rules/Piece.h"

#include <array>
#include <cstdint>

namespace ringford::checkers {

/** A set of cells: bit 8 x rank + file, a1 the lowest. Only dark cells are ever in one. */
using Cells = std::uint64_t;

inline constexpr Seat kWhite{0};
inline constexpr Seat kBlack{1};
inline constexpr PieceKind kMan{0};
inline constexpr PieceKind kKing{1};

inline constexpr Cells kDark = 0xAA55AA55AA55AA55;
inline constexpr Cells kFileA = 0x0101010101010101;
inline constexpr Cells kFileH = 0x8080808080808080;
/** Where the men of each seat are crowned. */
inline constexpr std::array<Cells, 2> kLastRank{0xFF00000000000000, 0x00000000000000FF};

constexpr Cells bit(int cell)
{
    return Cells{1} << cell;
}

/** A diagonal: 0 and 1 lead towards black's end, 2 and 3 back. A man of seat s takes 2s and 2s + 1. */
enum class Diagonal : std::uint8_t { NorthWest, NorthEast, SouthWest, SouthEast };
inline constexpr std::array<Diagonal, 4> kDiagonals{Diagonal::NorthWest, Diagonal::NorthEast, Diagonal::SouthWest,
                                                    Diagonal::SouthEast};

/** How far a step along a diagonal goes, in bits. */
constexpr int offset(Diagonal diagonal)
{
    constexpr std::array<int, 4> kOffsets{7, 9, -9, -7};
    return kOffsets[static_cast<std::size_t>(diagonal)];
}

/** All cells of @p cells moved one step; those that would leave the board are gone. */
template <Diagonal D> constexpr Cells stepped(Cells cells)
{
    if constexpr (D == Diagonal::NorthWest)
        return (cells & ~kFileA) << 7;
    else if constexpr (D == Diagonal::NorthEast)
        return (cells & ~kFileH) << 9;
    else if constexpr (D == Diagonal::SouthWest)
        return (cells & ~kFileA) >> 9;
    else
        return (cells & ~kFileH) >> 7;
}

/** A position of choice checkers. Pieces that are kings are in `kings` as well. */
struct State {
    std::array<Cells, 2> pieces{}; ///< by seat: white, black
    Cells kings = 0;
    std::int32_t quiet = 0; ///< actions since the last jump
    std::uint8_t turn = 0;  ///< index of the seat

    constexpr Cells own() const { return pieces[turn]; }
    constexpr Cells enemy() const { return pieces[turn ^ 1u]; }
    constexpr Cells empty() const { return kDark & ~(pieces[0] | pieces[1]); }
    constexpr bool decided() const { return pieces[0] == 0 || pieces[1] == 0; }
    bool operator==(const State&) const = default;
};

/**
 * A step, or a row of jumps with the diagonal of each: two rows are different moves even with the same end. Nine jumps
 * at most, for no more cells can be jumped from one cell's lattice.
 */
struct Move {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint8_t jumps = 0; ///< 0: a step
    std::uint32_t path = 0; ///< two bits a jump, the first lowest

    constexpr Diagonal diagonal(int jump) const { return static_cast<Diagonal>(path >> 2 * jump & 3); }
    bool operator==(const Move&) const = default;
};

/** The board graph, made once: a1, a3, ... in text's order. */
const Board& board();
/** The board's cell of a bit number. @pre it is a dark cell */
Cell boardCell(int bitNumber);
/** The bit number of a board's cell. */
int bitNumber(Cell cell);

} // namespace ringford::checkers
