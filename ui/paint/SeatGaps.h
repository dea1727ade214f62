// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Contents.h"
#include "engine/rules/Description.h"
#include "ui/paint/BoardLayout.h"

#include <vector>

namespace ringford::ui {

/** Lengths of what is told of seats, in layout units. */
struct NoteSizes {
    NoteSizes(const BoardLayout& layout, int face);

    static constexpr double kLine = 1.3;    ///< from line to line, in sizes of the text
    static constexpr double kBadgeAway = 3; ///< from a badge to its stockpile, px

    double pixel;
    double text;
    double piece;
};

/**
 * The room between the two boards of a seat in a circle, where it is told who sits there and what the seat holds: two
 * parts, clear of the boards, of what stands beside them and of the badge that may stand between them.
 */
struct SeatGap {
    Seat seat;
    std::vector<Side> sides; ///< that it plays, one on either board
    QRectF who;
    QRectF stock;
    double badge = 0; ///< radius of the badge before the stockpile where none of the seat's stands in the gap; else 0
    QRectF bounds() const { return who | stock; }
};

/**
 * By seat; none of one that is out, plays on one board alone, or sits too close for anything to be read; and none where
 * boards stand otherwise.
 */
std::vector<SeatGap> seatGaps(const BoardLayout& layout, const GameDescription& game, const Contents& contents);

} // namespace ringford::ui
