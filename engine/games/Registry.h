// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/GameType.h"

#include <memory>
#include <string_view>
#include <vector>

namespace ringford {

/**
 * The games that a program knows. Whoever needs a game by name is handed a registry, so tests can add games of their
 * own.
 */
class Registry {
public:
    /** A registry with the games of the rule book. */
    static const Registry& standard();
    /** A new one with the games of the rule book, to which others can be added. */
    static Registry withStandardGames();

    void add(std::unique_ptr<const GameType> type);
    /** All games, sorted by id. */
    const std::vector<std::unique_ptr<const GameType>>& types() const { return m_types; }
    const GameType* find(std::string_view id) const;
    /** The game of that id and options; the error names what was wrong and lists what is allowed. */
    Result<std::shared_ptr<const Game>, Text> create(std::string_view id, const OptionValues& options) const;
    /** All ids, divided by commas. */
    std::string ids() const;

private:
    std::vector<std::unique_ptr<const GameType>> m_types;
};

} // namespace ringford
