// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Rules.h"

#include <algorithm>
#include <vector>

namespace ringford {

/**
 * Goes between the moves of a described game and the shared actions: lists them, and finds the move that an action
 * stands for.
 */
template <Described D> class MoveLookup {
public:
    using R = typename D::RulesType;
    using State = typename R::State;
    using Move = typename R::Move;
    using Moves = typename R::Moves;

    struct Found {
        Move move;
        Seat seat; ///< who makes it
    };

    /** @p game must live longer. */
    explicit MoveLookup(const D& game) : m_game(game) {}

    /** What all seats on turn may do. */
    std::vector<Action> actions(const State& state) const
    {
        Moves moves;
        rules().generate(state, moves);
        return listed(state, moves, [](const Move&) { return true; });
    }

    /** What one seat may do, on turn or not. */
    std::vector<Action> actions(const State& state, Seat seat) const
    {
        Moves moves;
        if (!rules().onTurn(state).contains(seat)) {
            rules().generateOutOfTurn(state, seat, moves);
            return listed(state, moves, [](const Move&) { return true; });
        }
        rules().generate(state, moves);
        if constexpr (RulesOfSharedMoves<R>)
            return listed(state, moves, [&](const Move& move) { return rules().mayPlay(state, move, seat); });
        else
            return listed(state, moves, [&](const Move& move) { return rules().actor(state, move) == seat; });
    }

    /** Those that would expose who makes them, in games that tell. */
    std::vector<Action> exposed(const State& state) const
    {
        Moves moves;
        if constexpr (RulesOfExposure<R>)
            rules().exposed(state, moves);
        return listed(state, moves, [](const Move&) { return true; });
    }

    /** The move that an action stands for, of a seat on turn or else of any other. */
    std::optional<Found> find(const State& state, const Action& action) const
    {
        Moves moves;
        if constexpr (RulesOfBoards<R>) // all that an action begins with is on one board
            rules().generateOn(state, m_game.description().board.place(action.from).face, moves);
        else
            rules().generate(state, moves);
        if (const auto move = among(state, moves, action))
            return Found{*move, rules().actor(state, *move)};
        for (std::uint8_t index = 0; index < m_game.description().seats.size(); ++index) {
            if (rules().onTurn(state).contains(Seat{index}))
                continue;
            moves.clear();
            rules().generateOutOfTurn(state, Seat{index}, moves);
            if (const auto move = among(state, moves, action))
                return Found{*move, Seat{index}};
        }
        return std::nullopt;
    }

    /** The side that acts: where a seat can have several, the rules say which. */
    Side actingSide(const State& state, const Found& found) const
    {
        if constexpr (RulesOfSides<R>)
            return rules().actingSide(state, found.move);
        const auto& sides = m_game.description().sides;
        return Side{static_cast<std::uint8_t>(std::ranges::find(sides, found.seat, &SideInfo::seat) - sides.begin())};
    }

    /** All sides whose turn it is. */
    SideSet turns(const State& state, const Found& found) const
    {
        if constexpr (RulesOfJointTurns<R>)
            return rules().turns(state, found.move);
        else
            return SideSet(actingSide(state, found));
    }

private:
    const R& rules() const { return m_game.rules(); }

    /** Becomes an action where a list makes room for one, so that none is copied. */
    struct Making {
        operator Action() const { return game.toAction(state, move); }
        const D& game;
        const State& state;
        const Move& move;
    };

    template <class Wanted> std::vector<Action> listed(const State& state, const Moves& moves, Wanted wanted) const
    {
        std::vector<Action> actions;
        actions.reserve(moves.size());
        for (const Move& move : moves) {
            if (wanted(move))
                actions.emplace_back(Making{m_game, state, move});
        }
        return actions;
    }

    std::optional<Move> among(const State& state, const Moves& moves, const Action& action) const
    {
        for (const Move& move : moves) {
            if (m_game.toAction(state, move) == action)
                return move;
        }
        return std::nullopt;
    }

    const D& m_game;
};

} // namespace ringford
