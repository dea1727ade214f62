// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/History.h"
#include "engine/search/Judge.h"

#include <limits>
#include <utility>
#include <vector>

namespace ringford {

/** The moves of one node, given out best first. Kept with its ply, so that the room for it is found once. */
template <Judge J> class MovePicker {
public:
    using State = typename J::State;
    using Move = typename J::Move;

    struct Picked {
        Move move;
        std::uint16_t tag;
        int gain; ///< more than 0: the move is loud
    };

    /** Lists all moves of @p state. */
    void list(const J& judge, const State& state)
    {
        m_moves.clear();
        judge.generate(state, m_moves);
    }
    std::size_t size() const { return m_moves.size(); }

    /** Orders what was listed. @param first the tag of what a table holds to be the best; 0: of nothing */
    void order(const J& judge, const State& state, History& history, std::uint16_t first, int ply)
    {
        begin();
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            const Move& move = m_moves[i];
            const std::uint16_t tag = judge.tag(move);
            const int gain = judge.gain(state, move);
            int order = history.order(tag);
            if (tag == first)
                order = kFirst;
            else if (gain > 0)
                order = kLoud + gain * 16 - judge.stake(state, move);
            else if (history.isKiller(tag, ply))
                order = kKiller;
            m_ordered.push_back({order, gain, static_cast<std::uint32_t>(i), tag});
        }
    }
    /** Gives out all that was listed, in that order. */
    void orderAll()
    {
        begin();
        for (std::size_t i = 0; i < m_moves.size(); ++i)
            m_ordered.push_back({0, 0, static_cast<std::uint32_t>(i), 0});
    }
    /** Orders those that are loud and gain at least @p least; the others are not given out. */
    void orderLoud(const J& judge, const State& state, int least)
    {
        begin();
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            const int gain = judge.gain(state, m_moves[i]);
            if (gain > 0 && gain >= least)
                m_ordered.push_back({gain * 16 - judge.stake(state, m_moves[i]), gain, static_cast<std::uint32_t>(i),
                                     judge.tag(m_moves[i])});
        }
    }

    /** The next best; false: that was all. */
    bool next(Picked& picked)
    {
        if (m_next == m_ordered.size())
            return false;
        std::size_t best = m_next;
        for (std::size_t i = best + 1; i < m_ordered.size(); ++i) {
            if (m_ordered[i].order > m_ordered[best].order)
                best = i;
        }
        std::swap(m_ordered[m_next], m_ordered[best]);
        const Ordered& found = m_ordered[m_next++];
        picked = {m_moves[found.index], found.tag, found.gain};
        return true;
    }

private:
    static constexpr int kFirst = std::numeric_limits<int>::max();
    static constexpr int kLoud = 1 << 24;
    static constexpr int kKiller = 1 << 22;

    struct Ordered {
        int order;
        int gain;
        std::uint32_t index;
        std::uint16_t tag;
    };
    void begin()
    {
        m_ordered.clear();
        m_next = 0;
    }

    typename J::Moves m_moves;
    std::vector<Ordered> m_ordered;
    std::size_t m_next = 0;
};

} // namespace ringford
