// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lesson/AnswerSearch.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace ringford {

namespace {

/** What is asked at the start of a record, if it is to be forced. */
std::optional<LessonTask> forcedTaskOf(const Match& match)
{
    const std::string* const tag = match.tags().find("Task");
    const auto task = tag ? LessonTask::read(*tag) : std::nullopt;
    return task && task->isByForce() ? task : std::nullopt;
}

/** A task that is looked into. */
class Asked {
public:
    Asked(const Match& match, const LessonTask& task, SearchLimit limit)
        : m_match(match), m_start(match.position(match.start())), m_pupil(match.start()->onTurn().first()),
          m_task(task), m_search(match.game(), m_pupil, task, std::move(limit))
    {
    }

    std::uint64_t tried() const { return m_search.tried(); }
    std::optional<Match> answered()
    {
        // The shortest way is the answer.
        for (int actions = 1; actions <= m_task.actions && !m_search.hasGivenUp(); ++actions) {
            const std::vector<Action> right = rightAt(m_start, actions);
            if (!right.empty() && !m_search.hasGivenUp())
                return played(right, actions);
        }
        return std::nullopt;
    }

private:
    const Game& game() const { return m_match.game(); }

    /** All that is right there; means nothing once the search has given up. */
    std::vector<Action> rightAt(const Position& position, int actions)
    {
        std::vector<Action> right;
        for (const Action& action : game().actions(position)) {
            const auto taken = game().take(position, action);
            if (taken && m_search.isRight(position, action, *taken, actions))
                right.push_back(action);
        }
        return right;
    }

    /** The first of them with its line, the others beside it. */
    std::optional<Match> played(const std::vector<Action>& right, int actions)
    {
        Match made(m_match.sharedGame(), m_start);
        made.tags() = m_match.tags();
        made.setFirstFullMove(m_match.firstFullMove());
        for (const Action& action : right)
            static_cast<void>(made.add(made.start(), made.entryOf(made.start(), action)));
        const Node* at = made.start()->firstChild;
        for (int left = actions - 1; at && !isReached(made, at);) {
            const bool isOwn = at->onTurn().contains(m_pupil);
            const auto next = isOwn ? rightAction(made.position(at), left) : longestReply(made.position(at), left);
            left -= isOwn ? 1 : 0;
            if (!next)
                return std::nullopt;
            at = made.add(at, made.entryOf(at, *next))->node;
        }
        return made;
    }

    bool isReached(const Match& made, const Node* node) const
    {
        const Position before = made.position(node->parent);
        const auto taken = game().take(before, node->entry().action);
        return node->outcome().decided() ||
               (node->entry().seat == m_pupil && m_search.reaches(before, node->entry().action, *taken));
    }

    /** One that is right with as few actions as can be, of @p most. */
    std::optional<Action> rightAction(const Position& position, int most)
    {
        for (int actions = 1; actions <= most; ++actions) {
            for (const Action& action : game().actions(position)) {
                const auto taken = game().take(position, action);
                if (taken && m_search.isRight(position, action, *taken, actions) && !m_search.hasGivenUp())
                    return action;
            }
        }
        return std::nullopt;
    }

    /** After it most is needed of the @p left actions with which all can be forced. */
    std::optional<Action> longestReply(const Position& position, int left)
    {
        std::optional<Action> longest;
        int held = -1;
        for (const Action& reply : game().actions(position)) {
            const auto taken = game().take(position, reply);
            if (!taken)
                continue;
            const auto needed = taken->outcome.decided() ? 0 : m_search.fewest(taken->position, left);
            if (m_search.hasGivenUp())
                return std::nullopt;
            if (needed && *needed > held) {
                held = *needed;
                longest = reply;
            }
        }
        return longest;
    }

    const Match& m_match;
    Position m_start;
    Seat m_pupil;
    LessonTask m_task;
    ForcedSearch m_search;
};

} // namespace

bool AnswerSearch::isAskedOf(const Match& match)
{
    const Node* const start = match.start();
    return !start->firstChild && !start->outcome().decided() && start->onTurn().size() == 1 &&
           forcedTaskOf(match).has_value();
}

std::optional<Match> AnswerSearch::answered(const Match& match)
{
    const std::uint64_t most = std::max(m_left.actions / kPartsForOne, kLeastForOne);
    Asked asked(match, *forcedTaskOf(match), {most, m_left.stop});
    auto made = asked.answered();
    m_left.actions -= std::min(m_left.actions, asked.tried());
    return made;
}

} // namespace ringford
