// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/strategic/StrategicRules.h"
#include "engine/rules/GameType.h"

namespace ringford::strategic {

/**
 * What people see of Strategic chess: its description, text, setups, refusals and gestures. Becomes a Game through
 * GameAdapter.
 */
class StrategicGame {
public:
    using RulesType = StrategicRules;

    /** @p options: all of the rule book, as completeOptions gives them. */
    explicit StrategicGame(const OptionValues& options);

    const StrategicRules& rules() const { return m_rules; }
    const GameDescription& description() const { return m_description; }
    Result<State, SetupProblems> read(const Setup& setup) const;
    Setup write(const State& state) const;
    Action toAction(const State& state, Move move) const;
    std::string text(const State& state, const Action& action) const;
    Result<Action, Text> parse(const State& state, std::string_view text) const;
    Refusal why(const State& state, const Action& action) const;
    /** From cell to cell, also from board to board. */
    std::vector<Gesture> gestures(const State& state, const Action& action) const;
    std::optional<Action> intended(const State& state, const Gesture& touched) const;
    std::vector<Target> targets(const State& state, Cell cell) const;
    Contents contents(const State& state) const;
    /** Whether who gives a piece agrees: it is pulled away while the other side is on turn there. */
    std::optional<Text> asks(const State& state, Move move, Seat seat) const;
    QuietCount quiet(const State& state) const;

private:
    GameDescription m_description;
    StrategicRules m_rules;
};

/** Strategic chess in the registry. */
class StrategicType : public GameType {
public:
    StrategicType();
    /** For the roads the usual ones and some others; any ranks may be written. */
    std::vector<std::string> candidates(const OptionSpec& option, const OptionValues& given) const override;
    Result<OptionValues, Text> resolve(const OptionValues& given) const override;

private:
    std::shared_ptr<const Game> make(const OptionValues& options) const override;
};

} // namespace ringford::strategic
