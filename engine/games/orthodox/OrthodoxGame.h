// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/orthodox/OrthodoxRules.h"
#include "engine/rules/GameType.h"

namespace ringford::orthodox {

/**
 * What people see of orthodox chess: its description, text, setups, refusals and gestures. Becomes a Game through
 * GameAdapter.
 */
class OrthodoxGame {
public:
    using RulesType = OrthodoxRules;

    /** @p options: all of the rule book, as resolveOptions gives them. */
    explicit OrthodoxGame(const OptionValues& options);

    const OrthodoxRules& rules() const { return m_rules; }
    const GameDescription& description() const { return m_description; }
    Result<State, SetupProblems> read(const Setup& setup) const;
    Setup write(const State& state) const;
    Action toAction(const State& state, chess::Move move) const;
    std::string text(const State& state, const Action& action) const;
    Result<Action, Text> parse(const State& state, std::string_view text) const;
    Refusal why(const State& state, const Action& action) const;
    /** From cell to cell; castling also with the king put onto its rook. */
    std::vector<Gesture> gestures(const State& state, const Action& action) const;
    std::optional<Action> intended(const State& state, const Gesture& touched) const;
    std::vector<Target> targets(const State& state, Cell cell) const;
    Contents contents(const State& state) const;
    QuietCount quiet(const State& state) const { return {static_cast<int>(state.quiet), 100}; }

private:
    OrthodoxRules m_rules;
    GameDescription m_description;
};

/** Orthodox chess in the registry. */
class OrthodoxType : public GameType {
public:
    OrthodoxType();

private:
    std::shared_ptr<const Game> make(const OptionValues& options) const override;
};

} // namespace ringford::orthodox
