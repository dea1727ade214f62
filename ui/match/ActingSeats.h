// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"
#include "engine/rules/Description.h"

#include <array>
#include <vector>

namespace ringford::ui {

/** Whether computers may be kept waiting: not while their clocks run. */
enum class WaitsForPersons : unsigned char { No, Yes };

/** By seat, how often the computer has acted for it since a person last acted, before @p node. */
std::array<int, 32> actionsSincePersons(const Node* node, SeatSet computers);

/**
 * Of several seats that are on turn at once and that the computer has, those that may act now, who has acted least
 * first, and of them who has waited longest. Where boards do not wait for one another a person is waited for all the
 * same: while one is on turn, each of the others acts at most twice since a person last acted; but on a board on which a
 * person acted last that one is answered.
 * @param node where the game stands
 * @param computers all seats that the computer has
 */
std::vector<Seat> actingSeats(const GameDescription& game, const Node* node, SeatSet computers,
                              WaitsForPersons waits = WaitsForPersons::Yes);

} // namespace ringford::ui
