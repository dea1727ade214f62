// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include <optional>
#include <string_view>
#include <vector>

namespace ringford {

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
