// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/PackedRows.h"
#include "engine/dice/RollSet.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ringford::dice {

/**
 * All roll sets of a session, in the order in which they came. One of them is looked at; none is ever lost. Dice that
 * nobody looks at are packed, so that many sets have room in memory.
 */
class RollHistory {
public:
    struct Entry {
        RollSet set;
        bool isTampered = false;  ///< it was loaded from a file that was changed by hand
        bool hasKeptDice = false; ///< some of its dice were chosen, from a roll before, and only the rest was rolled
        std::vector<bool> kept{}; ///< which ones, as diceThrown() counts them; empty: none
    };
    /** What a list tells of an entry, whether its dice are packed or not. */
    struct Heading {
        const Entry& entry; ///< its set may be without rows
        long long left;     ///< of the total, after saves
    };

    /** Adds a set behind all others, whichever is looked at, and looks at it. @pre it has a row */
    void add(Entry entry);
    /** Puts older sets before all others. What is looked at stays so; the last of them, if there was none. */
    void putBefore(std::vector<Entry> entries);
    /**
     * Puts each set before the first later one, behind all others if there is none. What is looked at stays so; the last
     * of all, if there was none. Gives where they are then. @pre their times rise
     */
    std::vector<std::size_t> insertByTime(std::vector<Entry> entries);
    bool isEmpty() const { return m_kept.empty(); }
    std::size_t size() const { return m_kept.size(); }
    /** Of the set that is looked at, from 0. @pre there is one */
    std::size_t index() const { return m_index; }
    /**
     * The set that is looked at. It stays whole until another one has been looked at and left again, so who shows it
     * may hear of the next one late. @pre there is one
     */
    const Entry& current() const { return m_kept[m_index]->entry; }
    /** @pre there is such a set */
    Heading heading(std::size_t index) const { return {m_kept[index]->entry, m_kept[index]->left}; }

    bool canGoBack() const { return m_index > 0; }
    bool canGoForward() const { return m_index + 1 < m_kept.size(); }
    /** Looks at the set before, or behind; stays where there is none. */
    void goBack();
    void goForward();
    /** @pre there is such a set */
    void goTo(std::size_t index);
    /** Names the set that is looked at. @pre there is one */
    void rename(const std::string& name) { m_kept[m_index]->entry.set.name = name; }
    /** How many sets are packed. */
    std::size_t packed() const;

private:
    struct Kept {
        explicit Kept(Entry one);

        Entry entry; ///< without its rows while they are packed
        long long left;
        std::optional<PackedRows> packed{};
    };
    static void pack(Kept& kept);
    static void unpack(Kept& kept);

    std::deque<std::unique_ptr<Kept>> m_kept; ///< they stay where they are when others come between
    std::size_t m_index = 0;
    std::size_t m_before = 0; ///< looked at before
};

} // namespace ringford::dice
