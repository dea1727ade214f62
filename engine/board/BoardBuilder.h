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

} // namespace ringford
