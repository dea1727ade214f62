// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/GameSummary.h"
#include "engine/rules/Game.h"
#include "tests/support/TestGames.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ringford::test {

/** The row of a game where games are offered to choose one. */
inline int offeredRow(const std::string& id)
{
    const std::vector<const GameType*> games = offeredGames(testRegistry());
    const auto found = std::ranges::find(games, id, [](const GameType* game) { return game->id(); });
    return static_cast<int>(found - games.begin());
}

} // namespace ringford::test
