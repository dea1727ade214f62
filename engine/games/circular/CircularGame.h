// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/CircularRules.h"
#include "engine/rules/GameType.h"

namespace ringford::circular {

/**
 * What people see of circular chess: its description, text, setups, refusals and gestures. Becomes a Game through
 * GameAdapter.
 */
template <int W> class CircularGame {
public:
    using RulesType = CircularRules<W>;
    using State = circular::State<W>;

    /** @p options: all of the rule book, as completeOptions gives them. */
    explicit CircularGame(const OptionValues& options);

    const RulesType& rules() const { return m_rules; }
    const GameDescription& description() const { return m_description; }
    Result<State, SetupProblems> read(const Setup& setup) const;
    Setup write(const State& state) const;
    Action toAction(const State& state, Move move) const;
    std::string text(const State& state, const Action& action) const;
    Result<Action, Text> parse(const State& state, std::string_view text) const;
    Refusal why(const State& state, const Action& action) const;
    /**
     * From cell to cell: swaps with the own pawn put onto the teammate's, removals with one of the pawns put onto the
     * other, by hand or with their own tool.
     */
    std::vector<Gesture> gestures(const State& state, const Action& action) const;
    std::optional<Action> intended(const State& state, const Gesture& touched) const;
    std::vector<Target> targets(const State& state, Cell cell) const;
    Contents contents(const State& state) const;
    QuietCount quiet(const State& state) const;
    /** Mercy: before the king of @p seat, whose move it is, stands open to capture. */
    std::optional<Text> asks(const State& state, Move move, Seat seat) const;

private:
    Action moveMeant(const State& state, Cell from, Cell to) const;
    bool facesOwnPawn(const State& state, Spot rising, Spot falling) const;

    GameDescription m_description;
    RulesType m_rules;
};

/** Circular chess in the registry. */
class CircularType : public GameType {
public:
    CircularType();
    std::vector<std::string> candidates(const OptionSpec& option, const OptionValues& given) const override;
    Result<OptionValues, Text> resolve(const OptionValues& given) const override;

private:
    std::shared_ptr<const Game> make(const OptionValues& options) const override;
};

} // namespace ringford::circular
