// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/toy/ToyState.h"

#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"

namespace ringford::toy {

namespace {

constexpr std::array<Direction, kSeats> kForward{Direction::North, Direction::West, Direction::South};
constexpr std::array<Direction, kSeats> kBackward{Direction::South, Direction::East, Direction::North};

} // namespace

std::optional<Side> State::owner(Cell cell) const
{
    for (std::uint8_t seat = 0; seat < kSeats; ++seat) {
        const Side side = sideOf(boardOf(cell), Seat{seat});
        if (pieces(side).contains(cell))
            return side;
    }
    return std::nullopt;
}

bool State::isAttacked(Side side) const
{
    if (isLost(side))
        return false;
    const Cell captain = captains[side.index].first();
    for (Cells rest = stepsFrom(kCaptain, captain); !rest.empty();) {
        const Cell near = rest.takeFirst();
        const auto enemy = owner(near);
        if (!enemy || enemy == side)
            continue;
        const PieceKind kind = captains[enemy->index].contains(near) ? kCaptain : kMan;
        if (stepsFrom(kind, near).contains(captain))
            return true;
    }
    return false;
}

const Board& board()
{
    static const Board kBoard = buildSquareBoards({.files = 4, .ranks = 4, .boards = kBoards, .darkCellsOnly = false});
    return kBoard;
}

std::optional<Cell> ahead(Seat seat, Cell cell, int steps)
{
    const auto ray = board().ray(cell, kForward[seat.index]);
    return steps <= static_cast<int>(ray.size()) ? std::optional(ray[static_cast<std::size_t>(steps) - 1])
                                                 : std::nullopt;
}

bool isHome(Seat seat, Cell cell)
{
    return !board().step(cell, kBackward[seat.index]);
}

bool areNeighbours(Cell one, Cell other)
{
    return stepsFrom(kCaptain, one).contains(other);
}

Cells stepsFrom(PieceKind kind, Cell cell)
{
    Cells found;
    const int stride = kind == kMan ? 2 : 1; // every second direction goes straight on
    for (int d = 0; d < kDirectionCount; d += stride) {
        if (const auto landing = board().step(cell, static_cast<Direction>(d)))
            found.insert(landing->cell);
    }
    return found;
}

} // namespace ringford::toy
