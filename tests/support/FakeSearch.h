// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace ringford::test {

/** What all fake searches of a test share: how they answer, and what they were asked. For several threads at once. */
class FakeSearches {
public:
    /** Gives the search of a game. It plays the first of its actions as text has them, or the one that is wanted. */
    std::unique_ptr<Search> make(const Game& game);

    /** From now on searches wait, until they are stopped or let go on. */
    void hold()
    {
        const std::lock_guard lock(m_mutex);
        m_isHeld = true;
    }
    void letGo()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isHeld = false;
        }
        m_change.notify_all();
    }
    /** What is played where it can be; the first that can. */
    void want(std::vector<std::string> texts)
    {
        const std::lock_guard lock(m_mutex);
        m_wanted = std::move(texts);
    }
    /** What they think that the seat that they search for has, from -1000 to 1000. */
    void setValue(int value) { m_value = value; }
    /** How many actions their lines have. */
    void setPlies(int count) { m_plies = count; }
    /** The plies to a forced end that they see; 0: none. */
    void setEnd(int plies) { m_end = plies; }
    /**
     * What they find for the first seat in games of two, in hundredths of a pawn: by how many positions stood before, the
     * last number behind that. None: nothing but setValue().
     */
    void setCentis(std::vector<int> centis)
    {
        const std::lock_guard lock(m_mutex);
        m_centis = std::move(centis);
    }
    /** How many times a task tells how far it has come. */
    void setNews(int count) { m_news = count; }

    int begun() const { return m_begun; } ///< tasks
    int ended() const { return m_ended; }
    int made() const { return m_made; } ///< searches
    int forgotten() const { return m_forgotten; }
    SearchTask lastTask() const
    {
        const std::lock_guard lock(m_mutex);
        return m_lastTask;
    }

private:
    class Fake;

    mutable std::mutex m_mutex;
    std::condition_variable_any m_change;
    bool m_isHeld = false;
    std::vector<std::string> m_wanted;
    SearchTask m_lastTask;
    std::vector<int> m_centis;
    std::atomic<int> m_value{0};
    std::atomic<int> m_plies{1};
    std::atomic<int> m_end{0};
    std::atomic<int> m_news{0};
    std::atomic<int> m_begun{0};
    std::atomic<int> m_ended{0};
    std::atomic<int> m_made{0};
    std::atomic<int> m_forgotten{0};
};

} // namespace ringford::test
