// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

namespace ringford {

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

} // namespace ringford
