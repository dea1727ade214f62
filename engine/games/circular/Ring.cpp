// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/circular/Ring.h"

#include <algorithm>
#include <cassert>

namespace ringford::circular {

namespace {

bool isDiagonal(Direction direction)
{
    return static_cast<int>(direction) % 2 == 1;
}

bool isAlongRing(Direction direction)
{
    return direction == Direction::East || direction == Direction::West;
}

} // namespace

template <int W> Ring<W>::Ring(const Board& board)
    : m_columns(board.faces().front().columns), m_ringMask((std::uint64_t{1} << m_columns) - 1)
{
    assert(board.cellCount() == kRings * m_columns && board.cellCount() <= Set::kBits);
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        const int column = board.place(Cell{index}).column;
        m_cells.insert(index);
        if (column == 0)
            m_firstColumn.insert(index);
        if (column == m_columns - 1)
            m_lastColumn.insert(index);
        m_ringStart[index] = static_cast<std::uint8_t>(index - column);
        fillSpot(board, Cell{index});
    }
}

template <int W> void Ring<W>::fillRayAcross(const Board& board, Cell cell, Direction heading)
{
    RayAcross& ray = m_rays[static_cast<std::size_t>(heading)][cell.index];
    ray.nearestFirst.fill(static_cast<Spot>(cell.index));
    std::size_t count = 0;
    for (const Cell reached : board.ray(cell, heading)) {
        ray.cells.insert(reached.index);
        std::fill(ray.nearestFirst.begin() + static_cast<std::ptrdiff_t>(count), ray.nearestFirst.end(),
                  static_cast<Spot>(reached.index));
        ++count;
    }
}

template <int W> void Ring<W>::fillSpot(const Board& board, Cell cell)
{
    const std::size_t spot = cell.index;
    for (const Cell leap : board.knightLeaps(cell))
        m_knight[spot].insert(leap.index);
    for (std::size_t d = 0; d < kDirectionCount; ++d) {
        const auto heading = static_cast<Direction>(d);
        if (!isAlongRing(heading))
            fillRayAcross(board, cell, heading);
        const auto step = board.step(cell, heading);
        if (!step)
            continue;
        m_neighbours[spot][d] = static_cast<Spot>(step->cell.index);
        m_king[spot].insert(step->cell.index);
        for (const Cell reached : board.ray(cell, heading))
            (isDiagonal(heading) ? m_diagonal : m_straight)[spot].insert(reached.index);
        if (!isDiagonal(heading))
            continue;
        m_general[spot].insert(step->cell.index);
        if (const auto second = board.step(step->cell, step->heading))
            m_elephant[spot].insert(second->cell.index);
    }
    for (const Sense sense : {Sense::Rising, Sense::Falling}) {
        for (const Direction heading : pawnCaptures(sense)) {
            if (const auto step = board.step(cell, heading))
                m_pawn[static_cast<std::size_t>(sense)][spot].insert(step->cell.index);
        }
    }
}

template class Ring<1>;
template class Ring<2>;
template class Ring<3>;

} // namespace ringford::circular
