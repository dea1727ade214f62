// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/Terrain.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::longchess {

template <class Size> Terrain<Size>::Terrain(const Board& board, const Map& map, bool pauses)
    : m_map(map), m_pauses(pauses), m_rows(board.faces().front().rows), m_columns(board.faces().front().columns)
{
    fillPlaces(board);
    for (std::uint8_t seat = 0; seat < Size::kSeats; ++seat) {
        const Camp& camp = m_map.camps[seat];
        m_keeps[seat] = setOf(camp.keep);
        for (const ShotLine& line : camp.shots)
            m_shots[seat].push_back({setOf(line.from), line.heading});
    }
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        const Cell cell{index};
        const Spot spot = spotOf(cell);
        const Spotted at = placeOf(spot);
        fillRays(board, cell);
        fillRides(at);
        fillReach(at);
        fillWaysOut(board, cell);
    }
}

template <class Size> void Terrain<Size>::fillPlaces(const Board& board)
{
    for (int i = 0; i < m_rows * m_columns; ++i)
        m_places.insert(i);
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        const Place place = board.place(Cell{index});
        const Spot spot = spotAt(m_rows - 1 - place.row, place.column);
        m_spots.push_back(spot);
        m_cellAt[spot] = Cell{index};
        m_cells.insert(spot);
    }
    for (int column = 0; column < m_columns; ++column)
        m_columnSets.push_back(setOf({0, m_rows - 1, column, column}));
    for (int row = 0; row < m_rows; ++row)
        m_rowSets.push_back(setOf({row, row, 0, m_columns - 1}));
}

template <class Size> void Terrain<Size>::fillRays(const Board& board, Cell cell)
{
    for (std::size_t d = 0; d < kDirectionCount; ++d) {
        for (const Cell passed : board.ray(cell, static_cast<Direction>(d)))
            m_reach.rays[spotOf(cell)][d].insert(spotOf(passed));
    }
}

/**
 * A step passes two places in the middle of its long leg: over water alone, or over the centre alone where one pauses,
 * it does not go.
 */
template <class Size> bool Terrain<Size>::isBarred(Spotted from, Stride leap) const
{
    const Stride half{leap.rows / 2, leap.columns / 2}; // of the long leg; the short one gives 0
    const Spotted near = plus(from, half);
    const Spotted far = plus(near, {leap.rows - 2 * half.rows, leap.columns - 2 * half.columns});
    if (isWater(near) && isWater(far))
        return true;
    return isCentre(near) && isCentre(far);
}

template <class Size> void Terrain<Size>::fillRides(Spotted from)
{
    for (std::size_t leap = 0; leap < kLeaps.size(); ++leap) {
        Set& ride = m_reach.rides[spotAt(from.row, from.column)][leap];
        for (Spotted at = from; at == from || !isCentre(at);) {
            const Spotted next = plus(at, kLeaps[leap]);
            if (!isCell(next) || isBarred(at, kLeaps[leap]))
                break;
            ride.insert(spotAt(next.row, next.column));
            at = next;
        }
    }
}

template <class Size> void Terrain<Size>::fillReach(Spotted from)
{
    const Spot spot = spotAt(from.row, from.column);
    m_reach.within2[spot] = diamond(from, kReachOfMines);
    m_reach.within3[spot] = diamond(from, kReachOfShells);
    m_reach.fire[spot] = diamond(from, kReachOfFire) & m_cells;
    m_reach.beside[spot] = spread(Set::of(spot)) & m_cells;
    const Set here = Set::of(spot);
    const Set column = here | shifted(here, Direction::North) | shifted(here, Direction::South);
    m_reach.sheltered[spot] = column | shifted(column, Direction::East) | shifted(column, Direction::West);
    for (const Camp& camp : m_map.camps) {
        if (camp.home.contains(from))
            m_reach.sheltered[spot] |= setOf(camp.home);
    }
}

template <class Size> bool Terrain<Size>::leavesTo(Seat seat, Direction heading) const
{
    const auto& exits = m_map.camps[seat.index].exits;
    return std::ranges::find(exits, heading) != exits.end();
}

template <class Size> bool Terrain<Size>::isWayOut(const Camp& camp, Spotted last, Spotted beyond) const
{
    if (isOnBoard(beyond) || !camp.region.contains(last))
        return false;
    return std::ranges::any_of(camp.exits, [&](Direction exit) {
        switch (exit) {
        case Direction::North: return beyond.row < 0 && camp.region.hasColumn(beyond.column);
        case Direction::South: return beyond.row >= m_rows && camp.region.hasColumn(beyond.column);
        case Direction::West: return beyond.column < 0 && camp.region.hasRow(beyond.row);
        default: return beyond.column >= m_columns && camp.region.hasRow(beyond.row);
        }
    });
}

/** What leads off the board from the last cell of each line and ride, whatever may stand on it. */
template <class Size> void Terrain<Size>::fillWaysOut(const Board& board, Cell cell)
{
    const Spot spot = spotOf(cell);
    for (std::uint8_t seat = 0; seat < Size::kSeats; ++seat) {
        const Camp& camp = m_map.camps[seat];
        for (std::size_t d = 0; d < kDirectionCount; ++d) {
            const auto ray = board.ray(cell, static_cast<Direction>(d));
            const Spotted last = placeOf(ray.empty() ? spot : spotOf(ray.back()));
            const bool pauses = !ray.empty() && isCentre(last);
            if (!pauses && isWayOut(camp, last, plus(last, kSteps[d])))
                m_waysOut[seat][spot].slides |= static_cast<std::uint8_t>(1u << d);
        }
        for (std::size_t leap = 0; leap < kLeaps.size(); ++leap) {
            const Set& ride = m_reach.rides[spot][leap];
            const Spotted last = placeOf(ride.empty() ? spot : kLeaps[leap].rises() ? ride.last() : ride.first());
            const bool pauses = ride.any() && isCentre(last);
            if (!pauses && !isBarred(last, kLeaps[leap]) && isWayOut(camp, last, plus(last, kLeaps[leap])))
                m_waysOut[seat][spot].rides |= static_cast<std::uint8_t>(1u << leap);
        }
        for (const Direction heading : kStraight) {
            if (isWayOut(camp, placeOf(spot), plus(placeOf(spot), kSteps[indexOf(heading)])))
                m_edges[seat].insert(spot);
        }
    }
}

template <class Size> typename Terrain<Size>::Set Terrain<Size>::setOf(const Area& area) const
{
    Set set;
    for (int row = area.firstRow; row <= area.lastRow; ++row) {
        for (int column = area.firstColumn; column <= area.lastColumn; ++column)
            set.insert(spotAt(row, column));
    }
    return set;
}

template <class Size> typename Terrain<Size>::Set Terrain<Size>::diamond(Spotted middle, int reach) const
{
    Set set;
    for (int row = 0; row < m_rows; ++row) {
        for (int column = 0; column < m_columns; ++column) {
            if (std::abs(row - middle.row) + std::abs(column - middle.column) <= reach)
                set.insert(spotAt(row, column));
        }
    }
    return set;
}

template class Terrain<LongSize>;
template class Terrain<CornerSize>;

} // namespace ringford::longchess
