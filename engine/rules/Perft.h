// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Rules.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace ringford {

/** How perft comes from one ply to the next: on a copy of the state. */
template <Rules R> class PerftStep {
public:
    typename R::State& play(const R& rules, typename R::State& from, const typename R::Move& move)
    {
        m_state = from;
        rules.apply(m_state, move, NoEffects{});
        return m_state;
    }
    void takeBack(const R&, typename R::State&) const {}

private:
    typename R::State m_state;
};

/** The same where moves can be taken back: there is one state for all plies. */
template <RulesOfUndo R> class PerftStep<R> {
public:
    typename R::State& play(const R& rules, typename R::State& from, const typename R::Move& move)
    {
        rules.play(from, move, m_undo);
        return from;
    }
    void takeBack(const R& rules, typename R::State& from) const { rules.takeBack(from, m_undo); }

private:
    typename R::Undo m_undo;
};

/** Where perft is at one ply: what stands there, which of its moves come next, and the step to the ply below. */
template <Rules R> struct PerftPly {
    typename R::State* state;
    typename R::Moves moves;
    std::size_t next;
    PerftStep<R> step;

    void enter(const R& rules, typename R::State& here)
    {
        state = &here;
        moves.clear();
        rules.generate(here, moves);
        next = 0;
    }
};

/** What count() finds behind each move of @p ply, together. */
template <Rules R> std::uint64_t countBehind(const R& rules, PerftPly<R>& ply)
{
    std::uint64_t leaves = 0;
    for (const auto& move : ply.moves) {
        leaves += rules.count(ply.step.play(rules, *ply.state, move));
        ply.step.takeBack(rules, *ply.state);
    }
    return leaves;
}

/**
 * Leaves of the tree of legal moves, @p depth plies deep; the last ply is counted and not played. Stops early when
 * asked to. The plies are kept in one array and not on the stack, which threads may have little of.
 */
template <Rules R>
std::uint64_t perft(const R& rules, const typename R::State& state, int depth, const std::stop_token& stop)
{
    if (depth < 2)
        return depth == 0 ? 1 : rules.count(state);
    const std::unique_ptr<PerftPly<R>[]> plies(
        new PerftPly<R>[static_cast<std::size_t>(depth - 1)]); // make_unique would write all lists
    PerftPly<R>* const first = plies.get();
    PerftPly<R>* const last = first + depth - 2;
    std::uint64_t leaves = 0;
    typename R::State top = state;
    first->enter(rules, top);
    for (PerftPly<R>* ply = first;;) {
        if (ply == last)
            leaves += countBehind(rules, *ply);
        if (ply == last || ply->next == ply->moves.size()) {
            if (ply == first)
                return leaves;
            --ply;
            ply->step.takeBack(rules, *ply->state);
            continue;
        }
        if (last - ply > 1 && stop.stop_requested())
            return leaves;
        ply[1].enter(rules, ply->step.play(rules, *ply->state, ply->moves[ply->next++]));
        ++ply;
    }
}

} // namespace ringford
