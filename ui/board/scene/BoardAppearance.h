// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"
#include "ui/board/scene/InputOptions.h"
#include "ui/paint/LayoutParts.h"
#include "ui/paint/Theme.h"

#include <cstdint>

namespace ringford::ui {

/** How fast pieces move: 1 as designed, 0.5 in half the time, 0 they jump. */
struct Motion {
    double factor = 1;

    /** Milliseconds for what was designed to take @p designed. */
    int duration(int designed) const { return static_cast<int>(designed * factor); }
    bool isOff() const { return factor <= 0; }
};

/**
 * Who sits below: always the same, on each board the side on turn there, or the same but every piece faces its own
 * seat.
 */
enum class Turning : std::uint8_t { Fixed, SeatOnTurn, Tabletop };

/** How a board is shown: what settings say about it. */
struct BoardAppearance {
    Theme theme;
    Motion motion;
    bool showsCoordinates = true;
    bool showsMap = true;          ///< in small, where only a part of the board is seen
    bool showsDrawings = true;     ///< what people have drawn on the boards
    bool showsProgramMarks = true; ///< what the program draws by itself: the last action, checks, what would be lost
    Turning turning = Turning::Fixed;
    bool hidesInPause = false;                          ///< no pieces are seen while clocks are paused
    Arrangement::Kind boards = Arrangement::Kind::Desk; ///< how several boards stand
    bool closesUp = true;                               ///< boards are seen to wander to where they stand from now on
    SeatSet followed;      ///< the board in focus is one that waits for one of these; none: as somebody chose it
    bool showsSets = true; ///< pieces from another board's set bear its number
    double coordinateSize = LayoutOptions::kUsualCoordinates;      ///< in cells
    double coordinatesOfLong = LayoutOptions::kUsualCoordinates;   ///< the same on a long board
    double mostCoordinates = LayoutOptions::kUsualMostCoordinates; ///< px
    double markScale = 1;                                          ///< thickness of marks
    InputOptions input;                                            ///< how it answers hands
};

} // namespace ringford::ui
