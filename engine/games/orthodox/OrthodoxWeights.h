// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardWeights.h"

namespace ringford::orthodox {

/** What everything in a position is worth, in hundredths of a pawn. All are ints and nothing else, as on the board. */
struct OrthodoxWeights {
    chess::BoardWeights board{};
    int tempo = 0; ///< to be on turn
};

/** What was thought of a position before anything was fitted: pieces by their mobility, all else by guess. */
inline constexpr OrthodoxWeights kByMobility{chess::kBoardByMobility, 10};

} // namespace ringford::orthodox
