// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <chrono>
#include <optional>
#include <span>
#include <vector>

namespace ringford {

/** A clock that runs. */
struct RunningClock {
    Side side;
    std::chrono::milliseconds left;
};

/**
 * The side whose clock decides what is acted on first: it has least, and only half of what another one has, or only
 * seconds; nothing while all have about the same.
 */
std::optional<Side> urgentSide(std::span<const RunningClock> clocks);

/**
 * What @p seat should choose from where it is on turn on several boards, each with a clock of its own that runs
 * meanwhile: @p clocks are those of its sides. Who acts on one board again and again would lose on time on the other.
 * @return what it may do on the board of the urgentSide(); empty: it is free to choose
 */
std::vector<Action> urgentActions(const Game& game, const Position& position, Seat seat,
                                  std::span<const RunningClock> clocks);

} // namespace ringford
