// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/strategic/State.h"
#include "engine/rules/Action.h"
#include "engine/rules/Description.h"
#include "engine/rules/Refusal.h"

#include <optional>

namespace ringford::strategic {

/** How far one cell lies from another as people count on boards side by side. */
struct Offset {
    int files;
    int ranks;
};
Offset offsetOf(const Board& board, Cell from, Cell to);

/**
 * Why a pawn does not go there: that is not how it moves, or something is in its way. Nothing when it does; whether
 * there is something to capture is not looked at. @p roads: the cells on roads. @pre a pawn stands on the first cell,
 * and the second is on its board or beside it
 */
std::optional<Refusal> whyPawnNotMoved(const GameDescription& game, Bits roads, const State& state,
                                       const Action& action);

} // namespace ringford::strategic
