// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/History.h"
#include "engine/search/Judge.h"
#include "engine/search/ReplyHistory.h"

#include <utility>
#include <vector>

namespace ringford {

/** The moves of one node, given out best first. Kept with its ply, so that the room for it is found once. */
template <Judge J> class MovePicker {
public:
    using State = typename J::State;
    using Move = typename J::Move;

    /** The order of quiet moves that were good at the same distance from the root; those of all others are less. */
    static constexpr int kKiller = 1 << 22;

    struct Picked {
        Move move;
        std::uint16_t tag;
        int gain;  ///< more than 0: the move is loud
        int order; ///< the higher, the more is hoped of it; 0 of what the table holds to be the best
    };
    /** At which node moves are picked. */
    struct Place {
        const J& judge;
        const State& state;
        History& history;
        std::uint16_t first; ///< the tag of what a table holds to be the best; 0: of nothing
        int ply;
        const ReplyHistory* replies = nullptr; ///< only for a bold judge
        ReplyHistory::Behind behind{};
    };

    /** Lists all moves of @p state. */
    void list(const J& judge, const State& state)
    {
        m_moves.clear();
        judge.generate(state, m_moves);
    }
    /** Lists the loud moves of @p state alone where the judge can. @return whether it can */
    bool listLoud([[maybe_unused]] const J& judge, [[maybe_unused]] const State& state)
    {
        if constexpr (LoudJudge<J>) {
            m_moves.clear();
            judge.generateLoud(state, m_moves);
        }
        return LoudJudge<J>;
    }
    std::size_t size() const { return m_moves.size(); }

    /**
     * Begins to order what was listed. Of a move that a table holds to be the best nothing but its place is found: the
     * rest is ordered when next(place, picked) is asked for it, and often it is not.
     */
    void order(const Place& place)
    {
        begin();
        m_hasRest = place.first != 0 && addFirst(place);
        if (!m_hasRest)
            orderRest(place, m_moves.size());
    }
    /** The next best after order(); false: that was all. */
    bool next(const Place& place, Picked& picked)
    {
        if (m_hasRest && m_next == 1) {
            m_hasRest = false;
            orderRest(place, m_ordered.front().index);
        }
        return next(picked);
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
        picked = {m_moves[found.index], found.tag, found.gain, found.order};
        return true;
    }

private:
    static constexpr int kLoud = 1 << 24;

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
    bool addFirst(const Place& place)
    {
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            if (place.judge.tag(m_moves[i]) != place.first)
                continue;
            m_ordered.push_back(
                {0, place.judge.gain(place.state, m_moves[i]), static_cast<std::uint32_t>(i), place.first});
            return true;
        }
        return false;
    }
    static int quietOrder(const Place& place, std::uint16_t tag)
    {
        const int order = place.history.order(tag);
        if constexpr (BoldJudge<J>)
            return order + place.replies->order(place.behind, place.judge.arrival(tag));
        else
            return order;
    }
    /** @param without the place of the one that was given out; that of none: the number of all */
    void orderRest(const Place& place, std::size_t without)
    {
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            if (i == without)
                continue;
            const Move& move = m_moves[i];
            const std::uint16_t tag = place.judge.tag(move);
            const int gain = place.judge.gain(place.state, move);
            int order = 0;
            if (gain > 0)
                order = kLoud + gain * 16 - place.judge.stake(place.state, move);
            else
                order = place.history.isKiller(tag, place.ply) ? kKiller : quietOrder(place, tag);
            m_ordered.push_back({order, gain, static_cast<std::uint32_t>(i), tag});
        }
    }

    typename J::Moves m_moves;
    std::vector<Ordered> m_ordered;
    std::size_t m_next = 0;
    bool m_hasRest = false; ///< that is not ordered yet
};

} // namespace ringford
