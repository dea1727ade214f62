// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/board/CellSet.h"
#include "engine/games/longchess/Map.h"

#include <array>

namespace ringford::longchess {

/** A place of a board, water too: row by row from a, along each by number, as text lists cells. */
using Spot = std::uint16_t;
template <int W> using PlaceSet = ringford::CellSet<W, Spot>;

/** How large the sets of a board are: its places in machine words, its seats. */
struct LongSize {
    static constexpr int kWords = 6;
    static constexpr int kSeats = 2;
};
struct CornerSize {
    static constexpr int kWords = 3;
    static constexpr int kSeats = 4;
};

constexpr std::size_t indexOf(Kind kind)
{
    return static_cast<std::size_t>(kind);
}
constexpr std::size_t indexOf(Direction direction)
{
    return static_cast<std::size_t>(direction);
}

inline constexpr std::array kStraight{Direction::North, Direction::East, Direction::South, Direction::West};
inline constexpr std::array kDiagonal{Direction::NorthEast, Direction::SouthEast, Direction::SouthWest,
                                      Direction::NorthWest};

/** How far a step goes down the rows and along the columns. */
struct Stride {
    int rows;
    int columns;
    constexpr bool rises() const { return rows > 0 || (rows == 0 && columns > 0); } ///< in the order of places
};
constexpr Spotted plus(Spotted from, Stride step)
{
    return {from.row + step.rows, from.column + step.columns};
}
/** In the order of Direction. */
inline constexpr std::array<Stride, kDirectionCount> kSteps{
    {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};
/** Those of nightriders. */
inline constexpr std::array<Stride, 8> kLeaps{{{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}}};

/** What a seat's pieces need to know of a place. */
struct WaysOut {
    std::uint8_t slides = 0; ///< by direction, a bit each: the line leads over the own end
    std::uint8_t rides = 0;  ///< by leap
};

/**
 * A board of Longchess as tables of sets: lines, rides and all that reaches over water. Filled once, out of the board
 * graph and the map; nothing that plays computes with rows and columns but for moving whole sets.
 */
template <class Size> class Terrain {
public:
    static constexpr int kPlaces = 64 * Size::kWords;
    using Set = PlaceSet<Size::kWords>;
    template <class T> using PerSpot = std::array<T, kPlaces>;
    template <class T> using PerSeat = std::array<T, Size::kSeats>;

    struct Shots {
        Set from;
        Direction heading;
    };

    /** @pre @p board is built from @p map.river, which is not larger than Size says */
    Terrain(const Board& board, const Map& map, bool pauses);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    int rowOf(Spot spot) const { return spot / m_columns; }
    int columnOf(Spot spot) const { return spot % m_columns; }
    Spot spotAt(int row, int column) const { return static_cast<Spot>(row * m_columns + column); }
    Spot spotOf(Cell cell) const { return m_spots[cell.index]; }
    /** @pre @p spot is no water */
    Cell cellOf(Spot spot) const { return m_cellAt[spot]; }
    const Set& cells() const { return m_cells; }
    Spotted placeOf(Spot spot) const { return {rowOf(spot), columnOf(spot)}; }
    bool isOnBoard(Spotted at) const
    {
        return at.row >= 0 && at.row < m_rows && at.column >= 0 && at.column < m_columns;
    }
    bool isCell(Spotted at) const { return isOnBoard(at) && m_cells.contains(spotAt(at.row, at.column)); }
    bool isWater(Spotted at) const { return isOnBoard(at) && !isCell(at); }
    /** Whether pieces pause there. */
    bool isCentre(Spotted at) const { return m_pauses && at.column + 1 == m_map.river.centre; }
    const Map& map() const { return m_map; }

    /** The places of a line of the board: a column, or a row. */
    const Set& column(int column) const { return m_columnSets[static_cast<std::size_t>(column)]; }
    const Set& row(int row) const { return m_rowSets[static_cast<std::size_t>(row)]; }
    const Set& keep(Seat seat) const { return m_keeps[seat.index]; }
    /** What a piece there does not capture from range, as it is too near or behind the same home river. */
    const Set& sheltered(Spot spot) const { return m_reach.sheltered[spot]; }
    const Set& within2(Spot spot) const { return m_reach.within2[spot]; }
    const Set& within3(Spot spot) const { return m_reach.within3[spot]; }
    /** The cells within 20. */
    const Set& fire(Spot spot) const { return m_reach.fire[spot]; }
    /** The cells above, below, on the left and on the right. */
    const Set& beside(Spot spot) const { return m_reach.beside[spot]; }

    const Set& ray(Spot spot, Direction heading) const { return m_reach.rays[spot][indexOf(heading)]; }
    const Set& ride(Spot spot, std::size_t leap) const { return m_reach.rides[spot][leap]; }
    const WaysOut& waysOut(Seat seat, Spot spot) const { return m_waysOut[seat.index][spot]; }
    /** From where one step straight on leads over the own end. */
    const Set& edge(Seat seat) const { return m_edges[seat.index]; }
    bool leavesTo(Seat seat, Direction heading) const;
    const std::vector<Shots>& shots(Seat seat) const { return m_shots[seat.index]; }
    Direction back(Seat seat) const { return m_map.camps[seat.index].back; }

    /** The set moved one place, over water too; what leaves the board falls away. @p heading: straight */
    Set shifted(const Set& set, Direction heading) const
    {
        switch (heading) {
        case Direction::North: return set.down(m_columns);
        case Direction::South: return set.up(m_columns) & m_places;
        case Direction::East: return set.up(1) & ~m_columnSets[0] & m_places;
        default: return set.down(1) & ~m_columnSets[static_cast<std::size_t>(m_columns - 1)];
        }
    }
    /** All that is beside a place of @p set, water too. */
    Set spread(const Set& set) const
    {
        return shifted(set, Direction::North) | shifted(set, Direction::South) | shifted(set, Direction::East) |
               shifted(set, Direction::West);
    }
    /** Where one gets by @p distance places straight on from @p spot. @pre it is on the board */
    Spot ahead(Spot spot, Direction heading, int distance) const
    {
        const Stride step = kSteps[indexOf(heading)];
        return static_cast<Spot>(spot + distance * (step.rows * m_columns + step.columns));
    }
    /** The places on the row that begins at a0, as bits from column 1; likewise the others. */
    std::uint64_t rowBits(const Set& set, int row) const;

private:
    bool isBarred(Spotted from, Stride leap) const;
    /** Whether a step from the last cell to a place off the board is one over the seat's own end. */
    bool isWayOut(const Camp& camp, Spotted last, Spotted beyond) const;
    Set setOf(const Area& area) const;
    Set diamond(Spotted middle, int reach) const;
    void fillPlaces(const Board& board);
    void fillRays(const Board& board, Cell cell);
    void fillRides(Spotted from);
    void fillReach(Spotted from);
    void fillWaysOut(const Board& board, Cell cell);

    /** What is reached from each place. */
    struct Reach {
        PerSpot<std::array<Set, kDirectionCount>> rays{};
        PerSpot<std::array<Set, kLeaps.size()>> rides{};
        PerSpot<Set> sheltered{}, within2{}, within3{}, fire{}, beside{};
    };

    Map m_map;
    bool m_pauses;
    int m_rows, m_columns;
    std::vector<Spot> m_spots;
    PerSpot<Cell> m_cellAt{};
    Set m_places, m_cells;
    std::vector<Set> m_columnSets, m_rowSets;
    PerSeat<Set> m_keeps, m_edges;
    PerSeat<std::vector<Shots>> m_shots;
    Reach m_reach;
    PerSeat<PerSpot<WaysOut>> m_waysOut{};
};

template <class Size> std::uint64_t Terrain<Size>::rowBits(const Set& set, int row) const
{
    const int start = row * m_columns;
    const auto word = static_cast<std::size_t>(start / 64);
    const int shift = start % 64;
    std::uint64_t bits = set.words[word] >> shift;
    if (shift != 0 && word + 1 < set.words.size())
        bits |= set.words[word + 1] << (64 - shift);
    return bits & ((std::uint64_t{1} << m_columns) - 1);
}

} // namespace ringford::longchess
