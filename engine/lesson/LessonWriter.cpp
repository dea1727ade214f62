// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lesson/LessonWriter.h"

#include "engine/text/RecordWriter.h"

#include <algorithm>
#include <utility>

namespace ringford {

namespace {

/** Of what all steps may take together, one takes no more than that. */
constexpr std::uint64_t kMostForOne = 1'000'000;

/** The own actions of a line that wins with its last one; nothing of another. */
std::optional<int> ownActions(const Match& match, Seat pupil)
{
    int own = 0;
    const Node* at = match.start();
    for (; at->firstChild; at = at->firstChild) {
        if (at->firstChild->entry().kind != Entry::Kind::Action)
            return std::nullopt;
        own += at->firstChild->entry().seat == pupil ? 1 : 0;
    }
    const Outcome outcome = match.game().outcome(match.position(at));
    const bool isWon = outcome.kind == Outcome::Kind::Won && outcome.winners.contains(pupil);
    return isWon && at->entry().seat == pupil ? std::optional(own) : std::nullopt;
}

/** As forcedWin(); counts in @p tried what was looked at. */
std::optional<int> forcedWin(const Match& match, const SearchLimit& limit, std::uint64_t& tried)
{
    const Node* const first = match.start()->firstChild;
    if (!first || match.start()->onTurn().size() != 1)
        return std::nullopt;
    const Seat pupil = match.start()->onTurn().first();
    const std::optional<int> own = ownActions(match, pupil);
    if (!own || *own > LessonTask::kMostActions)
        return std::nullopt;
    const Position start = match.position(match.start());
    const auto taken = match.game().take(start, first->entry().action);
    if (!taken)
        return std::nullopt;
    ForcedSearch search(match.game(), pupil, {LessonTask::Kind::Win, *own}, limit);
    const bool isRight = search.isRight(start, first->entry().action, *taken, *own);
    tried += search.tried();
    return isRight && !search.hasGivenUp() ? own : std::nullopt;
}

} // namespace

std::optional<int> forcedWin(const Match& match, const SearchLimit& limit)
{
    std::uint64_t tried = 0;
    return forcedWin(match, limit, tried);
}

Result<std::string, Text> writeLesson(std::vector<Match>& steps, SearchLimit limit)
{
    std::string all;
    for (Match& step : steps) {
        if (!step.tags().find("Task")) {
            std::uint64_t tried = 0;
            const SearchLimit here{std::min(limit.actions, kMostForOne), limit.stop};
            const auto own = step.tags().find("Goal") ? std::nullopt : forcedWin(step, here, tried);
            limit.actions -= std::min(limit.actions, tried);
            step.tags().set("Task", own ? "mate " + std::to_string(*own) : "find");
        }
        auto record = writeRecord(step);
        if (!record)
            return Failure{record.error()};
        all += (all.empty() ? "" : "\n") + *record;
    }
    return all;
}

} // namespace ringford
