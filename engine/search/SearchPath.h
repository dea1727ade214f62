// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace ringford {

/** The positions from the start of a game to where a search looks, by their keys: what repetitions are found in. */
class SearchPath {
public:
    void push(std::uint64_t key) { m_keys.push_back(key); }
    void pop() { m_keys.pop_back(); }
    void clear() { m_keys.clear(); }

    /**
     * How far back a position can have stood. The counter of quiet actions alone does not tell: in some games it begins
     * anew with actions that can be undone (pawns that step back).
     */
    static int reach(const QuietCount& quiet) { return std::max(quiet.now, kLeastReach); }
    /** The same for a judge, which may say that its game has no such actions (kQuietTellsReach). */
    template <class J> static int reachFor(const QuietCount& quiet)
    {
        if constexpr (requires { requires J::kQuietTellsReach; })
            return quiet.now;
        else
            return reach(quiet);
    }

    /** Whether @p key has stood among the last @p reach positions. */
    bool hasStood(std::uint64_t key, int reach) const
    {
        const auto all = std::span(m_keys);
        const auto last = all.last(std::min(all.size(), static_cast<std::size_t>(std::max(reach, 0))));
        return std::ranges::find(last, key) != last.end();
    }

private:
    static constexpr int kLeastReach = 40;

    std::vector<std::uint64_t> m_keys;
};

} // namespace ringford
