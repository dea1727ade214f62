// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ValuesDock.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/computer/CampShares.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/computer/ValueWords.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/LineBoard.h"
#include "ui/panels/LineView.h"
#include "ui/panels/ValueBar.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/words/TableWords.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr std::size_t kMostActions = 24; // of a line; what comes later is hardly more than a guess

} // namespace

ValuesDock::ValuesDock(MatchModel& match, const BoardScene& scene, QWidget* parent)
    : Panel({.name = "valuesDock",
             .title = tr("Who Stands Better"),
             .menuText = tr("Who Stands &Better"),
             .widthBelow = 250,
             .isOptional = true,
             .hasSwitch = false},
            parent),
      m_match(match), m_scene(scene), m_bar(new ValueBar), m_words(new ElidedLabel(Qt::ElideRight)),
      m_result(new QLabel), m_line(new LineView)
{
    m_bar->setWhatsThis(tr("How much of the game everybody has at the place shown, as the computer sees it: the longer "
                           "a part, the more likely it is that this seat wins."));
    m_words->setObjectName(QStringLiteral("standing"));
    m_words->setWhatsThis(
        tr("Who stands better, by how many pawns or men, or which share of the game is whose, and how "
           "many actions far the computer has looked."));
    m_result->setObjectName(QStringLiteral("result"));
    m_result->setTextFormat(Qt::PlainText); // names in it come from files and people
    m_result->setWordWrap(true);
    m_result->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_result->setWhatsThis(m_words->whatsThis());
    m_result->installEventFilter(this);
    m_result->hide();
    m_line->setAccessibleName(tr("Line that the computer thinks of"));
    m_line->setWhatsThis(tr("What the computer would play for everybody. Point at an action, or go there with Left and "
                            "Right, to see on a small board what it leads to."));
    auto* const content = new QWidget;
    auto* const rows = new QVBoxLayout(content);
    rows->setContentsMargins(8, 8, 8, 8);
    rows->addWidget(m_bar);
    rows->addWidget(m_words);
    rows->addWidget(m_result);
    rows->addWidget(m_line, 1); // as many rows as there is room for
    rows->addStretch();
    setLowContent(content);
    connect(m_line, &LineView::looked, this, &ValuesDock::showStep);
    connect(&match, &MatchModel::replaced, this, &ValuesDock::forget);
    connect(this, &QDockWidget::visibilityChanged, this, &ValuesDock::setSeen);
}

QString ValuesDock::text() const
{
    return m_words->text();
}

/** What is seen is about another game. */
void ValuesDock::forget()
{
    m_bar->setShares(m_match.description(), {});
}

void ValuesDock::setReport(const SearchReport* report, bool isThinking)
{
    const GameDescription& game = m_match.description();
    const Outcome& outcome = m_match.viewedNode()->outcome();
    m_bar->setPale(!report && !outcome.decided());
    for (QWidget* const part : {static_cast<QWidget*>(m_words), static_cast<QWidget*>(m_line)})
        part->setVisible(!outcome.decided()); // an empty frame says nothing
    m_result->setVisible(outcome.decided());
    m_words->setShorter({});
    if (outcome.decided()) {
        m_bar->setShares(game, campShares(game, m_match.viewedNode()));
        m_words->setText(words::ending(game, m_match.viewedNode(), m_match.game().contents(m_match.position()).closed,
                                       namesAtTable(m_match.match())));
        m_result->setText(m_words->text());
        keepResultWhole();
        setLine({});
    } else if (report) {
        m_bar->setShares(game, campShares(game, report->lines.front().values));
        const QString standing = words::standing(game, *report);
        //: %1 says who stands better, %2 how many actions far was looked
        m_words->setText(tr("%1 · depth %2").arg(standing, QString::number(report->depth)));
        m_words->setShorter({standing, words::standing(game, *report, words::CampNames::Letters)});
        setLine(lineSteps(m_match.game(), m_match.position(), report->lines.front().actions, kMostActions));
    } else {
        m_words->setText(isThinking ? tr("Looking at this place…") : tr("Nothing can be said of this place."));
        setLine({});
    }
}

bool ValuesDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_result && event->type() == QEvent::Resize)
        keepResultWhole();
    return Panel::eventFilter(watched, event);
}

/** The panel is no lower than with words and line: others would jump when one steps back. */
void ValuesDock::keepResultWhole()
{
    const int between = m_result->parentWidget()->layout()->spacing();
    const int parts = m_words->sizeHint().height() + between + m_line->sizeHint().height();
    m_result->setMinimumHeight(std::max(parts, m_result->heightForWidth(m_result->width())));
}

/** A line that somebody looks at stays until he has done so, unless it is about another place. */
void ValuesDock::setLine(std::vector<LineStep> steps)
{
    if (m_line->lookedAt() >= 0 && !steps.empty() && !m_steps.empty()) {
        m_nextLine = std::move(steps);
        return;
    }
    m_nextLine.reset();
    m_steps = std::move(steps);
    m_game = m_match.match().sharedGame();
    QStringList texts;
    QStringList spoken;
    for (const LineStep& step : m_steps) {
        texts += step.text;
        spoken += step.spoken;
    }
    if (texts == m_line->texts())
        return;
    m_line->setTexts(texts, spoken);
    m_line->setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    m_words->setToolTip(texts.join(u' '));
}

void ValuesDock::showStep(int number)
{
    if (number >= 0 && static_cast<std::size_t>(number) < m_steps.size()) {
        if (!m_lineBoard)
            m_lineBoard = new LineBoard(m_scene, this);
        const QRect place(m_line->mapToGlobal(QPoint()), m_line->size());
        m_lineBoard->showStep(m_game, m_steps[static_cast<std::size_t>(number)], place);
        return;
    }
    if (m_lineBoard)
        m_lineBoard->hide();
    if (m_nextLine)
        setLine(*std::exchange(m_nextLine, std::nullopt));
}

void ValuesDock::closeEvent(QCloseEvent* event)
{
    QDockWidget::closeEvent(event); // it is no game's own: what has closed it is told by settings
    // One that floats is closed with all windows, too.
    const auto tell = [this] {
        if (parentWidget()->isVisible())
            emit closed();
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void ValuesDock::setSeen(bool isSeen)
{
    m_isSeen = isSeen;
    if (m_lineBoard && !isSeen)
        m_lineBoard->hide();
    emit seenChanged();
}

} // namespace ringford::ui
