// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Positions.h"

#include "tests/support/TestGames.h"
#include "tests/support/Texts.h"

#include <QtGlobal>

namespace ringford::test {

std::shared_ptr<const Game> gameOf(const std::string& id, const std::string& options)
{
    const auto values = readOptions(options);
    auto game = values ? testRegistry().create(id, *values) : Failure{values.error()};
    if (!game)
        qFatal("%s %s: %s", id.c_str(), options.c_str(), game.error().english().c_str());
    return *std::move(game);
}

Position at(const Game& game, const std::string& setup)
{
    const auto position = positionOf(game, setup);
    if (!position)
        qFatal("%s: %s", setup.c_str(), english(position.error()).c_str());
    return *position;
}

Action read(const Game& game, const Position& position, const std::string& text)
{
    const auto action = game.parse(position, text);
    if (!action)
        qFatal("%s: %s", text.c_str(), action.error().english().c_str());
    return *action;
}

Position after(const Game& game, const Position& position, const std::string& text)
{
    const Action action = read(game, position, text);
    if (const auto why = game.why(position, action))
        qFatal("%s: %s", text.c_str(), why->sentence.english().c_str());
    return game.apply(position, action).position;
}

Cell cellOf(const Game& game, const std::string& name)
{
    const auto cell = game.board().find(name);
    if (!cell)
        qFatal("no cell %s", name.c_str());
    return *cell;
}

} // namespace ringford::test
