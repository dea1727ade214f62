// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/SeatExceptions.h"
#include "ui/paint/LayoutParts.h"
#include "ui/paint/Theme.h"

namespace ringford::ui {

/** How fast pieces move: 1 as designed, 0.5 in half the time, 0 they jump. */
struct Motion {
    double factor = 1;

    /** Milliseconds for what was designed to take @p designed. */
    int duration(int designed) const { return static_cast<int>(designed * factor); }
    bool isOff() const { return factor <= 0; }
};

/** Which ways of moving a piece with a pointer play. */
enum class PointerUse : std::uint8_t { DragAndClick, Drag, Click };

/**
 * Who sits below: always the same, on each board the side on turn there, or the same but every piece faces its own
 * seat.
 */
enum class Turning : std::uint8_t { Fixed, SeatOnTurn, Tabletop };

/** How a board is shown and answers: what settings say about it. */
struct BoardManner {
    Theme theme;
    Motion motion;
    bool showsCoordinates = true;
    bool showsMap = true; ///< in small, where only a part of the board is seen
    bool showsTargets = true;
    bool showsDrawings = true;     ///< what people have drawn on the boards
    bool showsProgramMarks = true; ///< what the program draws by itself: the last action, checks, what would be lost
    bool explains = true;          ///< says why something cannot be played
    bool confirms = false;         ///< asks before each action counts
    Turning turning = Turning::Fixed;
    PointerUse pointer = PointerUse::DragAndClick;
    bool hidesInPause = false;                          ///< no pieces are seen while clocks are paused
    bool clickClears = false;                           ///< a click to play takes drawings away
    bool wheelSteps = false;                            ///< the wheel steps through the history
    Arrangement::Kind boards = Arrangement::Kind::Desk; ///< how several boards stand
    bool closesUp = true;                               ///< boards are seen to wander to where they stand from now on
    SeatSet followed;      ///< the board in focus is one that waits for one of these; none: as somebody chose it
    bool showsSets = true; ///< pieces from another board's set bear its number
    double coordinateSize = LayoutOptions::kUsualCoordinates;      ///< in cells
    double mostCoordinates = LayoutOptions::kUsualMostCoordinates; ///< px
    double markScale = 1;                                          ///< thickness of marks
    SeatExceptions seats; ///< for whom targets, reasons and questions are the other way round

    bool showsTargetsTo(Seat seat) const { return showsTargets != seats.legalTargets.contains(seat); }
    bool explainsTo(Seat seat) const { return explains != seats.whyNot.contains(seat); }
    bool confirmsFor(Seat seat) const { return confirms != seats.confirm.contains(seat); }
};

} // namespace ringford::ui
