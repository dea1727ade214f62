// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <functional>

namespace ringford {

/**
 * Collects places and links, and computes the tables of a Board from them. Every kind of board is made with it: a
 * function per shape adds its places and links; what is special about a slide there is said by how its rays are cut.
 */
class BoardBuilder {
public:
    /**
     * Whether a slide that has come to @p at may go on to @p next. Without one, slides end at edges and before their
     * own start.
     */
    using RayRule = std::function<bool(Cell from, Cell at, Cell next)>;

    /** Adds a board to the table and gives its number among the faces. */
    int addFace(Face face);
    /**
     * Adds a cell. @pre cells are added in the order in which text lists them, each place and name once; @p shortName
     * is without the board's number, and isCellName().
     */
    Cell addCell(Place place, Ground ground, std::string shortName);
    /** Adds a place where nothing can stand: a square that is not played on, water, a rim. */
    void addGround(Place place, Ground ground);
    /** Lets a piece that leaves @p from towards @p heading land as told. */
    void link(Cell from, Direction heading, Landing landing);
    void cutRays(RayRule rule) { m_rayRule = std::move(rule); }

    /** The finished board. The builder is left empty. */
    Board build();

private:
    void buildRays();
    void buildLeaps();

    Board m_board;
    RayRule m_rayRule;
};

/** What a table of square boards is like. */
struct SquareSpec {
    int files = 8;
    int ranks = 8;
    int boards = 1;             ///< with more than one, cells are named `1:a1`
    bool darkCellsOnly = false; ///< light squares are drawn, but are no cells
    bool linked =
        false; ///< each board's last file touches the first of the next; cells are named `1:a1` on a single board, too
    std::vector<int> roads{}; ///< rows, from 0, that are drawn as roads on each board
};

/**
 * Square boards of @p spec; files are lettered from a, ranks numbered from 1 at the first seat's side; a1 is dark.
 * Across the seam of linked boards a slide ends on the first cell beyond; a step or a knight's jump goes on as on one
 * board.
 */
Board buildSquareBoards(const SquareSpec& spec);

/** What a ring of four rows is like. */
struct RingSpec {
    int seats = 2;               ///< each has eight columns
    bool promotionLines = false; ///< beside the start lines of all seats
};

/**
 * A ring of four rows, lettered from a (outermost), and columns numbered from 1 anticlockwise; nothing crosses the
 * middle. North leads outwards, East to rising numbers; a1 is dark. A seat's start line stands before column 1, 9,
 * 17...
 */
Board buildRing(const RingSpec& spec);

/** What a board with rivers is like. */
struct RiverSpec {
    /**
     * A line a row, from row a at the top: `+` land, `#` land of a keep, ` ` water, `=` a bridge. @pre all are of one
     * length
     */
    std::vector<std::string_view> drawing;
    std::optional<int> centre;      ///< the column, from 1, that is the middle of the board
    bool pauses = false;            ///< whether slides end where they enter the centre
    std::vector<int> homeRivers{};  ///< columns, from 1, whose labels stand out
    std::vector<Direction> exits{}; ///< as Face has them; none: all four
};

/**
 * A board as it is drawn in text: rows lettered from a (at the top), columns numbered from 1 at the left; water is no
 * cell. With a centre the columns are labelled as players count them, from either end; else by their numbers. Keeps are
 * rectangles.
 */
Board buildRiverBoard(const RiverSpec& spec);

} // namespace ringford
