// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lesson/Lesson.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>

namespace ringford {

/** How much may be looked at before a search gives up. */
struct SearchLimit {
    std::uint64_t actions = std::numeric_limits<std::uint64_t>::max(); ///< tried on any position
    std::stop_token stop{};                                            ///< somebody wants no answer any more
};

/** Looks through all that can be played for what a task to win or to take a flag asks for. One search, one object. */
class ForcedSearch {
public:
    /** @p step outlives it. */
    explicit ForcedSearch(const LessonStep& step, SearchLimit limit = {});
    /** @p game outlives it. */
    ForcedSearch(const Game& game, Seat pupil, LessonTask task, SearchLimit limit);

    /** Whether the pupil has reached the aim with @p action, which led to @p taken. */
    bool reaches(const Position& position, const Action& action, const Taken& taken) const;
    /**
     * Whether @p action, which led to @p taken, reaches the aim or leaves it to be forced, with @p actions own actions
     * in all. Means nothing once the search has given up.
     */
    bool isRight(const Position& position, const Action& action, const Taken& taken, int actions);
    /**
     * Whether the task can be done from @p position with @p actions own actions, whatever the others play. Means
     * nothing once the search has given up.
     */
    bool isForced(const Position& position, int actions);
    /** With how many own actions it can be done at least; nothing if more than @p most. */
    std::optional<int> fewest(const Position& position, int most);
    /** The limit was reached: no answer since is one. */
    bool hasGivenUp() const { return m_hasGivenUp; }
    /** How many actions were looked at so far. */
    std::uint64_t tried() const { return m_tried; }

private:
    /** Boards that do not wait for one another let the others act without an end. */
    static constexpr int kDeepest = 100; ///< plies

    bool mayGoOn();
    bool isForcedBelow(const Position& position, int actions);

    const Game& m_game;
    Seat m_pupil;
    LessonTask m_task;
    SearchLimit m_limit;
    std::uint64_t m_tried = 0;
    int m_depth = 0;
    bool m_hasGivenUp = false;
};

} // namespace ringford
