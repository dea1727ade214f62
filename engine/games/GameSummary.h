// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Options.h"
#include "engine/rules/Text.h"

#include <string_view>
#include <vector>

namespace ringford {

class GameType;
class Registry;

/** What a game is, for people who choose one. */
struct GameSummary {
    std::string_view id; ///< the game's
    Text sentence;       ///< what kind of game it is
    // How many seats it can have, whatever its options.
    int leastSeats = 2;
    int mostSeats = 2;
    int seatStep = 1; ///< from one number that is possible to the next
    /** With which people meet it, where the rules' defaults leave out what makes it a game of its own: `boards=2`. */
    std::string_view firstOptions = {};
};

/** That of the game with this id; null where nothing is told. */
const GameSummary* findSummary(std::string_view id);

/** The options with which a game begins where people choose none; records and the protocol know only its defaults. */
OptionValues firstOptions(const GameType& type);

/**
 * The games of a registry, as they are offered to people who choose one: what most of them know comes first, then what
 * is played on more and more boards, and last what nothing is told of. They live as long as @p registry.
 */
std::vector<const GameType*> offeredGames(const Registry& registry);

} // namespace ringford
