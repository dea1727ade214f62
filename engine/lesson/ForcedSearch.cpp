// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lesson/ForcedSearch.h"

#include <utility>

namespace ringford {

namespace {

constexpr std::uint64_t kBetweenLooks = 256; // actions, at the token

bool isWonFor(Seat pupil, const Outcome& outcome)
{
    return outcome.kind == Outcome::Kind::Won && outcome.winners.contains(pupil);
}

} // namespace

ForcedSearch::ForcedSearch(const LessonStep& step, SearchLimit limit)
    : ForcedSearch(step.match.game(), step.pupil, step.task, std::move(limit))
{
}

ForcedSearch::ForcedSearch(const Game& game, Seat pupil, LessonTask task, SearchLimit limit)
    : m_game(game), m_pupil(pupil), m_task(task), m_limit(std::move(limit))
{
}

bool ForcedSearch::reaches(const Position& position, const Action& action, const Taken& taken) const
{
    return isWonFor(m_pupil, taken.outcome) ||
           (m_task.kind == LessonTask::Kind::Flag &&
            takesEnemyFlag(m_game, position, m_game.apply(position, action).effects, m_pupil));
}

bool ForcedSearch::isRight(const Position& position, const Action& action, const Taken& taken, int actions)
{
    return reaches(position, action, taken) || (!taken.outcome.decided() && isForced(taken.position, actions - 1));
}

bool ForcedSearch::mayGoOn()
{
    ++m_tried;
    if (m_tried > m_limit.actions || (m_tried % kBetweenLooks == 0 && m_limit.stop.stop_requested()))
        m_hasGivenUp = true;
    return !m_hasGivenUp;
}

bool ForcedSearch::isForced(const Position& position, int actions)
{
    if (m_depth == kDeepest) {
        m_hasGivenUp = true;
        return false;
    }
    ++m_depth;
    const bool isForced = isForcedBelow(position, actions);
    --m_depth;
    return isForced;
}

bool ForcedSearch::isForcedBelow(const Position& position, int actions)
{
    const bool isOwn = m_game.onTurn(position).contains(m_pupil);
    if (isOwn && actions == 0)
        return false;
    const std::vector<Action> all = m_game.actions(position);
    for (const Action& action : all) {
        if (!mayGoOn())
            return false;
        const auto taken = m_game.take(position, action);
        if (!taken)
            continue;
        if (isOwn) {
            if (isRight(position, action, *taken, actions))
                return !m_hasGivenUp;
        } else if (!isWonFor(m_pupil, taken->outcome) &&
                   (taken->outcome.decided() || !isForced(taken->position, actions))) {
            return false;
        }
    }
    return !isOwn && !all.empty() && !m_hasGivenUp;
}

std::optional<int> ForcedSearch::fewest(const Position& position, int most)
{
    for (int actions = 0; actions <= most; ++actions) {
        if (isForced(position, actions))
            return actions;
    }
    return std::nullopt;
}

} // namespace ringford
