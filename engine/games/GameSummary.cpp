// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/GameSummary.h"

#include "engine/games/Registry.h"
#include "engine/rules/Game.h"

#include <algorithm>

namespace ringford {

namespace {

/** In the order in which they are offered. */
const std::vector<GameSummary>& summaries()
{
    static const std::vector<GameSummary> kSummaries{
        {"orthodox", RINGFORD_TEXT("chess as it is played all over the world")},
        {"checkers", RINGFORD_TEXT("checkers on the dark cells, in which nobody is ever made to jump")},
        {"circular", RINGFORD_TEXT("chess round a ring, everyone alone or in teams"), 2, 6},
        {"longchess", RINGFORD_TEXT("armies on a long board with rivers and bridges carry the enemy's flag home"), 2, 4,
         2},
        {"multiplayer", RINGFORD_TEXT("everyone plays on two boards at once, and captured pieces change over"), 3, 16},
        {"strategic", RINGFORD_TEXT("chess on boards side by side, which send one another reinforcements"), 2, 16, 2,
         "boards=2"},
    };
    return kSummaries;
}

/** How many are offered before a game. */
auto rankOf(const GameType* type)
{
    return std::ranges::find(summaries(), type->id(), &GameSummary::id) - summaries().begin();
}

} // namespace

const GameSummary* findSummary(std::string_view id)
{
    const auto found = std::ranges::find(summaries(), id, &GameSummary::id);
    return found == summaries().end() ? nullptr : &*found;
}

OptionValues firstOptions(const GameType& type)
{
    const GameSummary* const summary = findSummary(type.id());
    const auto options = readOptions(summary ? summary->firstOptions : std::string_view());
    return options ? *options : OptionValues();
}

std::vector<const GameType*> offeredGames(const Registry& registry)
{
    std::vector<const GameType*> games;
    for (const auto& type : registry.types())
        games.push_back(type.get());
    std::ranges::stable_sort(games, {}, rankOf);
    return games;
}

} // namespace ringford
