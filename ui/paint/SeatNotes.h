// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Painting.h"
#include "ui/paint/SeatGaps.h"

namespace ringford::ui {

/** Those whose gap has room for the clocks of all boards that they play on, whichever run. */
SeatSet seatsWithRoomForClocks(const Painting& painting, const std::vector<SeatGap>& gaps);

/** A piece of a stockpile as it is seen in a gap. Where a seat holds those of several sets, it is of the first. */
struct StockPlace {
    StockItem item;
    QRectF rect;
};
/** Those of the gap's seat that are seen. */
std::vector<StockPlace> stockPlaces(const BoardLayout& layout, const GameDescription& game, const Contents& contents,
                                    const SeatGap& gap);

/** Names, stockpiles and, of the seats @p told, clocks in the gaps of a circle. */
void paintSeatNotes(const Painting& painting, const std::vector<SeatGap>& gaps, SeatSet reported);

} // namespace ringford::ui
