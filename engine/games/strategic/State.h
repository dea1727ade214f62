// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardPlace.h"
#include "engine/games/chess/Placement.h"

#include <array>
#include <optional>
#include <type_traits>

namespace ringford::strategic {

using chess::Army;
using chess::bit;
using chess::Bits;
using chess::BoardPlace;
using chess::Kind;
using chess::other;
using chess::Placement;
using chess::Spot;

inline constexpr int kMostBoards = 8;

/** The side of a board over which a piece goes to the next one: beyond the a file or beyond the h file. */
enum class Flank : std::uint8_t { West, East };

inline constexpr std::array kFlanks{Flank::West, Flank::East};

constexpr Flank opposite(Flank flank)
{
    return flank == Flank::West ? Flank::East : Flank::West;
}
constexpr std::size_t indexOf(Flank flank)
{
    return static_cast<std::size_t>(flank);
}
/** The board beyond @p flank of @p board; it may not be there. */
constexpr int beyond(int board, Flank flank)
{
    return flank == Flank::West ? board - 1 : board + 1;
}

/** A set of boards by number, from 0. */
class Boards {
public:
    constexpr Boards() = default;
    /** Boards 0 to @p count - 1. */
    static constexpr Boards firstOnes(int count) { return Boards((1U << count) - 1); }
    /** The board @p board and those up to two away: all that what stands on it can matter to. */
    static constexpr Boards around(int board) { return Boards(0b11111U << board >> 2); }

    constexpr bool contains(int board) const { return board >= 0 && (m_bits >> board & 1) != 0; }
    constexpr void insert(int board) { m_bits |= bitOf(board); }
    constexpr void erase(int board) { m_bits &= static_cast<std::uint8_t>(~bitOf(board)); }
    constexpr void flip(int board) { m_bits ^= bitOf(board); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr Boards operator|(Boards others) const { return Boards(m_bits | others.m_bits); }
    constexpr Boards operator&(Boards others) const { return Boards(m_bits & others.m_bits); }
    constexpr bool operator==(const Boards&) const = default;

    /** Calls @p visit with each board, in order. */
    template <class Visit> constexpr void forEach(Visit&& visit) const
    {
        for (unsigned rest = m_bits; rest != 0; rest &= rest - 1)
            visit(std::countr_zero(rest));
    }

private:
    constexpr explicit Boards(unsigned bits) : m_bits(static_cast<std::uint8_t>(bits)) {}
    static constexpr std::uint8_t bitOf(int board) { return static_cast<std::uint8_t>(1U << board); }

    std::uint8_t m_bits = 0;
};

/** What stands on one of the boards. */
struct LinkedBoard {
    Placement men;
    Bits fresh{}; ///< pawns that have not acted

    bool operator==(const LinkedBoard&) const = default;
};

/** A position of Strategic chess. */
struct State {
    std::array<LinkedBoard, kMostBoards> boards{}; ///< those that the game has come first
    Boards open;
    Boards blackOnTurn; ///< of the open boards; on the others it is white's turn
    std::array<Boards, chess::kArmies> won{};
    std::uint32_t quiet{}; ///< actions since the last capture or pawn action, or since a board was closed

    const Placement& men(int board) const { return boards[static_cast<std::size_t>(board)].men; }
    Army turn(int board) const { return blackOnTurn.contains(board) ? Army::Black : Army::White; }
    std::optional<Army> winner(int board) const
    {
        for (const Army army : {Army::White, Army::Black}) {
            if (won[chess::indexOf(army)].contains(board))
                return army;
        }
        return std::nullopt;
    }
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);

/** An action: a piece goes from one cell to another, perhaps of the next board, and captures what stands there. */
struct Move {
    Cell from;
    Cell to;
    Kind kind{}; ///< of the piece

    int source() const { return BoardPlace::of(from).number; }
    int target() const { return BoardPlace::of(to).number; }
    bool crosses() const { return source() != target(); }
    bool operator==(const Move&) const = default;
};

} // namespace ringford::strategic
