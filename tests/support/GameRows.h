// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "tests/support/TestGames.h"

#include <memory>
#include <string>
#include <vector>

namespace ringford::test {

/** In a _data function: a row for each game of @p registry, its id in the column `game`. */
void addGames(const Registry& registry = Registry::standard());

/** One game with many options, a row each: for a test that shall hold whatever the options are. */
class GameRows {
public:
    /** @p id: of a game of the registry */
    explicit GameRows(std::string id) : m_id(std::move(id)) {}

    /** One more row, if these options go together. */
    void add(const OptionValues& options);
    std::size_t size() const { return m_games.size(); }

    /** In a _data function: the rows, named after their options. */
    void addRows() const;
    /** In the test function: which row it is, from 0, and its game. */
    std::size_t row() const;
    const Game& game() const { return *m_games[row()]; }

private:
    std::string m_id;
    std::vector<std::shared_ptr<const Game>> m_games;
};

/** Every game with some of its options, a row each: for a test that shall hold in all games. */
class ChoiceRows {
public:
    ChoiceRows() = default;
    /** As gameChoices() has them. */
    explicit ChoiceRows(std::size_t most) : m_choices(gameChoices(most)) {}

    /** In a _data function: the rows, named as a command line has the choice. */
    void addRows() const;
    /** In the test function: the game of its row. */
    const std::shared_ptr<const Game>& sharedGame() const;
    const Game& game() const { return *sharedGame(); }

private:
    std::vector<GameChoice> m_choices;
};

} // namespace ringford::test
