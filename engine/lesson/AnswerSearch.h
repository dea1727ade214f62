// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lesson/ForcedSearch.h"
#include "engine/match/Match.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace ringford {

/**
 * Finds what is played at tasks to win, or to take a flag, by force whose records hold no line. All tasks of a sheet
 * have one limit, which counts actions and not time: the same sheet has the same answers everywhere.
 */
class AnswerSearch {
public:
    /** About a second. A hard task takes a part of what is left, so that some is left for the easy ones behind it. */
    static constexpr std::uint64_t kMostTried = 8'000'000;
    static constexpr std::uint64_t kPartsForOne = 8;
    /** What each task may take all the same: short ones are found. */
    static constexpr std::uint64_t kLeastForOne = 2'000;

    explicit AnswerSearch(SearchLimit all = {kMostTried}) : m_left(std::move(all)) {}

    /** Whether a record asks for something by force at its start and holds no line. */
    static bool isAskedOf(const Match& match);
    /**
     * A match that begins where @p match does, in which all first actions that are right are played, the first of them
     * with the longest defence; nothing where none was found. @pre isAskedOf(match)
     */
    std::optional<Match> answered(const Match& match);

private:
    SearchLimit m_left;
};

} // namespace ringford
