// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ringford {

/** A game before its options are chosen: an entry of the registry. */
class GameType {
public:
    GameType(std::string id, Text title, std::vector<OptionSpec> options)
        : m_id(std::move(id)), m_title(std::move(title)), m_options(std::move(options))
    {
    }
    GameType(const GameType&) = delete;
    GameType& operator=(const GameType&) = delete;
    virtual ~GameType() = default;
    /** Its name in records and commands: `longchess`. */
    const std::string& id() const { return m_id; }
    /** Its name for people: `Longchess`. */
    const Text& title() const { return m_title; }
    /** What can be chosen, in the order in which forms list it. */
    const std::vector<OptionSpec>& options() const { return m_options; }
    /** The game with these options (defaults for those not named), or what is wrong with them. */
    Result<std::shared_ptr<const Game>, Text> create(const OptionValues& given) const;
    /** All options, with defaults for those that are not @p given; or what is wrong with them, alone or together. */
    virtual Result<OptionValues, Text> resolve(const OptionValues& given) const;

    /**
     * What a form offers for @p option, whether it goes together with the others that are @p given or not. Games with
     * forms (`SEAT`) list what fits those.
     */
    virtual std::vector<std::string> candidates(const OptionSpec& option, const OptionValues& given) const;
    /** What is wrong with these options, if anything. */
    std::optional<Text> check(const OptionValues& given) const;

    /** Those candidates of @p option that go together with the others that are @p given. */
    std::vector<std::string> allowedValues(const OptionSpec& option, const OptionValues& given) const;
    /**
     * Those of a game's options (@p all) that differ, as text, from what they would be if they were not given: what a
     * record writes.
     */
    OptionValues differing(const OptionValues& all) const;

private:
    /** @p options are as resolve() gives them. */
    virtual std::shared_ptr<const Game> make(const OptionValues& options) const = 0;

    std::string m_id;
    Text m_title;
    std::vector<OptionSpec> m_options;
};

} // namespace ringford
