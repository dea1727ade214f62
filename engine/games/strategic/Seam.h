// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/games/strategic/State.h"

#include <array>

namespace ringford::strategic {

/** A line that leads from a cell over the edge. */
struct Way {
    Bits passed{};  ///< cells of the own board that must be empty
    Bits landing{}; ///< the cell of the next board where it ends; none: there is no such line
};

/** The lines over an edge: along the rank, and the two slanting ones. */
inline constexpr int kWays = 3;
inline constexpr int kRankWay = 0;

/**
 * What leads from one board to the next, as tables from the board graph; all seams are alike. The first index is a
 * flank of the board that is left; sets are of its cells or, for landings, of those of the board beyond.
 */
struct Seam {
    template <class Value> using ByCell = std::array<Value, chess::kSpots>;
    template <class Value> using ByFlank = std::array<Value, 2>;

    ByFlank<ByCell<std::array<Way, kWays>>> ways{};
    /** Where knights leap to. */
    ByFlank<ByCell<Bits>> knight{};
    /** Where pawns of each army capture. */
    ByFlank<std::array<ByCell<Bits>, chess::kArmies>> pawn{};
    /** By rank of a cell of the first file beyond: the lines that end there. */
    ByFlank<std::array<std::array<Bits, kWays>, 8>> into{};
};

/** @p board: linked boards. With a single one nothing leads anywhere. */
Seam makeSeam(const Board& board);

/** The file of a board that lies along a flank, and along with it the next one inwards. */
constexpr Bits edgeFile(Flank flank)
{
    return flank == Flank::West ? Bits{0xFF} : Bits{0xFF} << 56;
}
constexpr Bits edgeFiles(Flank flank)
{
    return flank == Flank::West ? Bits{0xFFFF} : Bits{0xFFFF} << 48;
}
/** The cells beyond @p flank that lie beside those of @p set; the others fall away. */
constexpr Bits besideBeyond(Flank flank, Bits set)
{
    return flank == Flank::West ? set << 56 : set >> 56;
}
/** How much greater the number of a cell beyond @p flank is than that of the one beside it. */
constexpr int stepBeyond(Flank flank)
{
    return flank == Flank::West ? 56 : -56;
}

/**
 * The piece of @p line that stands nearest to @p flank; none when the line is empty. @p line: of cells in different
 * files
 */
constexpr Bits nearest(Flank flank, Bits line)
{
    if (line == 0)
        return 0;
    return flank == Flank::West ? line & (~line + 1) : Bits{1} << (63 - std::countl_zero(line));
}
/** The cells of @p line from @p flank to @p end, that one too. */
constexpr Bits upTo(Flank flank, Bits line, Bits end)
{
    return line & (flank == Flank::West ? end | (end - 1) : ~(end - 1));
}

/** The pieces of @p men of army @p by that slide along line number @p way. */
inline Bits slidersOf(const Placement& men, Army by, int way)
{
    return way == kRankWay ? men.rookLike(by) : men.bishopLike(by);
}

/** The pieces of @p by among @p men that attack @p spot of the board beyond @p flank. */
inline Bits attackersAcross(const Seam& seam, const Placement& men, Flank flank, Army by, Spot spot)
{
    const std::size_t back = indexOf(opposite(flank));
    if ((bit(spot) & edgeFiles(opposite(flank))) == 0)
        return 0;
    Bits found = (seam.knight[back][spot] & men.of(by, Kind::Knight)) |
                 (seam.pawn[back][chess::indexOf(other(by))][spot] & men.of(by, Kind::Pawn));
    if ((bit(spot) & edgeFile(opposite(flank))) == 0)
        return found;
    const auto& lines = seam.into[indexOf(flank)][static_cast<std::size_t>(chess::rankOf(spot))];
    for (int way = 0; way < kWays; ++way)
        found |= nearest(flank, lines[static_cast<std::size_t>(way)] & men.occupied()) & slidersOf(men, by, way);
    return found;
}

} // namespace ringford::strategic
