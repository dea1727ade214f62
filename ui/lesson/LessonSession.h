// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lesson/LessonRun.h"
#include "ui/files/Worker.h"
#include "ui/lesson/PupilBook.h"

#include <QObject>

#include <functional>
#include <memory>

class QTimer;

namespace ringford::ui {

class MatchModel;
class Refutation;

/**
 * A pupil's way through a lesson, without a window: judges what is played in its match, has wrong answers met and
 * takes them back, plays the replies, searches where judging takes long, gives hints, and keeps the score in a book.
 */
class LessonSession : public QObject {
    Q_OBJECT

public:
    LessonSession(Lesson lesson, PupilBook book, QObject* parent = nullptr);
    ~LessonSession() override;

    const Lesson& lesson() const { return m_lesson; }
    /** What the lesson is called, in the book as well; of a very long title the beginning. */
    QString title() const;
    const LessonStep& step() const { return m_lesson.steps[static_cast<std::size_t>(m_number)]; }
    int stepNumber() const { return m_number; }
    const LessonRun& run() const { return *m_run; }
    MatchModel& match() const { return *m_match; }
    /** How wrong answers are met. */
    Refutation& refutation() const { return *m_refutation; }
    PupilBook& book() { return m_book; }
    /** What the book has of the pupil and this lesson. */
    PupilBook::Sum score() const;
    /** Whether all is in the book; if not, writing is tried again and again. */
    bool isKept() const;
    /** Tries that at once; false if it still is not. */
    bool tryToKeep();
    /** What is not in the book is given up. */
    void giveUpResults() { setKept(true); }
    /** Whether an answer is looked for or judged in the background. */
    bool isSearching() const { return m_worker->isBusy(); }
    /**
     * How much may be looked at for an answer: at once, and in the background where it can be cancelled, before the
     * program says that it cannot tell.
     */
    void setSearchLimits(std::uint64_t atOnce, std::uint64_t inAll) { m_limits = {atOnce, inAll}; }
    /** The search ends with what it has, and is answered as far as that goes. */
    void cancelSearch() { m_worker->stop(); }

    /** Whose name the score is kept under. */
    void setPupil(const QString& name);
    /** Reads again what the book has of this step. */
    void readResult();
    /** Begins a step anew; nothing happens where the lesson has no such step. */
    void begin(int number);
    /** One more hint: those of the lesson, then where to look, then what is right. */
    void hint();
    /** Plays what is right; the step does not count as solved then. */
    void solve();

signals:
    /** Another step is begun, or the same one anew. */
    void begun();
    /** What is to be told to the last answer, in the reader's language; empty: nothing any more. */
    void said(const QString& text, const QString& spoken = {});
    /** The score, or what is left to be done, is another. */
    void changed();
    void searchingChanged(bool isSearching);
    /** One of several right answers is about to be put back, to look for the others: said() tells of it. */
    void puttingBack();
    /** The right answer was played, because somebody asked for it. */
    void answerShown();

private:
    struct SearchLimits {
        std::uint64_t atOnce = 20'000; ///< actions to be looked at before a window would be seen to wait
        std::uint64_t inAll = 20'000'000;
    };

    bool declinesHelp();
    bool isBusyOrDone() const { return m_run->isDone() || m_worker->isBusy(); }
    void judge(const Node* node);
    void follow(const LessonAnswer& answer, const Node* node);
    bool meet(const LessonAnswer& answer, const Node* wrong);
    QString answerText(const LessonAnswer& answer) const;
    QString spokenAnswer(const QString& text, const LessonAnswer& answer) const;
    void search(const QString& announced, const Worker::Work& work);
    void tell(const Action& solution, bool isFirst);
    void withSolution(const std::function<void(const Action&)>& use);
    void mark(Cell cell);
    void keep();
    void setKept(bool isKept);

    Lesson m_lesson;
    PupilBook m_book;
    QString m_pupil;
    std::unique_ptr<LessonRun> m_run;
    MatchModel* m_match;
    Refutation* m_refutation;
    int m_number = 0;
    StepResult m_result;           ///< of this step, by this pupil
    int m_hintsGiven = 0;          ///< since the step was begun
    bool m_isShown = false;        ///< the answer was
    QTimer* m_retry;               ///< runs while not all is in the book
    const Node* m_reply = nullptr; ///< the last reply that was played: no answer
    SearchLimits m_limits;
    int m_searches = 0;               ///< counts them: what comes of one that is over is dropped
    std::unique_ptr<Worker> m_worker; ///< last: it goes first, and looks at the lesson until then
};

} // namespace ringford::ui
