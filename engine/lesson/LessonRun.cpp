// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lesson/LessonRun.h"

#include "engine/text/CommentParts.h"

#include <algorithm>

namespace ringford {

namespace {

using TaskKind = LessonTask::Kind;
using Verdict = LessonAnswer::Verdict;

std::string textOf(const Node* node)
{
    std::string text;
    for (const std::string& comment : node->comments()) {
        const std::string shown = shownText(comment);
        text += (text.empty() || shown.empty() ? "" : "\n\n") + shown;
    }
    return text;
}

} // namespace

LessonRun::LessonRun(const LessonStep& step)
    : m_step(&step), m_position(step.match.position(step.match.start())), m_at(step.match.start()),
      m_actionsLeft(step.task.actions), m_isDone(step.task.kind == TaskKind::Read)
{
}

const Node* LessonRun::lineOf(const Action& action) const
{
    for (const Node* node = m_at ? m_at->firstChild : nullptr; node; node = node->nextSibling) {
        if (node->entry().kind == Entry::Kind::Action && node->entry().action == action)
            return node;
    }
    return nullptr;
}

bool LessonRun::isAccepted(const Action& action) const
{
    const Node* const line = lineOf(action);
    if (line && isKnownWrong(line))
        return false;
    return m_step->goal && m_at && m_at->isRoot() ? m_step->goal->isMetBy(m_step->match.game(), m_position, action)
                                                  : line != nullptr;
}

LessonAnswer LessonRun::answer(const Action& action, const SearchLimit& limit)
{
    LessonAnswer answer = m_step->task.kind == TaskKind::FindAll ? answerAll(action)
                          : m_step->task.kind == TaskKind::Find  ? answerOne(action)
                                                                 : answerByForce(action, limit);
    if (answer.said.empty())
        answer.said = answer.verdict == Verdict::Wrong  ? m_step->wrong
                      : answer.verdict == Verdict::Done ? m_step->right
                                                        : std::string();
    m_isDone = answer.verdict == Verdict::Done;
    return answer;
}

std::optional<Action> LessonRun::refutation(const Action& wrong) const
{
    const Node* const line = lineOf(wrong);
    const Node* const reply = line ? line->firstChild : nullptr;
    const bool isOthers = reply && reply->entry().kind == Entry::Kind::Action && reply->entry().seat != m_step->pupil;
    return isOthers ? std::optional(reply->entry().action) : std::nullopt;
}

/** Goes on to where the line of a right answer leads. */
void LessonRun::follow(const Node* node, LessonAnswer& answer)
{
    m_at = node;
    if (node)
        answer.said = textOf(node);
}

/** Plays what the record has in answer, as far as others act. */
void LessonRun::playReplies(LessonAnswer& answer)
{
    while (m_at && m_at->firstChild && m_at->firstChild->entry().kind == Entry::Kind::Action &&
           m_at->firstChild->entry().seat != m_step->pupil) {
        const Node* const reply = m_at->firstChild;
        const auto taken = m_step->match.game().take(m_position, reply->entry().action);
        if (!taken)
            return;
        m_position = taken->position;
        m_at = reply;
        answer.replies.push_back(reply->entry().action);
        if (const std::string text = textOf(reply); !text.empty())
            answer.said += (answer.said.empty() ? "" : "\n\n") + text;
    }
}

LessonAnswer LessonRun::answerOne(const Action& action)
{
    LessonAnswer answer;
    const Node* const line = lineOf(action);
    if (!isAccepted(action)) {
        if (line)
            answer.said = textOf(line);
        return answer;
    }
    m_position = m_step->match.game().take(m_position, action)->position;
    follow(line, answer);
    playReplies(answer);
    const bool goesOn = m_at && m_at->firstChild && m_at->firstChild->entry().kind == Entry::Kind::Action;
    answer.verdict = goesOn ? Verdict::GoOn : Verdict::Done;
    return answer;
}

LessonAnswer LessonRun::answerAll(const Action& action)
{
    LessonAnswer answer;
    if (const Node* const line = lineOf(action))
        answer.said = textOf(line);
    if (!isAccepted(action))
        return answer;
    if (!m_found.insert(action).second) {
        answer.verdict = Verdict::Known;
        return answer;
    }
    answer.verdict = left() == 0 ? Verdict::Done : Verdict::GoOn;
    return answer;
}

LessonAnswer LessonRun::answerByForce(const Action& action, const SearchLimit& limit)
{
    LessonAnswer answer;
    const Game& game = m_step->match.game();
    const Node* const line = lineOf(action);
    const auto taken = game.take(m_position, action);
    ForcedSearch search(*m_step, limit);
    const bool isFound = search.isRight(m_position, action, *taken, m_actionsLeft);
    const bool isListed = search.hasGivenUp() && line && !isKnownWrong(line);
    if (!isFound && !isListed) {
        if (search.hasGivenUp())
            answer.verdict = Verdict::Unknown;
        if (line)
            answer.said = textOf(line);
        return answer;
    }
    const bool isReached = search.reaches(m_position, action, *taken);
    m_position = taken->position;
    follow(line, answer);
    --m_actionsLeft;
    answer.verdict = isReached ? Verdict::Done : Verdict::GoOn;
    if (isReached)
        return answer;
    playReplies(answer);
    // What was too much to be judged is too much to be replied to: nobody waits for the limit twice.
    replyByForce(answer, search.hasGivenUp() ? search : ForcedSearch(*m_step, limit));
    if (game.outcome(m_position).decided())
        answer.verdict = Verdict::Done;
    return answer;
}

/** Plays for the others until the pupil is on turn. */
void LessonRun::replyByForce(LessonAnswer& answer, ForcedSearch search)
{
    const Game& game = m_step->match.game();
    while (!game.outcome(m_position).decided() && !game.onTurn(m_position).contains(m_step->pupil)) {
        const auto reply = longestReply(answer, search);
        if (!reply)
            break;
        m_position = game.take(m_position, *reply)->position;
        m_at = nullptr;
        answer.replies.push_back(*reply);
    }
}

/** After it the pupil needs most; of what cannot be searched through in time, what was found so far. */
std::optional<Action> LessonRun::longestReply(LessonAnswer& answer, ForcedSearch& search) const
{
    const Game& game = m_step->match.game();
    const std::vector<Action> replies = game.actions(m_position);
    if (replies.size() == 1)
        return replies.front();
    std::optional<Action> longest;
    int most = -1;
    for (const Action& reply : replies) {
        const auto after = game.take(m_position, reply);
        const int held =
            after->outcome.decided() ? 0 : search.fewest(after->position, m_actionsLeft).value_or(m_actionsLeft + 1);
        if (longest && search.hasGivenUp()) {
            answer.isCutShort = true;
            break;
        }
        if (held > most) {
            most = held;
            longest = reply;
        }
    }
    return longest;
}

int LessonRun::left() const
{
    if (m_step->task.kind == TaskKind::FindAll)
        return static_cast<int>(acceptedActions(*m_step).size() - m_found.size());
    return m_isDone ? 0 : 1;
}

std::optional<Action> LessonRun::solution(const SearchLimit& limit) const
{
    if (m_isDone)
        return std::nullopt;
    const Game& game = m_step->match.game();
    const bool isByForce = m_step->task.isByForce();
    // What the record has needs no search.
    for (const Node* node = isByForce && m_at ? m_at->firstChild : nullptr; node; node = node->nextSibling) {
        if (node->entry().kind == Entry::Kind::Action && !isKnownWrong(node))
            return node->entry().action;
    }
    ForcedSearch search(*m_step, limit);
    for (const Action& action : game.actions(m_position)) {
        if (!isByForce) {
            if (!m_found.contains(action) && isAccepted(action))
                return action;
            continue;
        }
        const auto taken = game.take(m_position, action);
        if (taken && search.isRight(m_position, action, *taken, m_actionsLeft))
            return action;
    }
    return std::nullopt;
}

} // namespace ringford
