// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ProblemsPanel.h"

#include "engine/rules/Game.h"
#include "engine/setup/SetupEdits.h"
#include "ui/editor/SetupDocument.h"
#include "ui/files/PastedText.h"
#include "ui/words/Words.h"

#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace ringford::ui {

namespace {

/** Of one that nothing is wrong with. */
QString praiseOf(const SetupDocument& document)
{
    const Outcome outcome = document.position() ? document.game()->outcome(document.position()) : Outcome();
    return outcome.decided()
               //: %1 is a sentence on who has won, or that nobody has
               ? ProblemsPanel::tr("Nothing is wrong, but the game is over there. %1")
                     .arg(words::outcome(document.description(), outcome))
               : ProblemsPanel::tr("Nothing is wrong: the position can be played.");
}

} // namespace

ProblemsPanel::ProblemsPanel(SetupDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_title(new QLabel(this)), m_list(new QListWidget(this)),
      m_remove(new QToolButton(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding); // more of the list is seen
    m_list->setObjectName(QStringLiteral("problems"));
    m_list->setAccessibleName(tr("What is wrong with the position"));
    m_list->setWhatsThis(
        tr("All that keeps the position from being played. Click one: its place is marked on the board."));
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // It takes what is left, and is scrolled by itself: not in a panel that is scrolled as well.
    m_list->setMinimumHeight(2 * fontMetrics().lineSpacing() + 2 * m_list->frameWidth());
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_list->installEventFilter(this);
    m_title->setWordWrap(true);
    m_title->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_remove->setText(tr("Remove the item"));
    m_remove->setToolTip(tr("Takes what is wrong out of the position"));
    m_remove->setWhatsThis(tr("Takes what is wrong out of the position. It can be undone."));
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_title);
    rows->addWidget(m_list, 1);
    rows->addWidget(m_remove, 0, Qt::AlignLeft);
    connect(&document, &BoardSource::changed, this, &ProblemsPanel::refresh);
    connect(m_list, &QListWidget::itemClicked, this, &ProblemsPanel::choose);
    connect(m_list, &QListWidget::itemActivated, this, &ProblemsPanel::choose);
    connect(m_list, &QListWidget::currentRowChanged, this, &ProblemsPanel::updateButton);
    connect(m_remove, &QToolButton::clicked, this, &ProblemsPanel::removeItem);
}

const SetupProblem* ProblemsPanel::current() const
{
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    return m_list->currentRow() >= 0 && row < m_document.problems().size() ? &m_document.problems()[row] : nullptr;
}

void ProblemsPanel::refresh()
{
    const SetupProblems& problems = m_document.problems();
    const int row = m_list->currentRow();
    m_list->clear();
    for (const SetupProblem& problem : problems)
        m_list->addItem(worded(problem, m_document.description()));
    {
        // Qt 6.4 tells screen readers of a current row as of one that has got the focus, wherever that is.
        const QSignalBlocker quiet(m_list->hasFocus() ? nullptr : m_list->selectionModel());
        m_list->setCurrentRow(row < m_list->count() ? row : -1);
    }
    m_list->setVisible(!problems.empty());
    m_remove->setVisible(!problems.empty());
    m_title->setText(problems.empty()
                         ? praiseOf(m_document)
                         : tr("%n things keep it from being played:", nullptr, static_cast<int>(problems.size())));
    updateButton();
}

void ProblemsPanel::updateButton()
{
    const SetupProblem* const problem = current();
    m_remove->setEnabled(problem && !problem->item.empty());
}

void ProblemsPanel::choose()
{
    if (const SetupProblem* const problem = current())
        emit chosen(SetupProblem(*problem));
}

void ProblemsPanel::removeItem()
{
    const SetupProblem* const problem = current();
    if (!problem || problem->item.empty())
        return;
    Setup setup = m_document.setup();
    ringford::removeItem(m_document.description(), setup, problem->group, problem->item);
    m_document.change(tr("Remove the item"), std::move(setup));
}

bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        removeItem();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ringford::ui
