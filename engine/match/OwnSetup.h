// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <memory>
#include <optional>
#include <string>

namespace ringford {

/** How the start of a match is written that begins elsewhere than its game does; nothing where it does not. */
std::optional<std::string> ownSetup(const Match& match);

/**
 * The same of many matches: where their game usually begins, which takes long to write on large boards, is written once
 * for those in a row that share their game.
 */
class OwnSetups {
public:
    std::optional<std::string> of(const Match& match);

private:
    std::shared_ptr<const Game> m_game;
    std::string m_usual; ///< of that game
};

} // namespace ringford
