// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/GameType.h"
#include "engine/setup/SetupReader.h"
#include "tests/toy/ToyRules.h"

namespace ringford::toy {

/** The tools in hand, by their number in the description. */
enum class Tool : std::uint8_t { Move, Charge, Recall };

/**
 * What people see of the toy game: its description, text, setups, refusals and gestures. Becomes a Game through
 * GameAdapter.
 */
class ToyGame {
public:
    using RulesType = ToyRules;

    /** @p chosen: all options as text, for the description. */
    ToyGame(Options options, OptionValues chosen);

    const ToyRules& rules() const { return m_rules; }
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
    QuietCount quiet(const State& state) const { return {state.quiet, 20}; }

private:
    const std::string& name(Side side) const { return m_description.side(side).name; }
    void readArmies(SetupReader& reader, State& state) const;
    void readTurns(SetupReader& reader, State& state) const;
    void readStock(SetupReader& reader, State& state) const;
    void readDropped(SetupReader& reader, State& state) const;

    ToyRules m_rules;
    GameDescription m_description;
};

/** The toy game in a registry. */
class ToyType : public GameType {
public:
    ToyType();
    Result<OptionValues, Text> resolve(const OptionValues& given) const override;

private:
    std::shared_ptr<const Game> make(const OptionValues& options) const override;
};

} // namespace ringford::toy
