// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"

#include <optional>
#include <vector>

namespace ringford::ui {

class MatchModel;

/** How a seat went out. */
struct SeatExit {
    const Node* node = nullptr;     ///< of the entry by which it did; null: it is in the game
    std::optional<Seat> by;         ///< who did it
    std::optional<PieceKind> blast; ///< what went off or came down, if that took the last of its pieces
};

/** By seat, how it went out on the way to the place shown; all in one walk. */
std::vector<SeatExit> leavings(const MatchModel& model);

} // namespace ringford::ui
