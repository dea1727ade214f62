// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/RootSearch.h"

#include <algorithm>
#include <memory>
#include <system_error>
#include <thread>
#include <vector>

namespace ringford {

/**
 * Threads that search the same position beside the one that answers. They talk through the table alone: what one has
 * found out spares the others the work (lazy symmetric multiprocessing).
 */
template <Judge J> class SearchCrew {
public:
    using State = typename J::State;
    using Roots = typename RootSearch<J>::Roots;

    struct Work {
        const State& state;
        TreeShape shape;
        const Roots& roots;
        const SearchPath& path; ///< what stood before
    };

    /** All live longer. */
    SearchCrew(const J& judge, const Appraisal<J>& appraisal, HashTable& table)
        : m_judge(judge), m_appraisal(appraisal), m_table(table)
    {
    }
    ~SearchCrew() { end(); }
    SearchCrew(const SearchCrew&) = delete;
    SearchCrew& operator=(const SearchCrew&) = delete;

    /**
     * Sends @p helpers off, or as many as there is work for (mostHelpers()) and the system gives threads for.
     * @param nodes what all may look at together, each at an equal part; where that is none, nobody is sent off
     * @param work copied
     * @return the nodes that are left for who answers
     */
    std::uint64_t begin(int helpers, std::uint64_t nodes, const Work& work)
    {
        helpers = std::min(helpers, mostHelpers());
        const bool isBound = nodes != SearchBudget::kNoEnd;
        const std::uint64_t part = isBound ? nodes / static_cast<std::uint64_t>(helpers + 1) : nodes;
        // All are made before the first works: beside threads that work it would take much longer.
        for (int number = 0; number < helpers && part > 0; ++number)
            m_helpers.push_back(std::make_unique<Helper>(*this, work, part, 1 + number % 2));
        auto next = m_helpers.begin();
        try {
            for (; next != m_helpers.end(); ++next)
                (*next)->start();
        } catch (const std::system_error&) {
            // The system gives no more threads: those that there are do the work.
        }
        m_helpers.erase(next, m_helpers.end());
        return isBound ? nodes - part * m_helpers.size() : nodes;
    }
    /** That they have looked at so far, or a few less. */
    std::uint64_t nodes() const
    {
        std::uint64_t nodes = 0;
        for (const auto& helper : m_helpers)
            nodes += helper->nodes();
        return nodes;
    }
    /** Stops them. @return the nodes that they looked at */
    std::uint64_t end()
    {
        for (const auto& helper : m_helpers)
            helper->stop();
        std::uint64_t nodes = 0;
        for (const auto& helper : m_helpers)
            nodes += helper->join();
        m_helpers.clear();
        return nodes;
    }

private:
    /**
     * More threads than processors only get into each other's way. A few are always given, so that each machine can try
     * what they do.
     */
    static int mostHelpers()
    {
        constexpr unsigned kAlways = 4;
        static const auto most = static_cast<int>(std::max(kAlways, std::thread::hardware_concurrency()) - 1);
        return most;
    }

    class Helper {
    public:
        /** @param firstDepth every other one begins a ply deeper, lest they all do the same */
        Helper(const SearchCrew& crew, const Work& work, std::uint64_t nodes, int firstDepth)
            : m_crew(crew), m_state(work.state), m_shape(work.shape), m_roots(work.roots), m_path(work.path),
              m_firstDepth(firstDepth), m_tree(crew.m_judge, crew.m_appraisal, crew.m_table, m_path),
              m_control({.nodes = nodes}, m_stop.get_token())
        {
        }
        void start()
        {
            m_thread = std::thread([this] {
                RootSearch<J> root(m_tree, m_control, m_path);
                root.run({m_state, 1, m_shape, m_firstDepth}, m_crew.m_judge.key(m_state), m_roots, [](int) {});
            });
        }
        std::uint64_t nodes() const { return m_control.nodesTold(); }
        void stop() { m_stop.request_stop(); }
        std::uint64_t join()
        {
            if (m_thread.joinable())
                m_thread.join();
            return m_control.nodes();
        }

    private:
        const SearchCrew& m_crew;
        State m_state;
        TreeShape m_shape;
        Roots m_roots;
        SearchPath m_path;
        int m_firstDepth;
        std::stop_source m_stop;
        TreeSearch<J> m_tree;
        SearchControl m_control;
        std::thread m_thread;
    };

    const J& m_judge;
    const Appraisal<J>& m_appraisal;
    HashTable& m_table;
    std::vector<std::unique_ptr<Helper>> m_helpers;
};

} // namespace ringford
