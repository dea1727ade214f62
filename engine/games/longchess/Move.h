// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/Terrain.h"

namespace ringford::longchess {

/** An action of Longchess, as small as can be. */
struct Move {
    enum class Form : std::uint8_t {
        Go,           ///< a piece, with what it carries; captures what stands on `to`
        GoWithout,    ///< the same, its flags stay behind
        Shoot,        ///< captures on `to` from range
        Leave,        ///< the piece on `from` goes off the board
        Flag,         ///< the own flag steps from `from` to `to`
        ChargeColumn, ///< all pawns of a column go `distance` columns on; `from` is its first place
        ChargeRow,    ///< the same of a row; `distance` counts downwards
        Mine,         ///< laid on `to`
        Fire,         ///< a shell at `to`
        FireDone
    };
    Spot from = 0;
    Spot to = 0;
    Form form{};
    std::int8_t distance = 0;
};

} // namespace ringford::longchess
