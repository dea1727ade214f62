// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/ScoreTable.h"
#include "engine/match/Match.h"

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace ringford {

/** Adds up records of series, in whatever order and from however many files they come. */
class ContestTables {
public:
    /** The games that the same players played of one game with the same options, from the same start. */
    struct Entry {
        std::string title; ///< `circular players=3: level=4, level=1`
        ScoreTable table;
        int camps;
    };

    /** Takes the game of a record in; what is wrong with it, in a sentence, if anything is. */
    std::optional<std::string> add(const Match& match);
    /** In the order in which their first games came. */
    const std::vector<Entry>& entries() const { return m_entries; }

private:
    std::vector<Entry> m_entries;
    std::unordered_map<std::string, std::size_t> m_places; ///< by title: every record may have players of its own
};

} // namespace ringford
