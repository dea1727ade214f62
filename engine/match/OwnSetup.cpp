// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/OwnSetup.h"

namespace ringford {

std::optional<std::string> ownSetup(const Match& match)
{
    return OwnSetups().of(match);
}

std::optional<std::string> OwnSetups::of(const Match& match)
{
    const Game& game = match.game();
    if (m_game != match.sharedGame()) {
        m_game = match.sharedGame();
        m_usual = writeSetup(game.write(game.start()));
    }
    std::string start = writeSetup(game.write(match.position(match.start())));
    return start == m_usual ? std::nullopt : std::optional(std::move(start));
}

} // namespace ringford
