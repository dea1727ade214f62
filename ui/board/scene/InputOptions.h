// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/SeatExceptions.h"

#include <cstdint>

namespace ringford::ui {

/** Which ways of moving a piece with a pointer play. */
enum class PointerUse : std::uint8_t { DragAndClick, Drag, Click };

/** How a board answers hands: what settings say about it. */
struct InputOptions {
    PointerUse pointer = PointerUse::DragAndClick;
    bool showsTargets = true; ///< where a piece that is touched can go
    bool explains = true;     ///< says why something cannot be played
    bool confirms = false;    ///< asks before each action counts
    bool clickClears = false; ///< a click to play takes drawings away
    bool wheelSteps = false;  ///< the wheel steps through the history
    SeatExceptions seats;     ///< for whom targets, reasons and questions are the other way round

    bool showsTargetsTo(Seat seat) const { return showsTargets != seats.legalTargets.contains(seat); }
    bool explainsTo(Seat seat) const { return explains != seats.whyNot.contains(seat); }
    bool confirmsFor(Seat seat) const { return confirms != seats.confirm.contains(seat); }
};

} // namespace ringford::ui
