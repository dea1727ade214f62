// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/LessonPanel.h"

#include "ui/board/view/BoardView.h"
#include "ui/lesson/LessonSession.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/TableOffers.h"
#include "ui/widgets/CopiedWords.h"
#include "ui/widgets/FittedWords.h"
#include "ui/widgets/SpokenName.h"
#include "ui/words/Typeset.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace ringford::ui {

namespace {

using Kind = LessonTask::Kind;

constexpr int kPanelWidth = 340;    // device-independent pixels, at least
constexpr int kLinesInWindow = 20;  // of the largest letters
constexpr double kMostInRoom = 1.3; // of the least letters
// What a room has at least of its letters:
constexpr int kLettersBeside = 18;
constexpr int kLinesBelowBoard = 4;
constexpr int kUsualSaid = 20; // words of the program's own that are said

QFontMetrics metricsOf(QFont font, int letters)
{
    font.setPixelSize(letters);
    return QFontMetrics(font);
}

} // namespace

LessonPanel::LessonPanel(LessonSession& session, BoardView& board, QWidget* parent)
    : QWidget(parent), m_session(session), m_parts(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      m_words(new FittedWords(this))
{
    m_parts->addLayout(makeWords(board), 1);
    auto* const hands = new QVBoxLayout;
    hands->addStretch(1);
    hands->addWidget(m_score);
    hands->addWidget(makeButtons());
    m_parts->addLayout(hands);
    connect(&session, &LessonSession::changed, this, &LessonPanel::refresh);
    connect(&session, &LessonSession::searchingChanged, this, &LessonPanel::showSearching);
    session.setPupil(pupil());
}

QLayout* LessonPanel::makeWords(BoardView& board)
{
    auto* const rows = new QVBoxLayout;
    m_pupil = new QComboBox(this);
    m_pupil->setEditable(true);
    QStringList names = m_session.book().pupils();
    names.removeAll(QString());
    m_pupil->addItems(names);
    m_pupil->setCurrentText(QString());
    m_pupil->lineEdit()->setPlaceholderText(tr("Your name"));
    setSpokenName(*m_pupil, tr("Your name"));
    connect(m_pupil, &QComboBox::currentTextChanged, this, [this] { m_session.setPupil(pupil()); });
    m_words->setAccessibleName(tr("What is to be done"));
    connect(m_words, &FittedWords::lettersChanged, this, &LessonPanel::lettersChanged);
    m_title = m_words->add("title", true);
    m_text = m_words->add("text");
    m_task = m_words->add("task", true);
    m_said = m_words->add("said", true);
    m_words->setCopied(*m_title, tr("What this step of the lesson is about."));
    m_words->setCopied(*m_text, tr("What this step of the lesson teaches."));
    m_words->setCopied(*m_task, tr("What you are to do on the board in this step."));
    m_words->setCopied(*m_said, tr("What the lesson says to what you have done."));
    m_score = new QLabel(this);
    m_score->setObjectName(QStringLiteral("score"));
    m_score->setWordWrap(true);
    m_score->setTextFormat(Qt::PlainText);
    letCopy(*m_score, tr("How much of the lesson is done."));
    rows->addWidget(m_pupil);
    rows->addWidget(m_words, 1);
    m_cancel = new QPushButton(tr("&Cancel the Search"), this);
    m_cancel->setObjectName(QStringLiteral("cancelSearch"));
    m_cancel->hide();
    connect(m_cancel, &QPushButton::clicked, &m_session, &LessonSession::cancelSearch);
    rows->addWidget(m_cancel);
    rows->addWidget(new TableOffers(m_session.match(), board, this));
    return rows;
}

QWidget* LessonPanel::makeButtons()
{
    auto* const box = new QWidget(this);
    auto* const grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const QString& text, const char* name, const QKeySequence& key, int row, int column) {
        auto* const made = new QPushButton(text, box);
        made->setObjectName(QLatin1String(name));
        //: a button: %1 is what it says, %2 its key
        made->setToolTip(tr("%1 (%2)").arg(QString(text).remove(u'&'), key.toString(QKeySequence::NativeText)));
        made->setAccessibleDescription(key.toString(QKeySequence::NativeText)); // the tip would repeat the name
        grid->addWidget(made, row, column);
        return made;
    };
    m_hint = button(tr("&Hint"), "hint", QKeySequence(Qt::CTRL | Qt::Key_H), 0, 0);
    m_solve = button(tr("&Show"), "solve", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H), 0, 1);
    auto* const again = button(tr("&Again"), "again", QKeySequence(Qt::CTRL | Qt::Key_R), 1, 0);
    auto* const results = new QPushButton(tr("&Results…"), box);
    grid->addWidget(results, 1, 1);
    m_ways.previous = button(tr("&Previous"), "previous", QKeySequence(Qt::Key_PageUp), 2, 0);
    m_ways.next = button(tr("&Next"), "next", QKeySequence(Qt::Key_PageDown), 2, 1);
    auto* const projector = button(tr("Pro&jector"), "projector", QKeySequence(Qt::Key_F5), 3, 0);
    m_ways.unsolved = new QPushButton(tr("To &Unsolved"), box);
    m_ways.unsolved->setObjectName(QStringLiteral("unsolved"));
    m_ways.unsolved->setToolTip(tr("Goes on at the first step that you have not solved, today or before."));
    grid->addWidget(m_ways.unsolved, 3, 1);
    connect(m_ways.unsolved, &QPushButton::clicked, this, [this] {
        if (const auto number = firstUnsolved())
            m_session.begin(*number);
    });
    connect(m_hint, &QPushButton::clicked, &m_session, &LessonSession::hint);
    connect(m_solve, &QPushButton::clicked, &m_session, &LessonSession::solve);
    connect(again, &QPushButton::clicked, &m_session, [this] { m_session.begin(m_session.stepNumber()); });
    connect(results, &QPushButton::clicked, this, &LessonPanel::resultsWanted);
    connect(m_ways.previous, &QPushButton::clicked, &m_session,
            [this] { m_session.begin(m_session.stepNumber() - 1); });
    connect(m_ways.next, &QPushButton::clicked, &m_session, [this] { m_session.begin(m_session.stepNumber() + 1); });
    connect(projector, &QPushButton::clicked, this, &LessonPanel::projectorWanted);
    return box;
}

QString LessonPanel::pupil() const
{
    return m_pupil->currentText().trimmed();
}

QString LessonPanel::begun() const
{
    QStringList parts{m_title->text(), m_text->text(), m_task->text()};
    parts.removeAll(QString());
    return parts.join(u'\n');
}

void LessonPanel::say(const QString& text)
{
    m_words->setText(*m_said, words::typeset(text, QLocale()));
}

void LessonPanel::setPlace(bool isBelow, int extent, int least)
{
    m_parts->setDirection(isBelow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    setMinimumSize(isBelow ? 0 : least, isBelow ? least : 0);
    setMaximumSize(isBelow ? QWIDGETSIZE_MAX : extent, isBelow ? extent : QWIDGETSIZE_MAX);
}

int LessonPanel::leastExtent(bool isBelow) const
{
    const QMargins around = m_parts->contentsMargins();
    if (m_lettersForRoom > 0) {
        const QFontMetrics letters = metricsOf(font(), m_lettersForRoom);
        return isBelow ? kLinesBelowBoard * letters.lineSpacing() + around.top() + around.bottom()
                       : kLettersBeside * letters.averageCharWidth() + around.left() + around.right();
    }
    return isBelow ? m_hint->parentWidget()->sizeHint().height() + m_score->sizeHint().height() + m_parts->spacing() +
                         around.top() + around.bottom()
                   : kPanelWidth;
}

void LessonPanel::setLettersForRoom(int letters)
{
    m_lettersForRoom = letters;
    const bool isUsual = letters == 0;
    for (QWidget* const part : {static_cast<QWidget*>(m_pupil), m_hint->parentWidget(), static_cast<QWidget*>(m_score)})
        part->setVisible(isUsual);
    QFont scores = font();
    if (!isUsual)
        scores.setPixelSize(letters);
    m_score->setFont(scores);
    sizeLetters();
}

void LessonPanel::showTask(bool isShown)
{
    for (QLabel* const words : {m_title, m_text, m_task})
        m_words->setShown(*words, isShown);
}

void LessonPanel::showSaid(bool isShown)
{
    m_words->setShown(*m_said, isShown);
}

void LessonPanel::showScore(bool isShown)
{
    m_score->setVisible(isShown);
}

int LessonPanel::letters() const
{
    return m_words->letters();
}

void LessonPanel::sizeLetters()
{
    if (m_lettersForRoom > 0)
        m_words->setLetters(m_lettersForRoom, static_cast<int>(m_lettersForRoom * kMostInRoom));
    else
        m_words->setLetters(0, window()->height() / kLinesInWindow);
}

void LessonPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    sizeLetters();
}

void LessonPanel::showSearching(bool isSearching)
{
    m_cancel->setVisible(isSearching);
    refresh();
}

QString LessonPanel::taskText() const
{
    const int left = m_session.run().left();
    const bool isCounted = m_session.step().task.kind == Kind::FindAll;
    if (m_session.run().isDone() && !isCounted)
        return {}; // what is said tells it
    switch (m_session.step().task.kind) {
    case Kind::Read: return {};
    case Kind::Find: return tr("Find the action.");
    case Kind::FindAll: return left > 0 ? tr("Find all: %n to go.", nullptr, left) : tr("All found.");
    case Kind::Win: return tr("Win in %n.", nullptr, m_session.step().task.actions);
    case Kind::Flag: return tr("Take up the flag in %n.", nullptr, m_session.step().task.actions);
    }
    return {};
}

QString LessonPanel::scoreText()
{
    const auto tasks = std::ranges::count_if(m_session.lesson().steps,
                                             [](const LessonStep& one) { return one.task.kind != Kind::Read; });
    const PupilBook::Sum sum = m_session.score();
    //: the score of a lesson
    QString score =
        tr("Solved %1 of %2, wrong answers: %3, hints: %4").arg(sum.solved).arg(tasks).arg(sum.wrong).arg(sum.hints);
    score.replace(QStringLiteral(": "), QStringLiteral(":\u00A0")); // a number stands with what it counts
    if (!m_session.isKept())
        //: below the score of a lesson
        score += u'\n' + tr("This holds until the window is closed: %1 could not be written.")
                             .arg(QDir::toNativeSeparators(m_session.book().file()));
    if (const QString& copy = m_session.book().damagedCopy(); !copy.isEmpty())
        //: below the score of a lesson
        score += u'\n' + tr("Not all results that were kept could be read. The file as it was lies in %1.")
                             .arg(QDir::toNativeSeparators(copy));
    return score;
}

/** Of the steps at which something is to be done, for this pupil. */
std::optional<int> LessonPanel::firstUnsolved() const
{
    const std::vector<LessonStep>& steps = m_session.lesson().steps;
    for (int number = 0; number < static_cast<int>(steps.size()); ++number) {
        if (steps[static_cast<std::size_t>(number)].task.kind != Kind::Read &&
            !m_session.book().step(pupil(), m_session.title(), number).isSolved)
            return number;
    }
    return std::nullopt;
}

/** Of what is said to answers and to whoever asks for hints: what the step has, but no less than the program says. */
QString LessonPanel::longestSaid() const
{
    const LessonStep& step = m_session.step();
    QString longest = QStringLiteral("words ").repeated(step.task.kind == Kind::Read ? 0 : kUsualSaid);
    std::vector<std::string> texts = step.hints;
    texts.insert(texts.end(), {step.right, step.wrong});
    for (const std::string& text : texts) {
        const QString said = QString::fromStdString(text).trimmed();
        longest = said.size() > longest.size() ? said : longest;
    }
    return longest;
}

void LessonPanel::begin()
{
    m_words->keepRoomFor(*m_said, longestSaid());
    m_words->keepRoomFor(*m_task, taskText()); // it goes when the step is solved
    refresh();
}

void LessonPanel::refresh()
{
    const int number = m_session.stepNumber();
    const int count = static_cast<int>(m_session.lesson().steps.size());
    const LessonStep& step = m_session.step();
    const auto typeset = [](const std::string& text) {
        return words::typeset(QString::fromStdString(text).trimmed(), QLocale());
    };
    //: a step of a lesson: its number, how many there are, what it is called
    const QString title =
        tr("%1 of %2: %3").arg(QString::number(number + 1), QString::number(count), typeset(step.title));
    m_words->setText(*m_title, title);
    m_words->setText(*m_text, typeset(step.text));
    m_words->setText(*m_task, taskText());
    const bool canAnswer = step.task.kind != Kind::Read && !m_session.run().isDone() && !m_session.isSearching();
    m_hint->setEnabled(canAnswer);
    m_solve->setEnabled(canAnswer);
    m_ways.previous->setEnabled(number > 0);
    m_ways.next->setEnabled(number + 1 < count);
    m_ways.unsolved->setEnabled(firstUnsolved().value_or(number) != number);
    setCopiedWords(*m_score, scoreText());
}

} // namespace ringford::ui
