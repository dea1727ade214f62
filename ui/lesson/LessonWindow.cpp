// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/LessonWindow.h"

#include "engine/text/Drawings.h"
#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/BoardView.h"
#include "ui/lesson/LessonHints.h"
#include "ui/lesson/ResultsDialog.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ActionsDock.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/Projector.h"
#include "ui/panels/ProjectorStrip.h"
#include "ui/panels/StockDock.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QDir>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace ringford::ui {

namespace {

using Kind = LessonTask::Kind;
using Verdict = LessonAnswer::Verdict;

Match matchOf(const LessonStep& step)
{
    Match match(step.match.sharedGame(), step.match.position(step.match.start()));
    match.setComments(match.start(), step.match.start()->comments); // with what is drawn in them
    return match;
}

} // namespace

LessonWindow::LessonWindow(Lesson lesson, const BoardAppearance& appearance, PupilBook book, QWidget* parent)
    : QMainWindow(parent, Qt::Window), m_lesson(std::move(lesson)), m_appearance(appearance), m_book(std::move(book)),
      m_model(new MatchModel(matchOf(m_lesson.steps.front()), this)), m_board(new BoardView(*m_model, this)),
      m_worker(std::make_unique<Worker>())
{
    setObjectName(QStringLiteral("lesson"));
    setWindowTitle(QString::fromStdString(m_lesson.title));
    setCentralWidget(makeCentre());
    makeShortcuts();
    m_appearance.input.wheelSteps = false; // answers are given where the lesson stands
    m_board->setAppearance(m_appearance);
    // Queued: the board is told first, and nothing is taken back in the middle of being played.
    connect(m_model, &MatchModel::entryPlayed, this, &LessonWindow::judge, Qt::QueuedConnection);
    connect(m_worker.get(), &Worker::busyChanged, this, &LessonWindow::showSearching);
    resize(QSize(1200, 780).boundedTo(screen()->availableGeometry().size() - QSize(40, 60)));
    showStep(0);
    m_board->setFocus();
}

LessonWindow::~LessonWindow() = default;

void LessonWindow::showTools()
{
    for (Panel* const dock : {static_cast<Panel*>(m_stock), static_cast<Panel*>(m_listed)})
        dock->setVisible(!m_isProjector && dock->isWanted());
    m_tools->setVisible(!m_isProjector && !m_tools->actions().isEmpty());
}

QString LessonWindow::pupil() const
{
    const QString name = m_pupil->currentText().trimmed();
    return name.isEmpty() ? tr("Nobody") : name;
}

void LessonWindow::setPupil(const QString& name)
{
    m_pupil->setCurrentText(name);
}

QString LessonWindow::said() const
{
    return m_said->text();
}

void LessonWindow::say(const QString& text)
{
    m_said->setText(text);
    if (m_isProjector && !text.isEmpty())
        m_board->say(text, {});
}

void LessonWindow::showStep(int number)
{
    if (number < 0 || number >= static_cast<int>(m_lesson.steps.size()))
        return;
    ++m_search; // what is still looked for was about another step
    m_worker->stop();
    m_number = number;
    m_run = std::make_unique<LessonRun>(step());
    m_result = m_book.step(pupil(), windowTitle(), number);
    m_hintsTold = 0;
    m_isShown = false;
    m_replied = nullptr;
    m_model->replace(matchOf(step()));
    showTools();
    placePanel();
    say({});
    updateTexts();
}

QString LessonWindow::taskText() const
{
    const int left = m_run->left();
    switch (step().task.kind) {
    case Kind::Read: return {};
    case Kind::Find: return tr("Find the action.");
    case Kind::FindAll: return left > 0 ? tr("Find all: %n to go.", nullptr, left) : tr("All found.");
    case Kind::Win: return tr("Win in %n.", nullptr, step().task.actions);
    case Kind::Flag: return tr("Take up the flag in %n.", nullptr, step().task.actions);
    }
    return {};
}

void LessonWindow::updateTexts()
{
    const int count = static_cast<int>(m_lesson.steps.size());
    //: a step of a lesson: its number, how many there are, what it is called
    m_title->setText(
        tr("%1 of %2: %3")
            .arg(QString::number(m_number + 1), QString::number(count), QString::fromStdString(step().title)));
    m_text->setText(QString::fromStdString(step().text).trimmed());
    m_task->setText(taskText());
    const bool isTask = step().task.kind != Kind::Read;
    const bool canAnswer = isTask && !m_run->isDone() && !m_worker->isBusy();
    m_hint->setEnabled(canAnswer);
    m_solve->setEnabled(canAnswer);
    m_previous->setEnabled(m_number > 0);
    m_next->setEnabled(m_number + 1 < count);
    const auto tasks = std::ranges::count_if(
        m_lesson.steps, [](const LessonStep& one) { return one.task.kind != LessonTask::Kind::Read; });
    const PupilBook::Sum sum = m_book.sum(pupil(), windowTitle());
    //: the score of a lesson
    QString score =
        tr("Solved %1 of %2, wrong answers: %3, hints: %4").arg(sum.solved).arg(tasks).arg(sum.wrong).arg(sum.hints);
    if (!m_isKept)
        //: below the score of a lesson
        score += u'\n' + tr("This holds until the window is closed: %1 could not be written.")
                             .arg(QDir::toNativeSeparators(m_book.file()));
    m_score->setText(score);
}

void LessonWindow::judge(const Node* node)
{
    // Several may have come before this one is looked at: only what stands on the board counts.
    const bool isAnswer = node == m_model->current() && node != m_replied && node->entry.kind == Entry::Kind::Action;
    if (m_run->isDone() || !isAnswer || m_worker->isBusy())
        return;
    const Action action = node->entry.action;
    LessonRun quick = *m_run;
    if (const LessonAnswer answer = quick.answer(action, {m_atOnce});
        answer.verdict != Verdict::Unknown && !answer.isCutShort) {
        *m_run = quick;
        follow(answer, node);
        return;
    }
    search(tr("Looking whether that wins…"), [this, run = *m_run, action, node, inAll = m_inAll](std::stop_token stop) {
        LessonRun judged = run;
        const LessonAnswer answer = judged.answer(action, {inAll, std::move(stop)});
        return [this, judged, answer, node] {
            *m_run = judged;
            follow(answer, node);
        };
    });
}

/** Does @p work while the window stays awake; nothing else is answered meanwhile. What comes of it is for this step. */
void LessonWindow::search(const QString& told, const Worker::Work& work)
{
    say(told);
    const int number = ++m_search;
    m_worker->start([this, work, number](std::stop_token stop) -> Worker::Finish {
        return [this, number, finish = work(std::move(stop))] {
            if (number == m_search)
                finish();
        };
    });
}

/** The search ends with what it has, and is answered as far as that goes. */
void LessonWindow::cancelSearch()
{
    m_worker->stop();
}

void LessonWindow::showSearching(bool isBusy)
{
    m_board->setEnabled(!isBusy);
    m_cancel->setVisible(isBusy);
    updateTexts();
    if (!isBusy)
        m_board->setFocus();
}

void LessonWindow::setSearchLimits(std::uint64_t atOnce, std::uint64_t inAll)
{
    m_atOnce = atOnce;
    m_inAll = inAll;
}

void LessonWindow::follow(const LessonAnswer& answer, const Node* node)
{
    QString said = QString::fromStdString(answer.said).trimmed();
    const bool isBack =
        answer.verdict == Verdict::Wrong || answer.verdict == Verdict::Unknown || step().task.kind == Kind::FindAll;
    const Action action = node->entry.action;
    if (isBack)
        m_model->takeBack();
    switch (answer.verdict) {
    case Verdict::Wrong:
        ++m_result.wrong;
        say(said.isEmpty() ? tr("That is not it. Try again.") : said);
        break;
    case Verdict::Known: say(tr("You have found that already.")); break;
    case Verdict::Unknown:
        say(tr("The program could not find out whether that wins. Play something else, or let it show the answer."));
        break;
    case Verdict::GoOn:
        say(!said.isEmpty() ? said : m_isShown ? tr("So it begins. Go on.") : tr("Right. Go on."));
        break;
    case Verdict::Done:
        m_result.isSolved = m_result.isSolved || !m_isShown;
        say(!said.isEmpty() ? said : m_isShown ? tr("That was the answer.") : tr("Right!"));
        break;
    }
    if (step().task.kind == Kind::FindAll && answer.verdict != Verdict::Wrong && answer.verdict != Verdict::Known) {
        if (const auto cell = lastCellOf(m_model->game(), m_model->position(), action))
            mark(*cell);
    }
    for (const Action& reply : answer.replies)
        m_model->play(reply);
    m_replied = answer.replies.empty() ? nullptr : m_model->current();
    keep();
}

/** What was found stays to be seen. */
void LessonWindow::mark(Cell cell)
{
    const Node* const shown = m_model->shown();
    const Board& board = m_model->description().board;
    const MarkedCell ring{MarkColour::Green, cell};
    if (const auto rings = drawingsOf(shown->comments, board).rings; std::ranges::find(rings, ring) == rings.end())
        m_model->setComments(shown, withRing(shown->comments, ring, board));
}

void LessonWindow::keep()
{
    m_isKept = m_book.put(pupil(), windowTitle(), m_number, m_result);
    updateTexts();
}

void LessonWindow::hint()
{
    if (m_run->isDone() || m_worker->isBusy())
        return;
    ++m_result.hints;
    const auto& hints = step().hints;
    if (m_hintsTold < static_cast<int>(hints.size())) {
        say(QString::fromStdString(hints[static_cast<std::size_t>(m_hintsTold)]));
    } else {
        withSolution([this](const Action& solution) {
            const LookAt look = whereToBegin(m_model->game(), m_model->position(), solution);
            if (look.cell)
                mark(*look.cell);
            say(look.text);
        });
    }
    ++m_hintsTold;
    keep();
}

/** Does something with an action that is right, as soon as one is found. */
void LessonWindow::withSolution(const std::function<void(const Action&)>& use)
{
    if (m_run->isDone() || m_worker->isBusy())
        return;
    if (const auto found = m_run->solution({m_atOnce})) {
        use(*found);
        return;
    }
    search(tr("Looking for the answer…"), [this, use, run = *m_run, inAll = m_inAll](std::stop_token stop) {
        const auto found = run.solution({inAll, std::move(stop)});
        return [this, use, found] {
            say({});
            if (found)
                use(*found);
            else
                say(tr("The program could not find the answer."));
        };
    });
}

void LessonWindow::solve()
{
    withSolution([this](const Action& solution) {
        m_isShown = true;
        m_model->play(solution);
        m_board->setFocus();
    });
}

void LessonWindow::setProjector(bool projector)
{
    if (projector == m_isProjector)
        return;
    m_isProjector = projector;
    if (projector)
        m_wasFull = isFullScreen();
    m_panel->setVisible(!projector);
    m_entry->hide();
    m_strip->setOn(projector);
    showTools();
    m_board->setAppearance(projector ? projected(m_appearance) : m_appearance);
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, projector || m_wasFull));
    m_board->setFocus();
}

void LessonWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_isProjector)
        setProjector(false);
    else
        QMainWindow::keyPressEvent(event);
}

void LessonWindow::showResults()
{
    auto* const dialog = new ResultsDialog(m_book, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ResultsDialog::cleared, this, [this] {
        m_result = m_book.step(pupil(), windowTitle(), m_number);
        updateTexts();
    });
    dialog->open();
}

} // namespace ringford::ui
