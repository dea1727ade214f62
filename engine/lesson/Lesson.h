// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lesson/Goal.h"
#include "engine/match/Match.h"
#include "engine/text/RecordReader.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** What is to be done at a step of a lesson: `[Task "mate 2"]`. */
struct LessonTask {
    enum class Kind : std::uint8_t {
        Read,    ///< there is only something to read
        Find,    ///< an action is looked for, and what follows in its line
        FindAll, ///< all of them
        Win,     ///< `mate N`: the game is to be won by force with so many own actions at most
        Flag     ///< `flag N`: an enemy flag is to be taken up by force
    };
    Kind kind = Kind::Read;
    int actions = 1; ///< Win, Flag: N

    /** What is asked for can be forced, or not: a search finds out. */
    bool isByForce() const { return kind == Kind::Win || kind == Kind::Flag; }

    static constexpr int kMostActions = 5;
    /** Reads a tag's value; nothing when it is none of `read`, `find`, `all`, `mate N`, `flag N`. */
    static std::optional<LessonTask> read(std::string_view value);
};

/** One record of a lesson: a position with a text and a task. */
struct LessonStep {
    Match match; ///< the record; its lines are accepted answers, those that bear `?` or `??` known wrong ones
    std::string title;
    LessonTask task;
    std::optional<Goal> goal;       ///< what an answer has to do, where that can be said in these words
    std::string text;               ///< read before; without commands
    std::vector<std::string> hints; ///< one by one
    std::string wrong;              ///< said to a wrong answer that has no comment of its own; empty: the usual words
    std::string right;              ///< the same for a right one
    Seat pupil{};                   ///< who answers
};

/** A file of records as steps of one lesson. */
struct Lesson {
    static constexpr std::size_t kMostSteps = 1000; ///< more are refused, as files are that hold too much

    std::string title;
    std::vector<LessonStep> steps; ///< at least one
};

/** Whether the records that begin with this one are a lesson: it has a tag `Lesson`. */
bool beginsLesson(const Match& match);

/**
 * Reads a lesson after the manual, ringford-lesson(5). What is wrong with it is told with its place, as of records; the
 * place of a tag that does not fit is its `[`.
 */
Result<Lesson, RecordError> readLesson(std::string_view bytes, const Registry& registry);

/** Whether an entry bears the mark of a mistake, `?` or `??`: it is no answer, whatever it stands beside. */
bool isKnownWrong(const Node* node);
/** The first actions that are accepted at a step, in order of the record or of the game's list. */
std::vector<Action> acceptedActions(const LessonStep& step);

} // namespace ringford
