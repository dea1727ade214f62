// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/multiplayer/MultiplayerRules.h"
#include "engine/rules/GameType.h"

namespace ringford::multiplayer {

/**
 * What people see of Multi Player Chess: its description, text, setups, refusals and gestures. Becomes a Game through
 * GameAdapter.
 */
class MultiplayerGame {
public:
    using RulesType = MultiplayerRules;

    /** @p options: all of the rule book, as resolveOptions gives them. */
    explicit MultiplayerGame(const OptionValues& options);

    const MultiplayerRules& rules() const { return m_rules; }
    const GameDescription& description() const { return m_description; }
    Result<State, SetupProblems> read(const Setup& setup) const;
    Setup write(const State& state) const;
    Action toAction(const State& state, const Move& move) const;
    std::string text(const State& state, const Action& action) const;
    Result<Action, Text> parse(const State& state, std::string_view text) const;
    Refusal why(const State& state, const Action& action) const;
    /**
     * On one board as in orthodox chess. Drop: the piece, the cell. Promotion: the pawn's way, the piece, its cell.
     * Yield: the button, the king.
     */
    std::vector<Gesture> gestures(const State& state, const Action& action) const;
    std::optional<Action> intended(const State& state, const Gesture& touched) const;
    std::vector<Target> targets(const State& state, Cell cell) const;
    Contents contents(const State& state) const;
    QuietCount quiet(const State& state) const { return {static_cast<int>(state.quiet), 100 * state.live.size()}; }

private:
    MultiplayerRules m_rules;
    GameDescription m_description;
};

/** Multi Player Chess in the registry. */
class MultiplayerType : public GameType {
public:
    MultiplayerType();

private:
    std::shared_ptr<const Game> make(const OptionValues& options) const override;
};

} // namespace ringford::multiplayer
