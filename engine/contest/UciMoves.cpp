// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/UciMoves.h"

namespace ringford {

std::string uciText(const Game& game, const Action& action)
{
    std::string text = game.board().name(action.from) + game.board().name(action.to);
    if (action.placed)
        text += static_cast<char>(game.description().kind(*action.placed).letter - 'A' + 'a');
    return text;
}

std::optional<Action> uciAction(const Game& game, const Position& position, std::string_view text)
{
    for (const Action& action : game.actions(position)) {
        if (uciText(game, action) == text)
            return action;
    }
    return std::nullopt;
}

} // namespace ringford
