// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/PracticeBar.h"

#include "ui/match/MatchModel.h"
#include "ui/widgets/Icons.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QLabel>

#include <algorithm>

namespace ringford::ui {

PracticeBar::PracticeBar(MatchModel& match, QWidget* parent)
    : QToolBar(tr("Practice"), parent), m_match(match), m_reported(new QLabel(this))
{
    setObjectName(QStringLiteral("practiceBar"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    toggleViewAction()->setVisible(false); // the command says whether it is there
    m_reported->setObjectName(QStringLiteral("practiceCounts"));
    m_reported->setContentsMargins(8, 0, 8, 0);
    m_reported->setTextFormat(Qt::PlainText);
    addWidget(m_reported);
    m_clear = addAction(namedIcon(QStringLiteral("clear")), tr("Count Anew"));
    m_clear->setToolTip(tr("Counts the wrong actions of all seats from 0 again"));
    m_clear->setWhatsThis(m_clear->toolTip());
    connect(m_clear, &QAction::triggered, this, &PracticeBar::clear);
    connect(&match, &MatchModel::replaced, this, &PracticeBar::clear);
    clear();
}

void PracticeBar::count(Seat seat)
{
    ++m_counts[seat.index];
    announceCounts();
}

void PracticeBar::clear()
{
    m_counts.assign(m_match.description().seats.size(), 0);
    announceCounts();
}

QString PracticeBar::text() const
{
    return m_reported->text();
}

void PracticeBar::announceCounts()
{
    const GameDescription& game = m_match.description();
    QStringList reported;
    for (std::uint8_t index = 0; index < m_counts.size(); ++index) {
        // Of a large table those who have done something wrong; two can be compared.
        if (m_counts[index] > 0 || m_counts.size() <= 2)
            //: %1 is a seat, %2 how often it tried what may not be played
            reported += tr("%1 %2", "practice").arg(words::seat(game, Seat{index}), QString::number(m_counts[index]));
    }
    const bool isEmpty = std::ranges::all_of(m_counts, [](int count) { return count == 0; });
    m_reported->setText(isEmpty ? tr("Practice: nothing wrong so far.")
                                //: %1 is a list of seats, each with a number
                                : tr("Practice, wrong actions: %1").arg(reported.join(QStringLiteral(" · "))));
    m_reported->setAccessibleName(m_reported->text());
    m_clear->setEnabled(!isEmpty);
    emit countsChanged(m_reported->text());
}

} // namespace ringford::ui
