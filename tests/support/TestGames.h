// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"

#include <memory>
#include <string>
#include <vector>

namespace ringford::test {

/** The games of the rule book and the toy game. */
const Registry& testRegistry();

/** The games that the program has, for tests of what holds for each of them: a new one is among them by itself. */
const std::vector<std::string>& gameIds();

/** A game of the test registry with options that go together. */
struct GameChoice {
    std::string line; ///< `toy charge=off`, as a command line has it
    std::shared_ptr<const Game> game;
};

/** Every game of the test registry with its options: all combinations of a game, or @p most of them spread evenly. */
std::vector<GameChoice> gameChoices(std::size_t most);

} // namespace ringford::test
