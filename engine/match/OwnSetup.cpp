// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/OwnSetup.h"

namespace ringford {

std::optional<std::string> ownSetup(const Match& match)
{
    const Game& game = match.game();
    std::string start = writeSetup(game.write(match.position(match.start())));
    return start == writeSetup(game.write(game.start())) ? std::nullopt : std::optional(std::move(start));
}

} // namespace ringford
