// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"

#include <algorithm>
#include <atomic>

namespace ringford {

/** Says when a search ends: counts its nodes, looks at the clock and at who asks it to stop. One object a run. */
class SearchControl {
public:
    using Clock = std::chrono::steady_clock;

    SearchControl(const SearchBudget& budget, std::stop_token stop)
        : m_budget(budget), m_stop(std::move(stop)), m_begin(Clock::now()), m_hasClock(budget.most < kForever)
    {
    }

    /** One node more. @return whether the search may go on */
    bool mayVisit()
    {
        if (m_isOver)
            return false;
        ++m_nodes;
        if (m_nodes >= m_budget.nodes)
            m_isOver = true;
        else if ((m_nodes & kRarely) == 0)
            look();
        return !m_isOver;
    }
    bool isOver() const { return m_isOver; }
    /**
     * Whether there is time for another iteration: it would hardly come to an end in what is left.
     * @param percent so much of the usual time is to be taken, where the budget leaves a choice
     */
    bool mayDeepen(int percent = 100) const { return !m_isOver && (!hasUsualEnd() || time() < usualEnd(percent)); }
    std::uint64_t nodes() const { return m_nodes; }
    /** The same for other threads while it counts: at most kRarely less. */
    std::uint64_t nodesTold() const { return m_told.load(std::memory_order_relaxed); }
    std::chrono::milliseconds time() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_begin);
    }
    const SearchBudget& budget() const { return m_budget; }
    /** Others look at the rest of the nodes: this many are left for this one. */
    void setNodes(std::uint64_t nodes) { m_budget.nodes = nodes; }

private:
    static constexpr auto kForever = std::chrono::milliseconds::max();
    static constexpr std::uint64_t kRarely = 255; ///< nodes between two looks; a slow game has a million a second

    bool hasUsualEnd() const { return m_budget.usual < kForever; }
    std::chrono::milliseconds usualEnd(int percent) const
    {
        return m_budget.usual < m_budget.most ? std::min(m_budget.usual * percent / 100, m_budget.most)
                                              : m_budget.usual;
    }
    void look()
    {
        m_told.store(m_nodes, std::memory_order_relaxed);
        m_isOver = m_isOver || m_stop.stop_requested() || (m_hasClock && time() >= m_budget.most);
    }

    SearchBudget m_budget;
    std::stop_token m_stop;
    Clock::time_point m_begin;
    std::uint64_t m_nodes = 0;
    std::atomic<std::uint64_t> m_told = 0;
    bool m_hasClock;
    bool m_isOver = false;
};

} // namespace ringford
