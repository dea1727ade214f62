// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Painting.h"

namespace ringford::ui {

/**
 * The room between the two boards of a seat in a circle, where it is told who sits there and what the seat holds: two
 * parts, clear of the boards, of what stands beside them and of the badge that may stand between them.
 */
struct SeatGap {
    QRectF who;
    QRectF stock;
    QRectF bounds() const { return who | stock; }
};

/**
 * Nothing where a seat is out, plays on one board alone, or sits too close for anything to be read; and where boards
 * stand otherwise.
 */
std::optional<SeatGap> seatGap(const BoardLayout& layout, const GameDescription& game, const Contents& contents,
                               Seat seat);

/**
 * The seats beside which the clocks of their boards stand: all that have a gap, or none where one has no room for them,
 * whichever clocks run. So no clock is in another place than the rest, nor moves when the turn does.
 */
SeatSet seatsWithClocksTold(const Painting& painting);

/** A piece of a stockpile as it is seen in a gap. Where a seat holds such pieces of several sets, it is of the first. */
struct StockPlace {
    StockItem item;
    QRectF rect;
};
/** Those of a seat that are seen; empty where it has no gap. */
std::vector<StockPlace> stockPlaces(const BoardLayout& layout, const GameDescription& game, const Contents& contents,
                                    Seat seat);

/** Names, clocks and stockpiles in the gaps of a circle. */
void paintSeatNotes(const Painting& painting);

} // namespace ringford::ui
