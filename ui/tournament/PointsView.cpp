// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/PointsView.h"

#include "ui/paint/PainterCanvas.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/tournament/TournamentModel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

namespace ringford::ui {

namespace {

QString onNobody()
{
    return PointsView::tr("Once members have joined, a line for each shows here how their points went.");
}

} // namespace

PointsView::PointsView(TournamentModel& tournament, QWidget* parent) : QWidget(parent), m_tournament(tournament)
{
    setObjectName(QStringLiteral("points"));
    setAccessibleName(tr("Points over time"));
    setWhatsThis(
        tr("How the points went, from entry to entry: a line for each member, with the name at its end. Whoever "
           "comes below the dashed line is out: a cross. Of more members than there is room for, those who stand best "
           "are shown, and "
           "the one who is chosen in the standings, whose line is thick."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&tournament, &TournamentModel::replaced, this, &PointsView::takeChange);
    connect(&tournament, &TournamentModel::changed, this, &PointsView::takeChange);
    takeChange();
}

void PointsView::takeChange()
{
    m_plot = m_tournament.isOpen() ? PointsPlot(m_tournament.ledger(), m_chosen) : PointsPlot();
    describe();
    update();
}

void PointsView::setChosen(const std::string& name)
{
    if (name == m_chosen)
        return;
    m_chosen = name;
    // One who stands far below may not be among the lines.
    if (m_plot.lineOf(words::member(name)) < 0)
        takeChange();
    update();
}

void PointsView::describe()
{
    constexpr std::size_t kMostSaid = 12; // steps of a member
    QStringList all;
    for (const PointsPlot::Line& line : m_plot.lines()) {
        QStringList points;
        const std::size_t first = line.steps.size() > kMostSaid ? line.steps.size() - kMostSaid : 0;
        for (std::size_t step = first; step < line.steps.size(); ++step)
            points += QString::number(line.steps[step].points);
        //: a member, and the points one after the other
        all += tr("%1: %2", "points").arg(line.name, points.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(all.isEmpty() ? onNobody() : all.join(QStringLiteral("; ")));
}

PointsPlot::Look PointsView::look() const
{
    return {font(), fontMetrics().height() * 0.72, palette().color(QPalette::Text), palette().color(QPalette::Base),
            m_plot.lineOf(words::member(m_chosen))};
}

void PointsView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_plot.lines().empty()) {
        const int around = fontMetrics().height();
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(around, around, -around, -around), Qt::AlignCenter | Qt::TextWordWrap,
                         onNobody());
        return;
    }
    PainterCanvas canvas(painter, m_art, font(), 1 / devicePixelRatioF());
    m_plot.paint(canvas, rect(), look());
}

QString PointsView::tipAt(QPointF at) const
{
    const auto near = m_plot.nearest(at, rect(), look());
    if (!near)
        return {};
    const LedgerEntry& entry = m_tournament.ledger().entries()[near->at.entry];
    return QStringLiteral("%1: %2 (%3)")
        .arg(m_plot.lines()[static_cast<std::size_t>(near->line)].name, QString::number(near->at.points),
             words::happened(m_tournament.tournament(), entry));
}

bool PointsView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = *static_cast<QHelpEvent*>(event);
    const QString tip = tipAt(help.pos());
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help.globalPos(), tip.toHtmlEscaped(), this);
    return true;
}

} // namespace ringford::ui
