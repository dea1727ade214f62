// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lesson/Lesson.h"

#include "engine/text/CommentParts.h"
#include "engine/text/RecordScanner.h"

#include <algorithm>

namespace ringford {

namespace {

using TaskKind = LessonTask::Kind;

/** Where the tags of each record stand. @pre the bytes are whole records */
std::vector<std::vector<RecordTag>> tagsOf(RecordScanner& scanner)
{
    std::vector<std::vector<RecordTag>> all;
    while (!scanner.skipSpace() && !scanner.atEnd()) {
        std::vector<RecordTag> tags;
        while (!scanner.skipSpace() && !scanner.atEnd() && scanner.peek() == '[') {
            RecordTag read;
            if (scanner.readTag(read))
                return all;
            tags.push_back(std::move(read));
        }
        all.push_back(std::move(tags));
        RecordToken token;
        while (token.kind != RecordToken::Kind::Result) {
            if (scanner.readToken(token) || (token.kind == RecordToken::Kind::End))
                return all;
        }
    }
    return all;
}

/** What is wrong with a step, and at which of its tags. */
struct StepFault {
    std::string tag;
    Text message;
};

/** Takes `[%name text]` out of a comment's commands. */
std::optional<std::string> worded(const CommentPart& part, std::string_view name)
{
    const std::string head = "[%" + std::string(name) + ' ';
    if (part.kind != CommentPart::Kind::Unknown || !part.written.starts_with(head))
        return std::nullopt;
    return part.written.substr(head.size(), part.written.size() - head.size() - 1);
}

void readTexts(LessonStep& step)
{
    for (const std::string& comment : step.match.start()->comments()) {
        const std::string text = shownText(comment);
        step.text += (step.text.empty() || text.empty() ? "" : "\n\n") + text;
        eachCommentPart(comment, step.match.game().board(), [&step](const CommentPart& part) {
            if (auto hint = worded(part, "hint"))
                step.hints.push_back(*std::move(hint));
            else if (auto wrong = worded(part, "wrong"))
                step.wrong = *std::move(wrong);
            else if (auto right = worded(part, "right"))
                step.right = *std::move(right);
        });
    }
}

/** Of two tags of one name one would be passed over. */
std::optional<StepFault> findTwice(const Match& match)
{
    for (const char* const name : {"Lesson", "Step", "Task", "Goal"}) {
        if (std::ranges::count(match.tags().others, name, &std::pair<std::string, std::string>::first) > 1)
            return StepFault{name, Text(RINGFORD_TEXT("the tag %1 stands twice in one record")).with(name)};
    }
    return std::nullopt;
}

std::optional<StepFault> readTags(LessonStep& step)
{
    if (auto twice = findTwice(step.match))
        return twice;
    if (const std::string* const title = step.match.tags().find("Step"))
        step.title = *title;
    if (const std::string* const task = step.match.tags().find("Task")) {
        const auto read = LessonTask::read(*task);
        if (!read)
            return StepFault{"Task", Text(RINGFORD_TEXT("expected the task read, find, all, mate N or flag N (N from 1 "
                                                        "to %1), not %2"))
                                         .with(LessonTask::kMostActions)
                                         .quote(*task)};
        step.task = *read;
    }
    if (const std::string* const goal = step.match.tags().find("Goal")) {
        step.goal = Goal::read(*goal, step.match.game().board());
        if (!step.goal)
            return StepFault{"Goal",
                             Text(RINGFORD_TEXT("expected words of a goal, such as from CELL, to CELL, capture, "
                                                "check or win, not %1"))
                                 .quote(*goal)};
    }
    return std::nullopt;
}

/** Finds out who answers, and that there is something to answer. */
std::optional<StepFault> checkTask(LessonStep& step)
{
    const Node* const start = step.match.start();
    if (step.task.kind == TaskKind::Read)
        return std::nullopt;
    if (start->onTurn().empty())
        return StepFault{"Task", RINGFORD_TEXT("nobody is on turn here: there is nothing to be found")};
    step.pupil = start->firstChild && start->firstChild->entry().seat ? *start->firstChild->entry().seat
                                                                      : start->onTurn().first();
    const bool byForce = step.task.isByForce();
    if (byForce && start->onTurn().size() != 1)
        return StepFault{"Task", RINGFORD_TEXT("a task to win by force needs one seat alone on turn")};
    if (byForce && step.goal)
        return StepFault{"Goal", RINGFORD_TEXT("a task to win by force has no other goal")};
    if (!byForce && acceptedActions(step).empty())
        return StepFault{"Task", RINGFORD_TEXT("expected an answer: an action that is not marked as wrong, or a goal "
                                               "that some action meets")};
    return std::nullopt;
}

std::optional<StepFault> readStep(LessonStep& step)
{
    if (auto fault = readTags(step))
        return fault;
    readTexts(step);
    return checkTask(step);
}

RecordError errorAt(RecordScanner& scanner, const std::vector<RecordTag>& tags, const StepFault& fault)
{
    const RecordTag* const found = findTag(tags, fault.tag);
    const RecordScanner::Place place = scanner.place(found ? found->at : tags.empty() ? 0 : tags.front().at);
    return {place.line, place.column, fault.message};
}

} // namespace

std::optional<LessonTask> LessonTask::read(std::string_view value)
{
    if (value == "read")
        return LessonTask{TaskKind::Read};
    if (value == "find")
        return LessonTask{TaskKind::Find};
    if (value == "all")
        return LessonTask{TaskKind::FindAll};
    const auto blank = value.find(' ');
    const std::string_view word = value.substr(0, blank);
    if (blank == std::string_view::npos || (word != "mate" && word != "flag"))
        return std::nullopt;
    const auto number = readNumber(value.substr(blank + 1), kMostActions);
    if (!number || *number < 1)
        return std::nullopt;
    return LessonTask{word == "mate" ? TaskKind::Win : TaskKind::Flag, static_cast<int>(*number)};
}

bool beginsLesson(const Match& match)
{
    return match.tags().find("Lesson") != nullptr;
}

Result<Lesson, RecordError> readLesson(std::string_view bytes, const Registry& registry)
{
    std::vector<Match> matches;
    ReadingOptions options;
    options.take = [&matches](Match match, std::size_t /*begin*/) {
        matches.push_back(std::move(match));
        return matches.size() <= Lesson::kMostSteps;
    };
    const RecordReading reading = readRecords(bytes, registry, options);
    if (reading.error)
        return Failure{*reading.error};
    if (matches.empty() || !beginsLesson(matches.front()))
        return Failure{RecordError{1, 1, RINGFORD_TEXT("expected the tag Lesson in the first record")}};
    if (matches.size() > Lesson::kMostSteps)
        return Failure{RecordError{1, 1,
                                   Text(RINGFORD_TEXT("a lesson has no more than %1 steps"))
                                       .with(static_cast<long long>(Lesson::kMostSteps))}};
    RecordScanner scanner(bytes);
    const std::vector<std::vector<RecordTag>> tags = tagsOf(scanner);
    Lesson lesson;
    lesson.title = *matches.front().tags().find("Lesson");
    for (std::size_t i = 0; i < matches.size(); ++i) {
        LessonStep step{std::move(matches[i]), {}, {}, {}, {}, {}, {}, {}, {}};
        if (const auto fault = readStep(step))
            return Failure{errorAt(scanner, i < tags.size() ? tags[i] : std::vector<RecordTag>(), *fault)};
        lesson.steps.push_back(std::move(step));
    }
    return lesson;
}

bool isKnownWrong(const Node* node)
{
    return std::ranges::any_of(node->marks(), [](std::uint8_t mark) { return mark == 2 || mark == 4; });
}

std::vector<Action> acceptedActions(const LessonStep& step)
{
    const Match& match = step.match;
    if (step.goal)
        return step.goal->actions(match.game(), match.position(match.start()));
    std::vector<Action> accepted;
    for (const Node* node = match.start()->firstChild; node; node = node->nextSibling) {
        if (node->entry().kind == Entry::Kind::Action && !isKnownWrong(node))
            accepted.push_back(node->entry().action);
    }
    return accepted;
}

} // namespace ringford
