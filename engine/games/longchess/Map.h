// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/BoardBuilder.h"
#include "engine/board/RiverBoard.h"
#include "engine/games/longchess/LongchessOptions.h"
#include "engine/rules/Description.h"

#include <vector>

namespace ringford::longchess {

/** Pieces of Longchess; what a flag, a mine and a shell are called is in KindNumbers. */
enum class Kind : std::uint8_t { Rook, Nightrider, Bishop, Pawn, Artillery };
inline constexpr int kKinds = 5;

/** How far mines and shells kill, in steps along rows and columns. */
inline constexpr int kReachOfMines = 2;
inline constexpr int kReachOfShells = 3;
/** How far artillery fires, counted in the same way. */
inline constexpr int kReachOfFire = 20;

/** A place by row from 0 (a) and column from 0. */
struct Spotted {
    int row;
    int column;
    bool operator==(const Spotted&) const = default;
};

/** Places of a board, from corner to corner, both included; by row from 0 (a) and column from 0. */
struct Area {
    int firstRow, lastRow;
    int firstColumn, lastColumn;

    bool hasRow(int row) const { return row >= firstRow && row <= lastRow; }
    bool hasColumn(int column) const { return column >= firstColumn && column <= lastColumn; }
    bool contains(Spotted place) const { return hasRow(place.row) && hasColumn(place.column); }
};

struct Placed {
    Kind kind;
    Spotted place;
};

/** Where pawns may shoot over a river: from each place of an area, three on towards @p heading. */
struct ShotLine {
    Area from;
    Direction heading;
};

/** What is a seat's own on a board. */
struct Camp {
    Area keep;
    Area home;                    ///< behind its home river: two pieces in there do not shoot at each other
    Area region;                  ///< from where its pieces can leave
    std::vector<Direction> exits; ///< the sides of the board over which they leave
    Direction back;               ///< where captured pieces are set back to
    std::vector<ShotLine> shots;
    std::vector<Placed> army;
    Spotted flag;
};

/**
 * A board of Longchess and all that the rule book says of places on it: a board of another shape is another one of these.
 */
struct Map {
    RiverSpec river;
    std::vector<SeatInfo> seats;
    std::vector<double> homeAngles; ///< by seat, as SideInfo has them
    std::vector<Camp> camps;        ///< by seat
    bool hasRowCharges = false;     ///< besides those of columns
    bool chargesLeave = false;      ///< whether pawns may charge over their own end
};

/** The map that the options choose. */
Map makeMap(const Options& options);

} // namespace ringford::longchess
