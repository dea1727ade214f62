// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"
#include "engine/rules/Piece.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace ringford {

/** The cells between the first and the last of an action, in order; held inline. */
class Path {
public:
    /** No legal action of a game touches more. */
    static constexpr int kCapacity = 12;

    /** Adds a cell; false, and nothing done, where there is no room: what was read is longer than any legal action. */
    bool push(Cell cell)
    {
        if (m_size == kCapacity)
            return false;
        m_cells[m_size++] = cell;
        return true;
    }
    std::span<const Cell> cells() const { return std::span(m_cells).first(m_size); }
    bool empty() const { return m_size == 0; }
    auto operator<=>(const Path&) const = default;

private:
    std::array<Cell, kCapacity> m_cells{}; // what is not used stays zero, so that comparing all is comparing the path
    std::uint8_t m_size = 0;
};

/**
 * One thing that a seat does, as match, window, records and protocol hold it. Text and gestures are made from it on
 * demand, by its game.
 */
struct Action {
    enum class Kind : std::uint8_t {
        Step,    ///< the piece on `from` goes to `to`, where no enemy stands
        Capture, ///< the piece on `from` goes to `to` and captures, there or in passing
        Shot,    ///< the piece on `from` captures on `to`, and stays
        Jump,    ///< the piece on `from` captures on its way over `path` to `to`
        Castle,  ///< the king on `from` goes to `to`, and a rook with it
        Drop,    ///< `placed` comes from a stockpile onto `to`
        Charge,  ///< all of a column or row go together; `from` and `to` are its first cell, whatever stands there
        Swap,    ///< the pieces on `from` and `to` change places
        Remove,  ///< what stands on `from` leaves the board, and what stands on `to`, which may be the same cell
        Lay,     ///< a marker is laid on `to`, which is `from` as well
        Fire,    ///< a marker is aimed at `to`, which is `from` as well
        EndFire, ///< nothing more is aimed; `from` and `to` say nothing
        Leave,   ///< the piece on `from` goes off the board; `to` is `from`
        Yield    ///< a board is given up: `from` and `to` are its first cell, whatever stands there
    };

    /** What charges together: all pawns of a column, or of a row. */
    enum class Axis : std::uint8_t { Column, Row };

    Kind kind = Kind::Step;
    Cell from; ///< Drop: same as `to`; Charge: the first cell of the column or row, as `to`
    Cell to;
    std::optional<PieceKind> placed; ///< promotion or drop
    std::uint8_t set = 0;            ///< set of a stockpile piece, from 1; 0 where sets do not matter
    std::optional<Cell> placedAt;    ///< promotion from a stockpile: where, when not on `to`
    std::int8_t distance = 0;        ///< Charge: columns or rows, with sign
    Axis axis{};                     ///< Charge
    bool leavesFlags = false;
    Path path; ///< Jump: the cells touched between `from` and `to`

    /** One of which a kind and two cells say all, or to which the rest is added. */
    static Action of(Kind kind, Cell from, Cell to)
    {
        Action action;
        action.kind = kind;
        action.from = from;
        action.to = to;
        return action;
    }

    auto operator<=>(const Action&) const = default;
};

} // namespace ringford
