// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/checkers/CheckersRules.h"
#include "engine/rules/GameType.h"

namespace ringford::checkers {

/**
 * What people see of choice checkers: its description, text, setups, refusals and gestures. Becomes a Game through
 * GameAdapter.
 */
class CheckersGame {
public:
    using RulesType = CheckersRules;

    CheckersGame();

    const CheckersRules& rules() const { return m_rules; }
    const GameDescription& description() const { return m_description; }
    Result<State, SetupProblems> read(const Setup& setup) const;
    Setup write(const State& state) const;
    Action toAction(const State& state, const Move& move) const;
    std::string text(const State& state, const Action& action) const;
    Result<Action, Text> parse(const State& state, std::string_view text) const;
    Refusal why(const State& state, const Action& action) const;
    std::vector<Gesture> gestures(const State& state, const Action& action) const;
    std::optional<Action> intended(const State& state, const Gesture& touched) const;
    std::vector<Target> targets(const State& state, Cell cell) const;
    Contents contents(const State& state) const;
    /** Thirty moves of each side without a jump (rule book, Decision). */
    QuietCount quiet(const State& state) const { return {state.quiet, 60}; }

private:
    CheckersRules m_rules;
    GameDescription m_description;
};

/** Choice checkers in the registry: it has no options. */
class CheckersType : public GameType {
public:
    CheckersType();

private:
    std::shared_ptr<const Game> make(const OptionValues& options) const override;
};

} // namespace ringford::checkers
