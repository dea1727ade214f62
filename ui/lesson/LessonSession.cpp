// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/LessonSession.h"

#include "engine/text/Drawings.h"
#include "ui/lesson/LessonHints.h"
#include "ui/lesson/Refutation.h"
#include "ui/match/MatchModel.h"
#include "ui/words/ActionWords.h"
#include "ui/words/Words.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

using Verdict = LessonAnswer::Verdict;

constexpr int kPauseOfBook = 2'000; // ms, where the disk took nothing

Match taskOf(const LessonStep& step)
{
    Match match(step.match.sharedGame(), step.match.position(step.match.start()));
    match.setComments(match.start(), step.match.start()->comments());
    return match;
}

} // namespace

LessonSession::LessonSession(Lesson lesson, PupilBook book, QObject* parent)
    : QObject(parent), m_lesson(std::move(lesson)), m_book(std::move(book)),
      m_run(std::make_unique<LessonRun>(m_lesson.steps.front())),
      m_match(new MatchModel(taskOf(m_lesson.steps.front()), this)), m_refutation(new Refutation(*m_match, this)),
      m_retry(new QTimer(this)), m_worker(std::make_unique<Worker>())
{
    // Queued: the board is told first, and nothing is taken back in the middle of being played.
    connect(m_match, &MatchModel::entryPlayed, this, &LessonSession::judge, Qt::QueuedConnection);
    connect(m_refutation, &Refutation::met, this, &LessonSession::said);
    m_retry->setInterval(kPauseOfBook);
    connect(m_retry, &QTimer::timeout, this, &LessonSession::tryToKeep);
    connect(m_worker.get(), &Worker::busyChanged, this, &LessonSession::searchingChanged);
    readResult();
}

LessonSession::~LessonSession() = default;

QString LessonSession::title() const
{
    constexpr qsizetype kLongest = 200;
    return words::elided(m_lesson.title, kLongest);
}

PupilBook::Sum LessonSession::score() const
{
    return m_book.sum(m_pupil, title());
}

void LessonSession::setPupil(const QString& name)
{
    m_pupil = name;
    readResult();
}

void LessonSession::readResult()
{
    m_result = m_book.step(m_pupil, title(), m_number);
    emit changed();
}

void LessonSession::begin(int number)
{
    if (number < 0 || number >= static_cast<int>(m_lesson.steps.size()))
        return;
    ++m_searches; // what is still looked for was about another step
    m_worker->stop();
    m_number = number;
    m_run = std::make_unique<LessonRun>(step());
    m_result = m_book.step(m_pupil, title(), number);
    m_hintsGiven = 0;
    m_isShown = false;
    m_reply = nullptr;
    m_refutation->forget();
    m_match->replace(taskOf(step()));
    emit begun();
}

void LessonSession::judge(const Node* node)
{
    if (m_refutation->isOn()) {
        if (node == m_match->gameNode() && !m_refutation->isOwn(node))
            m_refutation->end(); // who goes on there is brought back to the task
        return;
    }
    // Several may have come before this one is looked at: only what stands on the board counts.
    const bool isAnswer = node == m_match->gameNode() && node != m_reply && node->entry().kind == Entry::Kind::Action;
    if (!isAnswer || isBusyOrDone())
        return;
    const Action action = node->entry().action;
    LessonRun quick = *m_run;
    if (const LessonAnswer answer = quick.answer(action, {m_limits.atOnce});
        answer.verdict != Verdict::Unknown && !answer.isCutShort) {
        *m_run = quick;
        follow(answer, node);
        return;
    }
    search(tr("Looking whether that wins…"),
           [this, run = *m_run, action, node, inAll = m_limits.inAll](std::stop_token stop) {
               LessonRun judged = run;
               const LessonAnswer answer = judged.answer(action, {inAll, std::move(stop)});
               return [this, judged, answer, node] {
                   *m_run = judged;
                   follow(answer, node);
               };
           });
}

/** Does @p work while the window stays awake; nothing else is answered meanwhile. What comes of it is for this step. */
void LessonSession::search(const QString& announced, const Worker::Work& work)
{
    emit said(announced);
    const int number = ++m_searches;
    m_worker->start([this, work, number](std::stop_token stop) -> Worker::Finish {
        return [this, number, finish = work(std::move(stop))] {
            if (number == m_searches)
                finish();
        };
    });
}

QString LessonSession::answerText(const LessonAnswer& answer) const
{
    const QString own = QString::fromStdString(answer.said).trimmed(); // the lesson's own words
    switch (answer.verdict) {
    case Verdict::Known: return tr("You have found that already.");
    case Verdict::Unknown:
        return tr("The program could not find out whether that wins. Play something else, or let it show the answer.");
    case Verdict::Wrong: return own.isEmpty() ? tr("That is not it. Try again.") : own;
    case Verdict::GoOn: return !own.isEmpty() ? own : m_isShown ? tr("So it begins. Go on.") : tr("Right. Go on.");
    case Verdict::Done: break;
    }
    const QString done = !own.isEmpty() ? own : m_isShown ? tr("That was the answer.") : tr("Right!");
    const auto count = static_cast<int>(m_lesson.steps.size());
    return count > 1 && m_number + 1 == count ? done + u' ' + tr("This lesson ends here.") : done;
}

/** How many are still to be found is seen beside what is told. */
QString LessonSession::spokenAnswer(const QString& text, const LessonAnswer& answer) const
{
    const int left = m_run->left();
    const bool isOne = answer.verdict == Verdict::GoOn || answer.verdict == Verdict::Known;
    if (!isOne || step().task.kind != LessonTask::Kind::FindAll || left == 0)
        return {};
    //: spoken after an answer, where several are looked for
    return text + u' ' + tr("%n to go.", nullptr, left);
}

/** Lets the others answer what is wrong, where they have something to answer that shows why. */
bool LessonSession::meet(const LessonAnswer& answer, const Node* wrong)
{
    const auto known = m_run->refutation(wrong->entry().action);
    const SeatSet onTurn = m_match->match().onTurn(wrong);
    if (onTurn.empty() || onTurn.contains(step().pupil))
        return false;
    if (known || step().task.isByForce())
        m_refutation->begin(wrong, known, answerText(answer));
    else if (step().task.kind == LessonTask::Kind::Find && !step().goal) // what misses a goal may be as good as any
        m_refutation->beginIfItCosts(wrong, step().pupil, answerText(answer));
    else
        return false;
    return true;
}

void LessonSession::follow(const LessonAnswer& answer, const Node* node)
{
    const bool findsAll = step().task.kind == LessonTask::Kind::FindAll;
    const Action action = node->entry().action;
    const bool isMet = answer.verdict == Verdict::Wrong && meet(answer, node);
    const bool isNotIt = answer.verdict == Verdict::Wrong || answer.verdict == Verdict::Unknown;
    if (findsAll && !isNotIt)
        emit puttingBack();
    if (!isMet && (isNotIt || findsAll))
        m_match->takeBack();
    if (answer.verdict == Verdict::Wrong)
        ++m_result.wrong;
    if (answer.verdict == Verdict::Done)
        m_result.isSolved = m_result.isSolved || !m_isShown;
    const QString told = answerText(answer);
    if (!isMet)
        emit said(told, spokenAnswer(told, answer));
    if (findsAll && answer.verdict != Verdict::Wrong && answer.verdict != Verdict::Known) {
        if (const auto cell = lastCellOf(m_match->game(), m_match->position(), action))
            mark(*cell);
    }
    for (const Action& reply : answer.replies)
        m_match->play(reply);
    m_reply = answer.replies.empty() ? nullptr : m_match->gameNode();
    keep();
}

/** What was found stays to be seen. */
void LessonSession::mark(Cell cell)
{
    const Node* const shown = m_match->viewedNode();
    const Board& board = m_match->description().board;
    const MarkedCell ring{MarkColour::Green, cell};
    if (const auto rings = drawingsOf(shown->comments(), board).rings; std::ranges::find(rings, ring) == rings.end())
        m_match->setComments(shown, withRing(shown->comments(), ring, board));
}

void LessonSession::keep()
{
    setKept(m_book.put(m_pupil, title(), m_number, m_result));
}

bool LessonSession::isKept() const
{
    return !m_retry->isActive();
}

bool LessonSession::tryToKeep()
{
    if (!isKept() && m_book.write())
        setKept(true);
    return isKept();
}

void LessonSession::setKept(bool isKept)
{
    isKept ? m_retry->stop() : m_retry->start();
    emit changed();
}

/** Says why there is nothing to help with, if so: who does not see the buttons would hear nothing. */
bool LessonSession::declinesHelp()
{
    if (isBusyOrDone() && !isSearching())
        emit said(step().task.kind == LessonTask::Kind::Read ? tr("There is nothing to solve in this step.")
                                                             : tr("This step is solved."));
    return isBusyOrDone();
}

void LessonSession::hint()
{
    m_refutation->end();
    if (declinesHelp())
        return;
    ++m_result.hints;
    const auto& hints = step().hints;
    // Those of the lesson first: who wrote it knows how much to give away, and where to look gives the piece away.
    const auto number = static_cast<std::size_t>(m_hintsGiven++);
    if (number < hints.size())
        emit said(QString::fromStdString(hints[number]));
    else
        withSolution([this, isFirst = number == hints.size()](const Action& solution) { tell(solution, isFirst); });
    keep();
}

/** At first only where playing an action begins, then all of it. */
void LessonSession::tell(const Action& solution, bool isFirst)
{
    const LookAt look = whereToBegin(m_match->game(), m_match->position(), solution);
    if (look.cell)
        mark(*look.cell);
    //: a hint in a lesson; %1 is an action
    emit said(isFirst ? look.text
                      : tr("Play %1.").arg(words::actionToRead(m_match->game(), m_match->position(), solution)));
}

/** Does something with an action that is right, as soon as one is found. */
void LessonSession::withSolution(const std::function<void(const Action&)>& use)
{
    if (const auto found = m_run->solution({m_limits.atOnce})) {
        use(*found);
        return;
    }
    search(tr("Looking for the answer…"), [this, use, run = *m_run, inAll = m_limits.inAll](std::stop_token stop) {
        const auto found = run.solution({inAll, std::move(stop)});
        return [this, use, found] {
            emit said({});
            if (found)
                use(*found);
            else
                emit said(tr("The program could not find the answer."));
        };
    });
}

void LessonSession::solve()
{
    m_refutation->end();
    if (declinesHelp())
        return;
    withSolution([this](const Action& solution) {
        m_isShown = true;
        m_match->play(solution);
        emit answerShown();
    });
}

} // namespace ringford::ui
