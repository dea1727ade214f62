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
            add(0, {0, static_cast<std::uint32_t>(i), 0});
    }
    /** Orders those that are loud and gain at least @p least; the others are not given out. */
    void orderLoud(const J& judge, const State& state, int least)
    {
        begin();
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            const int gain = judge.gain(state, m_moves[i]);
            if (gain > 0 && gain >= least)
                add(gain * 16 - judge.stake(state, m_moves[i]),
                    {gain, static_cast<std::uint32_t>(i), judge.tag(m_moves[i])});
        }
    }

    /** The next best, of equal ones the one nearest to the front; false: that was all. */
    bool next(Picked& picked)
    {
        if (m_next == m_end)
            return false;
        int most = m_orders[m_next]; // two passes: compilers make the first one of several orders at a time
        for (std::size_t i = m_next + 1; i < m_end; ++i)
            most = std::max(most, m_orders[i]);
        std::size_t best = m_next;
        while (m_orders[best] != most)
            ++best;
        std::swap(m_orders[m_next], m_orders[best]);
        std::swap(m_ordered[m_next], m_ordered[best]);
        const Ordered& found = m_ordered[m_next++];
        picked = {m_moves[found.index], found.tag, found.gain, most};
        return true;
    }

private:
    static constexpr int kLoud = 1 << 24;

    struct Ordered {
        int gain;
        std::uint32_t index;
        std::uint16_t tag;
    };
    void begin()
    {
        if (m_ordered.size() < m_moves.size()) {
            m_ordered.resize(m_moves.size());
            m_orders.resize(m_moves.size());
        }
        m_end = 0;
        m_next = 0;
    }
    void add(int order, const Ordered& move)
    {
        m_orders[m_end] = order;
        m_ordered[m_end++] = move;
    }
    bool addFirst(const Place& place)
    {
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            if (place.judge.tag(m_moves[i]) != place.first)
                continue;
            add(0, {place.judge.gain(place.state, m_moves[i]), static_cast<std::uint32_t>(i), place.first});
            return true;
        }
        return false;
    }
    /** What is known of quiet moves at one node: looked up once for all of them. */
    struct Quiet {
        explicit Quiet(const Place& place)
            : judge(place.judge), history(place.history), killers(history.killers(place.ply))
        {
            if constexpr (BoldJudge<J>)
                replies = place.replies->rows(place.behind);
        }
        int order(std::uint16_t tag) const
        {
            if (killers[0] == tag || killers[1] == tag) [[unlikely]]
                return kKiller;
            if constexpr (BoldJudge<J>)
                return history.order(tag) + replies.order(judge.arrival(tag));
            else
                return history.order(tag);
        }

        const J& judge;
        History& history;
        const std::array<std::uint16_t, 2> killers;
        ReplyHistory::Rows replies{};
    };
    /** @param without the place of the one that was given out; that of none: the number of all */
    void orderRest(const Place& place, std::size_t without)
    {
        const Quiet quiet(place);
        const J& judge = place.judge;
        const State& state = place.state;
        int* const orders = m_orders.data(); // names of its own: compilers cannot know that nothing of this changes
        Ordered* const ordered = m_ordered.data();
        const std::size_t size = m_moves.size();
        std::size_t end = m_end;
        for (std::size_t i = 0; i < size; ++i) {
            if (i == without)
                continue;
            const Move move = m_moves[i];
            const std::uint16_t tag = judge.tag(move);
            const int gain = judge.gain(state, move);
            orders[end] = gain > 0 ? kLoud + gain * 16 - judge.stake(state, move) : quiet.order(tag);
            ordered[end++] = {gain, static_cast<std::uint32_t>(i), tag};
        }
        m_end = end;
    }

    typename J::Moves m_moves;
    std::vector<Ordered> m_ordered; ///< room for as many as were ever listed
    std::vector<int> m_orders;      ///< of those
    std::size_t m_end = 0;          ///< of what is ordered
    std::size_t m_next = 0;
    bool m_hasRest = false; ///< that is not ordered yet
};

} // namespace ringford
