// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/LongchessRules.h"
#include "engine/rules/GameType.h"

namespace ringford::longchess {

/**
 * What people see of Longchess: its description, text, setups, refusals and gestures. Becomes a Game through
 * GameAdapter.
 */
template <class Size> class LongchessGame {
public:
    using RulesType = LongchessRules<Size>;
    using State = longchess::State<Size>;

    /** @p options: all of the rule book, as completeOptions gives them, for a board of that size */
    explicit LongchessGame(const OptionValues& options);

    const RulesType& rules() const { return m_rules; }
    const GameDescription& description() const { return m_description; }
    Result<State, SetupProblems> read(const Setup& setup) const;
    Setup write(const State& state) const;
    Action toAction(const State& state, Move move) const;
    std::string text(const State& state, const Action& action) const;
    Result<Action, Text> parse(const State& state, std::string_view text) const;
    Refusal why(const State& state, const Action& action) const;
    /**
     * By hand from cell to cell, or to the rim where a piece leaves; what carries flags takes them along then, and
     * leaves them with a tool of its own. A charge with its own tool, too, from any of its pawns to where that one
     * ends; mines and shells with theirs, by touching the cell. Who touches the gun first, as one takes a piece in
     * hand, aims with the second touch, at the gun itself by touching it again.
     */
    std::vector<Gesture> gestures(const State& state, const Action& action) const;
    std::optional<Action> intended(const State& state, const Gesture& touched) const;
    std::vector<Target> targets(const State& state, Cell cell) const;
    Contents contents(const State& state) const;
    QuietCount quiet(const State& state) const;
    /** Before a shell is aimed that will hit own pieces which no other hits. */
    std::optional<Text> asks(const State& state, Move move, Seat seat) const;

private:
    struct Tools {
        std::uint8_t hand = 0, charge = 1;
        std::optional<std::uint8_t> mine, fire, leave;
    };

    static GameDescription describe(const OptionValues& values, const Map& map, Tools& tools);
    LongchessGame(const OptionValues& options, const Map& map);
    std::vector<Gesture> chargeGestures(const State& state, const Action& action) const;
    std::vector<Gesture> fireGestures(const State& state, Cell target) const;
    /** @pre the seat has its artillery on the board */
    Cell gunOf(const State& state, Seat seat) const;
    /** Behind which cells at the edge a piece leaves the board by its ways out. */
    std::vector<Cell> exits(const State& state, Spot from) const;
    Action chargeMeant(const State& state, const Touch& from, const Touch& to) const;
    Action moveMeant(const State& state, Cell from, Cell to) const;

    Tools m_tools;
    GameDescription m_description;
    RulesType m_rules;
};

/** Longchess in the registry. */
class LongchessType : public GameType {
public:
    LongchessType();
    Result<OptionValues, Text> resolve(const OptionValues& given) const override;

private:
    std::shared_ptr<const Game> make(const OptionValues& options) const override;
};

} // namespace ringford::longchess
