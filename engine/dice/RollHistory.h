// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollSet.h"

#include <cstddef>
#include <deque>
#include <string>

namespace ringford::dice {

/**
 * All roll sets of a session, in the order in which they came. One of them is looked at; none is ever lost, nor moved to
 * another place in memory.
 */
class RollHistory {
public:
    struct Entry {
        RollSet set;
        bool isTampered = false;  ///< it was loaded from a file that was changed by hand
        bool hasKeptDice = false; ///< some of its dice were chosen, from a roll before, and only the rest was rolled
    };

    /** Adds a set behind all others, whichever is looked at, and looks at it. */
    void add(Entry entry);
    bool isEmpty() const { return m_entries.empty(); }
    std::size_t size() const { return m_entries.size(); }
    /** Of the set that is looked at, from 0. @pre there is one */
    std::size_t index() const { return m_index; }
    /** The set that is looked at. @pre there is one */
    const Entry& current() const { return m_entries[m_index]; }
    const Entry& at(std::size_t index) const { return m_entries[index]; }

    bool canGoBack() const { return m_index > 0; }
    bool canGoForward() const { return m_index + 1 < m_entries.size(); }
    /** Looks at the set before, or behind; stays where there is none. */
    void goBack();
    void goForward();
    /** @pre there is such a set */
    void goTo(std::size_t index) { m_index = index; }
    /** Names the set that is looked at. @pre there is one */
    void rename(const std::string& name) { m_entries[m_index].set.name = name; }

private:
    std::deque<Entry> m_entries;
    std::size_t m_index = 0;
};

} // namespace ringford::dice
