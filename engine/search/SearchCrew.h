// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/RootSearch.h"

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

    /** All live longer. */
    SearchCrew(const J& judge, const Appraisal<J>& appraisal, HashTable& table)
        : m_judge(judge), m_appraisal(appraisal), m_table(table)
    {
    }
    ~SearchCrew() { end(); }
    SearchCrew(const SearchCrew&) = delete;
    SearchCrew& operator=(const SearchCrew&) = delete;

    /**
     * Sends @p helpers off, or as many as the system gives threads for.
     * @param path what stood before; copied, as @p roots and @p state are
     */
    void begin(int helpers, const State& state, const TreeShape& shape, const Roots& roots, const SearchPath& path)
    {
        try {
            for (int number = 0; number < helpers; ++number) {
                m_helpers.push_back(std::make_unique<Helper>(*this, Work{state, shape, roots, path, 1 + number % 2}));
                m_helpers.back()->start();
            }
        } catch (const std::system_error&) {
            // The system gives no more threads: those that there are do the work.
        }
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
    struct Work {
        State state;
        TreeShape shape;
        Roots roots;
        SearchPath path;
        int firstDepth; ///< not all begin with the same, lest they all do the same
    };

    class Helper {
    public:
        Helper(const SearchCrew& crew, Work work)
            : m_crew(crew), m_work(std::move(work)), m_tree(crew.m_judge, crew.m_appraisal, crew.m_table, m_work.path),
              m_control({}, m_stop.get_token())
        {
        }
        void start()
        {
            m_thread = std::thread([this] {
                RootSearch<J> root(m_tree, m_control, m_work.path);
                root.run({m_work.state, 1, m_work.shape, m_work.firstDepth}, m_crew.m_judge.key(m_work.state),
                         m_work.roots, [](int) {});
            });
        }
        void stop() { m_stop.request_stop(); }
        std::uint64_t join()
        {
            if (m_thread.joinable())
                m_thread.join();
            return m_control.nodes();
        }

    private:
        const SearchCrew& m_crew;
        Work m_work;
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
