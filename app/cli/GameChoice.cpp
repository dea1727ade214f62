// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/GameChoice.h"

#include "engine/games/Registry.h"

namespace ringford::cli {

Result<GameChoice, std::string> chooseGame(const std::string& id, std::span<const std::string> options,
                                           const std::optional<std::string>& setup)
{
    std::string words;
    for (const std::string& option : options)
        words += option + ' ';
    const auto given = readOptions(words);
    if (!given)
        return Failure{given.error().english()};
    const auto game = Registry::standard().create(id, *given);
    if (!game)
        return Failure{game.error().english()};
    if (!setup)
        return GameChoice{*game, (*game)->start()};
    const auto position = (*game)->readLine(*setup);
    if (!position)
        return Failure{"setup: " + english(position.error())};
    return GameChoice{*game, *position};
}

} // namespace ringford::cli
