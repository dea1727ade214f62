// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/board/CellSet.h"

#include <bit>

namespace ringford::circular {

/** A cell of a ring as the index of its Cell: ring by ring from the outermost, along each by number. */
using Spot = std::uint8_t;

/** Cells of a ring, in one machine word for two seats, two for three or four, three for five or six. */
template <int W> using CellSet = ringford::CellSet<W, Spot>;

inline constexpr int kRings = 4;
inline constexpr int kColumnsPerSeat = 8;

/** Which way round a pawn goes. */
enum class Sense : std::uint8_t { Rising, Falling };

constexpr Direction ahead(Sense sense)
{
    return sense == Sense::Rising ? Direction::East : Direction::West;
}
/** Where pawns of @p sense capture: one column on, one ring out and in. */
constexpr std::array<Direction, 2> pawnCaptures(Sense sense)
{
    return sense == Sense::Rising ? std::array{Direction::NorthEast, Direction::SouthEast}
                                  : std::array{Direction::NorthWest, Direction::SouthWest};
}
constexpr Direction opposite(Direction direction)
{
    return static_cast<Direction>((static_cast<int>(direction) + kDirectionCount / 2) % kDirectionCount);
}

/**
 * What pieces reach on a ring board, as sets of cells. Lines across the rings and leaps are tables out of the board
 * graph; a line along a ring is the ring's bits, turned until the piece is the first of them, so that both ways round
 * need no table.
 */
template <int W> class Ring {
public:
    using Set = CellSet<W>;

    /** @pre @p board is a ring with at most 64 x W cells */
    explicit Ring(const Board& board);

    int columns() const { return m_columns; }
    const Set& knight(Spot spot) const { return m_knight[spot]; }
    const Set& king(Spot spot) const { return m_king[spot]; }
    /** One step on each diagonal. */
    const Set& general(Spot spot) const { return m_general[spot]; }
    /** Two steps on each diagonal, whatever is between. */
    const Set& elephant(Spot spot) const { return m_elephant[spot]; }
    /** What a pawn attacks. */
    const Set& pawn(Sense sense, Spot spot) const { return m_pawn[static_cast<std::size_t>(sense)][spot]; }

    /** The neighbour there. @pre there is one */
    Spot neighbour(Spot spot, Direction heading) const { return m_neighbours[spot][static_cast<std::size_t>(heading)]; }
    /** The cells of @p set moved one step; those that would leave the board fall away. */
    Set shifted(const Set& set, Direction heading) const;

    /**
     * Reached in one direction across the rings until something of @p occupied stands in the way, that cell included.
     */
    Set across(Spot spot, Direction heading, const Set& occupied) const
    {
        const RayAcross& ray = rayAcross(spot, heading);
        const unsigned stops = unsigned{occupied.contains(ray.nearestFirst[0])} |
                               unsigned{occupied.contains(ray.nearestFirst[1])} << 1 | 1U << 2;
        const Spot end = ray.nearestFirst[static_cast<std::size_t>(std::countr_zero(stops))];
        return ray.cells ^ rayAcross(end, heading).cells;
    }
    /** Reached along the ring, both ways round. */
    Set along(Spot spot, const Set& occupied) const;
    /** Reached along the ring one way round. @p heading: East or West */
    Set alongOneWay(Spot spot, Direction heading, const Set& occupied) const;
    /** All of the spot's ring and column. */
    const Set& straight(Spot spot) const { return m_straight[spot]; }
    /** All of the spot's diagonals. */
    const Set& diagonal(Spot spot) const { return m_diagonal[spot]; }

    Set rook(Spot spot, const Set& occupied) const
    {
        return along(spot, occupied) | across(spot, Direction::North, occupied) |
               across(spot, Direction::South, occupied);
    }
    Set bishop(Spot spot, const Set& occupied) const
    {
        return across(spot, Direction::NorthEast, occupied) | across(spot, Direction::SouthEast, occupied) |
               across(spot, Direction::SouthWest, occupied) | across(spot, Direction::NorthWest, occupied);
    }

private:
    template <class T> using PerSpot = std::array<T, Set::kBits>;

    struct RayAcross {
        Set cells;
        std::array<Spot, kRings - 1> nearestFirst{}; ///< the last one again and again, or the spot itself
    };
    const RayAcross& rayAcross(Spot spot, Direction heading) const
    {
        return m_rays[static_cast<std::size_t>(heading)][spot];
    }
    void fillSpot(const Board& board, Cell cell);
    void fillRayAcross(const Board& board, Cell cell, Direction heading);
    /** The bits of the spot's ring, turned so that the spot is bit 0. */
    std::uint64_t turnedRing(Spot spot, const Set& set) const;
    Set turnedBack(Spot spot, std::uint64_t bits) const;

    int m_columns;
    std::uint64_t m_ringMask;
    Set m_cells, m_firstColumn, m_lastColumn;
    PerSpot<std::uint8_t> m_ringStart{}; ///< index of the first cell of the spot's ring
    PerSpot<std::array<Spot, kDirectionCount>> m_neighbours{};
    PerSpot<Set> m_knight{}, m_king{}, m_general{}, m_elephant{}, m_straight{}, m_diagonal{};
    std::array<PerSpot<Set>, 2> m_pawn{};
    std::array<PerSpot<RayAcross>, kDirectionCount> m_rays{}; ///< those along the ring stay empty
};

template <int W> inline std::uint64_t Ring<W>::turnedRing(Spot spot, const Set& set) const
{
    const int start = m_ringStart[spot];
    const int column = spot - start;
    const auto word = static_cast<std::size_t>(start / 64);
    const int shift = start % 64;
    std::uint64_t bits = set.words[word] >> shift;
    if (W > 1 && shift != 0 && word + 1 < W)
        bits |= set.words[word + 1] << (64 - shift);
    bits &= m_ringMask;
    return (bits >> column | bits << (m_columns - column)) & m_ringMask;
}

template <int W> inline CellSet<W> Ring<W>::turnedBack(Spot spot, std::uint64_t bits) const
{
    const int start = m_ringStart[spot];
    const int column = spot - start;
    const auto word = static_cast<std::size_t>(start / 64);
    const int shift = start % 64;
    bits = (bits << column | bits >> (m_columns - column)) & m_ringMask;
    Set set;
    set.words[word] = bits << shift;
    if (W > 1 && shift != 0 && word + 1 < W)
        set.words[word + 1] = bits >> (64 - shift);
    return set;
}

template <int W> inline CellSet<W> Ring<W>::along(Spot spot, const Set& occupied) const
{
    const std::uint64_t others = turnedRing(spot, occupied) & ~std::uint64_t{1};
    if (others == 0)
        return turnedBack(spot, m_ringMask ^ 1);
    const std::uint64_t nearest = others & (~others + 1);
    const std::uint64_t farthest = std::uint64_t{1} << (63 - std::countl_zero(others));
    return turnedBack(spot, ((nearest << 1) - 2) | (m_ringMask & ~(farthest - 1)));
}

template <int W> inline CellSet<W> Ring<W>::alongOneWay(Spot spot, Direction heading, const Set& occupied) const
{
    const std::uint64_t others = turnedRing(spot, occupied) & ~std::uint64_t{1};
    if (others == 0)
        return turnedBack(spot, m_ringMask ^ 1);
    if (heading == Direction::East)
        return turnedBack(spot, ((others & (~others + 1)) << 1) - 2);
    const std::uint64_t farthest = std::uint64_t{1} << (63 - std::countl_zero(others));
    return turnedBack(spot, m_ringMask & ~(farthest - 1));
}

template <int W> inline CellSet<W> Ring<W>::shifted(const Set& set, Direction heading) const
{
    // One past the last cell is a bit of its own, unless the cells fill their words: a step out would bring it back.
    const auto rising = [this](const Set& s) {
        return (s.up(1) & ~m_firstColumn & m_cells) | (s.down(m_columns - 1) & m_firstColumn);
    };
    const auto falling = [this](const Set& s) {
        return (s.down(1) & ~m_lastColumn) | (s.up(m_columns - 1) & m_lastColumn);
    };
    const auto inwards = [this](const Set& s) { return s.up(m_columns); };
    const auto outwards = [this](const Set& s) { return s.down(m_columns); };
    switch (heading) {
    case Direction::North: return outwards(set);
    case Direction::NorthEast: return outwards(rising(set));
    case Direction::East: return rising(set);
    case Direction::SouthEast: return inwards(rising(set)) & m_cells;
    case Direction::South: return inwards(set) & m_cells;
    case Direction::SouthWest: return inwards(falling(set)) & m_cells;
    case Direction::West: return falling(set) & m_cells;
    case Direction::NorthWest: return outwards(falling(set));
    }
    return {};
}

extern template class Ring<1>;
extern template class Ring<2>;
extern template class Ring<3>;

} // namespace ringford::circular
