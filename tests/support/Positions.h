// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"

#include <memory>
#include <string>

namespace ringford::test {

// Short ways to a position and what is played there; what does not fit ends the test program.

/** A game of the test registry with options as a command line has them. */
std::shared_ptr<const Game> gameOf(const std::string& id, const std::string& options = {});
/** The position of a setup. */
Position at(const Game& game, const std::string& setup);
/** The action that a text means there, legal or not. */
Action read(const Game& game, const Position& position, const std::string& text);
/** What stands there after a legal action. */
Position after(const Game& game, const Position& position, const std::string& text);
/** A cell by name. */
Cell cellOf(const Game& game, const std::string& name);

} // namespace ringford::test
