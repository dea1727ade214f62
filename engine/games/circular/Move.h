// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/State.h"

namespace ringford::circular {

/** An action on a ring, in four bytes. */
struct Move {
    enum class Form : std::uint8_t {
        Piece,  ///< one that is no pawn goes or captures
        Pawn,   ///< goes or captures, and is promoted when another kind arrives
        Swap,   ///< with the teammate's pawn on `to`; may be promoted likewise
        Remove, ///< facing pawns leave: the rising one from `from`, the falling one from `to`
    };
    Spot from;
    Spot to;
    Form form;
    Kind arrives; ///< what stands on `to` afterwards

    constexpr bool promotes() const { return (form == Form::Pawn || form == Form::Swap) && arrives != Kind::Pawn; }
    auto operator<=>(const Move&) const = default;
};

/** What a pawn can become, in the order of kinds. */
inline constexpr std::array<Kind, 4> kPromotions{Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen};

} // namespace ringford::circular
