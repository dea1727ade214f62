// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Texts.h"

namespace ringford::test {

/**
 * Where the fast rules and slow ones of the tests differ in a position, but for whose turn it is; nothing where they
 * agree. @p Slow has setup(), status() and actions(), as texts.
 */
template <class Slow> QString differenceInTexts(const Game& game, const Position& position, const Slow& slow)
{
    if (setupText(game, position) != QString::fromStdString(slow.setup()))
        return "setup, slow: " + QString::fromStdString(slow.setup());
    if (game.status(game.outcome(position)) != slow.status())
        return "status, slow: " + QString::fromStdString(slow.status());
    const auto fast = textSet(game, position, game.actions(position));
    const auto wanted = slow.actions();
    if (fast != wanted)
        return "actions, only fast: " + onlyIn(fast, wanted) + "; only slow: " + onlyIn(wanted, fast);
    return game.perft(position, 1) == wanted.size() ? QString() : QStringLiteral("count");
}

} // namespace ringford::test
