// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace ringford::cli {

/** A game, and a position to begin with. */
struct GameChoice {
    std::shared_ptr<const Game> game;
    Position position;
};

/** The game `ID [opt=value ...]` at its standard start or at @p setup; the error is a sentence. */
Result<GameChoice, std::string> chooseGame(const std::string& id, std::span<const std::string> options,
                                           const std::optional<std::string>& setup);

} // namespace ringford::cli
