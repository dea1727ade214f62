// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/MoveLookup.h"
#include "engine/rules/NoAction.h"
#include "engine/rules/Perft.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace ringford {

/**
 * Makes the virtual Game of any described rules, all but its search: a state becomes a Position, a move becomes an
 * Action.
 */
template <Described D> class GameAdapter : public Game {
public:
    using R = typename D::RulesType;
    using State = typename R::State;

    explicit GameAdapter(D described) : m_game(std::move(described)) {}

    /** What a position of this game holds. */
    static const State& state(const Position& position) { return static_cast<const Held&>(position.content()).state; }

    const GameDescription& description() const override { return m_game.description(); }
    Position start() const override { return wrap(rules().start()); }
    Setup write(const Position& position) const override { return m_game.write(state(position)); }
    SeatSet onTurn(const Position& position) const override { return rules().onTurn(state(position)); }
    Outcome outcome(const Position& position) const override { return rules().outcome(state(position)); }
    std::string text(const Position& position, const Action& action) const override
    {
        return m_game.text(state(position), action);
    }
    Result<Action, Text> parse(const Position& position, std::string_view text) const override
    {
        auto action = m_game.parse(state(position), text);
        if (!action && action.error().pattern() == noAction().pattern())
            return Failure{noActionAt(*this, position, text)};
        return action;
    }
    std::vector<Target> targets(const Position& position, Cell cell) const override
    {
        return m_game.targets(state(position), cell);
    }
    QuietCount quiet(const Position& position) const override { return m_game.quiet(state(position)); }

    Result<Position, SetupProblems> read(const Setup& setup) const override
    {
        auto made = m_game.read(setup);
        if (!made)
            return Failure{made.error()};
        return wrap(*std::move(made));
    }

    std::vector<Action> actions(const Position& position) const override { return moves().actions(state(position)); }
    std::vector<Action> actions(const Position& position, Seat seat) const override
    {
        return moves().actions(state(position), seat);
    }
    std::vector<Action> exposed(const Position& position) const override { return moves().exposed(state(position)); }

    Seat actor(const Position& position, const Action& action) const override
    {
        const auto found = moves().find(state(position), action);
        assert(found);
        return found->seat;
    }

    Result<Taken, Refusal> take(const Position& position, const Action& action) const override
    {
        const auto found = moves().find(state(position), action);
        if (!found)
            return Failure{refusal(state(position), action)};
        State next = state(position);
        TableEffects told;
        rules().apply(next, found->move, told);
        const Outcome outcome = rules().outcome(next);
        const SeatSet onTurn = outcome.decided() ? SeatSet{} : rules().onTurn(next);
        const Side side = moves().actingSide(state(position), *found);
        const SideSet turns = moves().turns(state(position), *found);
        return Taken{wrap(std::move(next)), outcome, onTurn, found->seat, side, std::move(told.effects), turns};
    }

    Successor apply(const Position& position, const Action& action) const override
    {
        State next = state(position);
        const auto found = moves().find(next, action);
        assert(found);
        EffectList told;
        rules().apply(next, found->move, told);
        const Outcome outcome = rules().outcome(next);
        return {wrap(std::move(next)), std::move(told.effects), outcome};
    }

    bool canRetire(const Position& position, Side side) const override
    {
        return !rules().outcome(state(position)).decided() && rules().canRetire(state(position), side);
    }

    Successor retire(const Position& position, Side side, Retire how) const override
    {
        State next = state(position);
        EffectList told;
        const std::optional<Outcome> decided = rules().retire(next, side, how, told);
        const Outcome outcome = decided ? *decided : rules().outcome(next);
        return {wrap(std::move(next)), std::move(told.effects), outcome};
    }

    std::optional<Refusal> why(const Position& position, const Action& action) const override
    {
        const State& now = state(position);
        if (moves().find(now, action))
            return std::nullopt;
        return refusal(now, action);
    }

    std::vector<Gesture> gestures(const Position& position, const Action& action) const override
    {
        return m_game.gestures(state(position), action);
    }

    std::optional<Action> intended(const Position& position, const Gesture& touched) const override
    {
        return m_game.intended(state(position), touched);
    }

    Contents contents(const Position& position) const override
    {
        Contents contents = m_game.contents(state(position));
        if (rules().outcome(state(position)).decided())
            contents.sidesOnTurn = contents.sidesWaiting = {};
        if (contents.players.empty())
            std::ranges::transform(description().sides, std::back_inserter(contents.players), &SideInfo::seat);
        return contents;
    }

    std::optional<Text> asks(const Position& position, const Action& action) const override
    {
        if constexpr (AskingGame<D>) {
            const auto found = moves().find(state(position), action);
            return found ? m_game.asks(state(position), found->move, found->seat) : std::nullopt;
        } else {
            return std::nullopt;
        }
    }

    std::uint64_t perft(const Position& position, int depth, std::stop_token stop) const override
    {
        return ringford::perft(rules(), state(position), depth, stop);
    }

    const Fen* fen() const override
    {
        if constexpr (FenGame<D>)
            return m_game.fen();
        else
            return nullptr;
    }

protected:
    struct Held final : Position::Content {
        explicit Held(State s) : state(std::move(s)) {}
        std::size_t size() const override { return sizeof *this; }
        State state;
    };
    static Position wrap(State state) { return Position(std::make_shared<Held>(std::move(state))); }
    const D& game() const { return m_game; }
    const R& rules() const { return m_game.rules(); }

private:
    MoveLookup<D> moves() const { return MoveLookup<D>(m_game); }

    /** @pre @p action is not legal */
    Refusal refusal(const State& now, const Action& action) const
    {
        if (rules().outcome(now).decided())
            return {RINGFORD_TEXT("the game is over"), {}, {}};
        return m_game.why(now, action);
    }

    D m_game;
};

} // namespace ringford
