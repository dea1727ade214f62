// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/RandomPlay.h"

namespace ringford::test {

std::optional<Action> drawnAction(const Game& game, const Position& position, Dice& dice)
{
    if (dice.oneIn(8)) {
        const Seat seat{static_cast<std::uint8_t>(dice.below(game.description().seats.size()))};
        if (const auto actions = game.actions(position, seat); !actions.empty())
            return dice.among(actions);
    }
    const auto actions = game.actions(position);
    return actions.empty() ? std::nullopt : std::optional(dice.among(actions));
}

void playOn(Match& match, int plies, Dice& dice)
{
    for (int ply = 0; ply < plies && !match.gameNode()->outcome().decided(); ++ply) {
        const Side side{static_cast<std::uint8_t>(dice.below(match.game().description().sides.size()))};
        if (dice.oneIn(40) && match.canRetire(match.gameNode(), side)) {
            (void)match.retire(side, dice.oneIn(2) ? Retire::Resigned : Retire::FlagFell);
        } else if (const auto action = drawnAction(match.game(), match.position(match.gameNode()), dice)) {
            (void)match.play(*action);
        }
    }
}

} // namespace ringford::test
