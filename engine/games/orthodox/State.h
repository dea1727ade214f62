// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardPlace.h"
#include "engine/games/chess/BoardState.h"

namespace ringford::orthodox {

/** A position of orthodox chess. */
struct State : chess::BoardState {
    /** Actions since the last capture or pawn action. */
    std::uint32_t quiet{};

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);

/** The only board. */
inline constexpr chess::BoardPlace kBoard{};

} // namespace ringford::orthodox
