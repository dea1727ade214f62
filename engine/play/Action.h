// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"
#include "engine/play/Piece.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>

namespace ringford {

/** The cells between the first and the last of an action, in order; held inline. No game's action touches more. */
class Path {
public:
    static constexpr int kCapacity = 12;

    void push(Cell cell)
    {
        assert(m_size < kCapacity);
        m_cells[m_size++] = cell;
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
        Step,
        Capture,
        Shot,
        Jump,
        Castle,
        Drop,
        Charge,
        Swap,
        Remove,
        Lay,
        Fire,
        EndFire,
        Leave,
        Yield
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

    auto operator<=>(const Action&) const = default;
};

} // namespace ringford
