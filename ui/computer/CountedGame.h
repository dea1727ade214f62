// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <optional>
#include <string>

namespace ringford::ui {

/**
 * The event that a game counts for while it is played, such as a battle of a tournament: persons at all seats, an event
 * and a round in its tags, and no result yet. Nothing for all other games. The computer does not tell who stands better
 * there.
 */
std::optional<std::string> countedFor(const Match& match);

} // namespace ringford::ui
