// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "ui/panels/BoardState.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace ringford::ui {

/** What the panel Seats tells in a row: of a side, or of a seat that plays on several boards. */
struct SeatRow {
    Seat player;
    std::vector<Side> sides; ///< that the seat plays where the game goes on
    bool isOnTurn = false;
    bool isOut = false;
    bool isKingless = false; ///< plays on without
    QString boards;
    QString boardsInCode;
    QString boardsInFull;
    QString carried; ///< which flags its pieces carry
    QString carriedInFull;
    QString state;
    QString stateInBrief; ///< of who carries a flag not what he does: the line above the board tells it
    QString stateInFull;
    QString clock;
    std::optional<BoardState> result; ///< of a side's board, once that is closed
};

/** Least room; seats by their badges, or by their names. */
enum class SeatWording : std::uint8_t { Code, Short, Full };

} // namespace ringford::ui
