// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lesson/ForcedSearch.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ringford {

/** What an answer was worth, and what comes next. */
struct LessonAnswer {
    enum class Verdict : std::uint8_t {
        Wrong,   ///< nothing has changed
        Known,   ///< right, but given before (find all); nothing has changed
        Unknown, ///< whether it wins was not found within the limit; nothing has changed
        GoOn,    ///< right; there is more to find or to play
        Done     ///< right, and the step is done
    };
    Verdict verdict = Verdict::Wrong;
    std::string said;            ///< the lesson's words to it; empty: the usual ones
    std::vector<Action> replies; ///< of the others, which follow on the board
    bool isCutShort = false;     ///< perhaps others would hold out longer: the search for them gave up
};

/**
 * A pupil's way through one step: judges answers and chooses replies. Where the lesson's lines end, tasks to win go on
 * by search: replies hold out as long as they can. A copy goes on by itself.
 */
class LessonRun {
public:
    /** @p step outlives it. */
    explicit LessonRun(const LessonStep& step);

    const LessonStep& step() const { return *m_step; }
    /** Where the next answer is looked for. */
    const Position& position() const { return m_position; }
    bool isDone() const { return m_isDone; }
    /**
     * Judges what the pupil plays at position(); what the record has as an answer is right also when a search for it
     * gives up. @pre legal there, and the step is not done
     */
    LessonAnswer answer(const Action& action, const SearchLimit& limit = {});
    /** What the record has others play against a wrong answer; nothing where it has nothing. */
    std::optional<Action> refutation(const Action& wrong) const;
    /** How many are still to be found (find all); else 1, or 0 when done. */
    int left() const;
    /** An action that would be right now; nothing when there is none left, or none was found within the limit. */
    std::optional<Action> solution(const SearchLimit& limit = {}) const;

private:
    LessonAnswer answerOne(const Action& action);
    LessonAnswer answerAll(const Action& action);
    LessonAnswer answerByForce(const Action& action, const SearchLimit& limit);
    void replyByForce(LessonAnswer& answer, ForcedSearch search);
    std::optional<Action> longestReply(LessonAnswer& answer, ForcedSearch& search) const;
    const Node* lineOf(const Action& action) const;
    bool isAccepted(const Action& action) const;
    void follow(const Node* node, LessonAnswer& answer);
    void playReplies(LessonAnswer& answer);

    const LessonStep* m_step; // a pointer, so that one way can take the place of another
    Position m_position;
    const Node* m_at;         ///< in the record; null where the pupil has left its lines
    int m_actionsLeft;        ///< tasks to win
    std::set<Action> m_found; ///< find all
    bool m_isDone;
};

} // namespace ringford
