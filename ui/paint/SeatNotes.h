// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Painting.h"

namespace ringford::ui {

/** Before a clock that runs. */
constexpr QChar kRuns(u'▸');

struct SeatsWithGaps {
    SeatSet all;
    SeatSet withRoom; ///< for the clocks of all boards that they play on, whichever run
};
SeatsWithGaps seatsWithGaps(const Painting& painting);

/** A piece of a stockpile as it is seen in a gap. Where a seat holds such pieces of several sets, it is of the first. */
struct StockPlace {
    StockItem item;
    QRectF rect;
};
/** Those of a seat that are seen; empty where it has no gap. */
std::vector<StockPlace> stockPlaces(const BoardLayout& layout, const GameDescription& game, const Contents& contents,
                                    Seat seat);

/** Names, clocks and stockpiles in the gaps of a circle. */
void paintSeatNotes(const Painting& painting, SeatSet told);

} // namespace ringford::ui
