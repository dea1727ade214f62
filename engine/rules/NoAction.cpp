// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/NoAction.h"

#include "engine/rules/ExampleActions.h"
#include "engine/rules/Game.h"

#include <string>

namespace ringford {

Text noAction()
{
    return "no action of this game"; // never shown
}

Text noActionAt(const Game& game, const Position& position, std::string_view typed)
{
    std::string examples;
    for (const Action& action : exampleActions(game, position))
        examples.append(examples.empty() ? "" : ", ").append(game.text(position, action));
    if (examples.empty())
        return Text(RINGFORD_TEXT("'%1' is no action of this game")).quote(typed);
    return Text(RINGFORD_TEXT("'%1' is no action of this game: expected one like %2")).quote(typed).with(examples);
}

} // namespace ringford
