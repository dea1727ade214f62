// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Painting.h"
#include "ui/paint/SeatGaps.h"

namespace ringford::ui {

/**
 * Where a side's clock stands right at its board: above it, behind the board's name, or beside the badge of a linked
 * one. Null where no clock has room.
 */
QRectF dialRoom(const BoardLayout& layout, const GameDescription& game, Side side);

/**
 * The seats of a circle beside which the clocks of their boards stand: all that have a gap; none where one has no room
 * for them, whichever clocks run, and all boards have it. So no clock stands elsewhere than the rest, nor moves when
 * the turn does, but where there is too little room for either.
 */
SeatSet seatsTellingClocks(const Painting& painting, const std::vector<SeatGap>& gaps);
/** Whether something is to be painted where clocks of boards may stand. */
bool showsDials(const Painting& painting);

/** The clocks of all boards but those that stand beside the seats @p told. */
void paintBoardClocks(const Painting& painting, SeatSet reported);

} // namespace ringford::ui
