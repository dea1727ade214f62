// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace ringford {

/**
 * A place where a piece can stand. Cells of all boards of a game are numbered through, in the order in which text lists
 * them.
 */
struct Cell {
    std::uint16_t index{};
    auto operator<=>(const Cell&) const = default;
};

/**
 * One of the eight ways to leave a cell. What a direction looks like is the builder's business: on a ring, North leads
 * outwards and East to rising numbers.
 */
enum class Direction : std::uint8_t { North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest };

inline constexpr int kDirectionCount = 8;

/** Where a piece arrives and which way it then faces: an edge of the board graph may turn it. */
struct Landing {
    Cell cell;
    Direction heading;
    bool operator==(const Landing&) const = default;
};

/**
 * Where a cell (or water) lies on a face: column and row count from 0 at the lower left as the first seat sees it; on a
 * ring the row is the ring, 0 outermost.
 */
struct Place {
    std::uint8_t face{};
    std::int16_t column{};
    std::int16_t row{};
    auto operator<=>(const Place&) const = default;
};

} // namespace ringford
