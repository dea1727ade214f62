// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lesson/ForcedSearch.h"

#include <utility>

namespace ringford {

namespace {

constexpr std::uint64_t kBetweenLooks = 256; // actions, at the token

bool isWonFor(const LessonStep& step, const Outcome& outcome)
{
    return outcome.kind == Outcome::Kind::Won && outcome.winners.contains(step.pupil);
}

} // namespace

ForcedSearch::ForcedSearch(const LessonStep& step, SearchLimit limit) : m_step(step), m_limit(std::move(limit)) {}

bool ForcedSearch::reaches(const Position& position, const Action& action, const Taken& taken) const
{
    const Game& game = m_step.match.game();
    return isWonFor(m_step, taken.outcome) ||
           (m_step.task.kind == LessonTask::Kind::Flag &&
            takesEnemyFlag(game, position, game.apply(position, action).effects, m_step.pupil));
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
    const Game& game = m_step.match.game();
    const bool isOwn = game.onTurn(position).contains(m_step.pupil);
    if (isOwn && actions == 0)
        return false;
    const std::vector<Action> all = game.actions(position);
    for (const Action& action : all) {
        if (!mayGoOn())
            return false;
        const auto taken = game.take(position, action);
        if (!taken)
            continue;
        if (isOwn) {
            if (isRight(position, action, *taken, actions))
                return !m_hasGivenUp;
        } else if (!isWonFor(m_step, taken->outcome) &&
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
