// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/multiplayer/Move.h"

#include <array>
#include <optional>

namespace ringford::multiplayer {

/** For playing without taking back. */
struct NoUndo {
    void begin(const State&, BoardNumber) {}
    void keepFacts(const State&, BoardNumber) {}
    void stockChanges(Seat, Army, Kind, SetNumber, int) {}
    void keepAll(const State&) {}
};

/**
 * What one action changed: a board, the facts of another, two pieces in a stockpile at most. Where a board is lost,
 * which is rare, nearly everything may change: then the whole state as it was right before that.
 */
class Undo {
public:
    /** Begins anew. @p number: where the action takes place */
    void begin(const State& state, BoardNumber number)
    {
        m_number = number;
        m_board = state.board(number);
        m_facts = state.factsOf(number);
        m_acted = state.acted;
        m_quiet = state.quiet;
        m_other.reset();
        m_changes = 0;
        m_all.reset();
    }
    /** The facts of one more board are about to change. */
    void keepFacts(const State& state, BoardNumber number)
    {
        m_other = number;
        m_otherFacts = state.factsOf(number);
    }
    /** A piece comes into a stockpile (@p by 1) or leaves it (-1). */
    void stockChanges(Seat seat, Army army, Kind kind, SetNumber set, int by)
    {
        m_stock[m_changes++] = {seat, army, kind, set, by};
    }
    /** A board is about to be lost. */
    void keepAll(const State& state)
    {
        if (!m_all)
            m_all = state;
    }

    void takeBack(State& state) const
    {
        if (m_all)
            state = *m_all;
        state.board(m_number) = m_board;
        state.facts[m_number.index] = m_facts;
        state.acted = m_acted;
        state.quiet = m_quiet;
        if (m_other)
            state.facts[m_other->index] = m_otherFacts;
        for (std::size_t i = 0; i < m_changes; ++i) {
            const Change& change = m_stock[i];
            Stockpile& stock = state.stockOf(change.seat);
            if (change.by > 0)
                stock.remove(change.army, change.kind, change.set);
            else
                stock.add(change.army, change.kind, change.set);
        }
    }

private:
    struct Change {
        Seat seat;
        Army army;
        Kind kind;
        SetNumber set;
        int by;
    };

    BoardNumber m_number;
    OneBoard m_board;
    Facts m_facts;
    BoardSet m_acted;
    std::uint32_t m_quiet = 0;
    std::optional<BoardNumber> m_other;
    Facts m_otherFacts;
    std::array<Change, 2> m_stock{}; ///< a capturing promotion takes one and brings one
    std::size_t m_changes = 0;
    std::optional<State> m_all;
};

} // namespace ringford::multiplayer
