// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/rules/Action.h"

#include <array>
#include <bit>
#include <cstdint>

namespace ringford::toy {

inline constexpr int kBoards = 2;
inline constexpr int kSeats = 3;
inline constexpr int kSides = kBoards * kSeats;
inline constexpr int kCellsOfBoard = 16;

inline constexpr PieceKind kMan{0};
inline constexpr PieceKind kCaptain{1};

/** Sides are numbered board by board, and on each in turn order. */
constexpr Side sideOf(int board, Seat seat)
{
    return {static_cast<std::uint8_t>(board * kSeats + seat.index)};
}
constexpr Seat seatOf(Side side)
{
    return {static_cast<std::uint8_t>(side.index % kSeats)};
}
constexpr int boardOf(Side side)
{
    return side.index / kSeats;
}
constexpr int boardOf(Cell cell)
{
    return cell.index / kCellsOfBoard;
}
/** The seat's side on the other board. */
constexpr Side partner(Side side)
{
    return sideOf(1 - boardOf(side), seatOf(side));
}
constexpr Cell firstCell(int board)
{
    return {static_cast<std::uint16_t>(board * kCellsOfBoard)};
}

/** A set of the cells of both boards. */
class Cells {
public:
    constexpr bool contains(Cell cell) const { return m_bits >> cell.index & 1; }
    constexpr void insert(Cell cell) { m_bits |= 1u << cell.index; }
    constexpr void erase(Cell cell) { m_bits &= ~(1u << cell.index); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    /** The member that text lists first. @pre not empty */
    constexpr Cell first() const { return {static_cast<std::uint16_t>(std::countr_zero(m_bits))}; }
    constexpr Cell takeFirst()
    {
        const Cell cell = first();
        erase(cell);
        return cell;
    }
    constexpr Cells operator|(Cells other) const { return Cells(m_bits | other.m_bits); }
    constexpr bool operator==(const Cells&) const = default;

    constexpr Cells() = default;

private:
    constexpr explicit Cells(std::uint32_t bits) : m_bits(bits) {}

    std::uint32_t m_bits = 0;
};

/** A position of the toy game. */
struct State {
    std::array<Cells, kSides> men{};
    std::array<Cells, kSides> captains{};     ///< one cell each; none: the side is lost
    std::array<std::uint8_t, kSides> stock{}; ///< men in the stockpile, by the side for which they can be dropped
    std::array<Seat, kBoards> turn{};         ///< the first seat on a closed board, where nobody is on turn
    std::array<bool, kBoards> hasDropped{};   ///< whether the side on turn has one more action, after a drop
    std::int32_t quiet = 0;

    constexpr bool isLost(Side side) const { return captains[side.index].empty(); }
    constexpr bool isOpen(int board) const
    {
        int left = 0;
        for (std::uint8_t seat = 0; seat < kSeats; ++seat)
            left += !isLost(sideOf(board, Seat{seat}));
        return left > 1;
    }
    constexpr Side sideOnTurn(int board) const { return sideOf(board, turn[static_cast<std::size_t>(board)]); }
    constexpr Cells pieces(Side side) const { return men[side.index] | captains[side.index]; }
    /** Whose piece stands on @p cell; nothing where it is empty. */
    std::optional<Side> owner(Cell cell) const;
    /** Whether an enemy could take the captain of @p side, if it were his turn. */
    bool isAttacked(Side side) const;
    bool operator==(const State&) const = default;
};

/** What a side does; `from` and `to` as in Action. */
struct Move {
    Action::Kind kind{};
    Side side{};
    Cell from{};
    Cell to{};
    std::int8_t distance = 0;
    bool operator==(const Move&) const = default;
};

/** Both boards, made once. */
const Board& board();
/** The cell so many steps before a man of @p seat; nothing beyond the board. */
std::optional<Cell> ahead(Seat seat, Cell cell, int steps = 1);
/** Whether men of @p seat can be dropped on @p cell: no cell of the board lies behind it. */
bool isHome(Seat seat, Cell cell);
/** Whether a king's step leads from one cell to the other. */
bool areNeighbours(Cell one, Cell other);
/** The cells one step away: for a captain all round, for a man straight on. */
Cells stepsFrom(PieceKind kind, Cell cell);

} // namespace ringford::toy
