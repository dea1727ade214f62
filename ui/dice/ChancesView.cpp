// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/ChancesView.h"

#include "ui/paint/PainterCanvas.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace ringford::ui {

ChancesView::ChancesView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("chances"));
    setAccessibleName(tr("Chart of the chances"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setWhatsThis(
        tr("<p>How likely each result of this roll is, worked out exactly, with attacks, explosions and saving "
           "throws. Dark bars reach the marked result. A click marks another one.</p>"));
}

void ChancesView::show(std::optional<ChancesChart> chart)
{
    m_chart = std::move(chart);
    update();
}

QSize ChancesView::sizeHint() const
{
    // More room is taken where it is; what lies in a scrolled area with lines that wrap is never lower than this.
    return {30 * fontMetrics().height(), 8 * fontMetrics().height()};
}

QSize ChancesView::minimumSizeHint() const
{
    return {8 * fontMetrics().height(), 6 * fontMetrics().height()};
}

ChartLook ChancesView::look() const
{
    constexpr double kOfHeight = 0.72; // of a line of the font is its size
    return ChartLook::onScreen(palette(), fontMetrics().height() * kOfHeight);
}

std::vector<ChancesChart::Bar> ChancesView::bars() const
{
    return m_chart ? m_chart->bars(rect(), look()) : std::vector<ChancesChart::Bar>();
}

void ChancesView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!m_chart)
        return;
    PainterCanvas canvas(painter, m_art, font(), 1);
    m_chart->paint(canvas, rect(), look());
}

const ChancesChart::Bar* ChancesView::barAt(QPointF place, const std::vector<ChancesChart::Bar>& bars) const
{
    const auto bar = std::ranges::find_if(
        bars, [place](const auto& one) { return place.x() >= one.rect.left() && place.x() <= one.rect.right(); });
    return bar == bars.end() ? nullptr : &*bar;
}

void ChancesView::mousePressEvent(QMouseEvent* event)
{
    const auto shown = bars();
    if (const auto* const bar = barAt(event->position(), shown); bar && event->button() == Qt::LeftButton)
        emit asked(bar->first);
    else
        QWidget::mousePressEvent(event);
}

bool ChancesView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto shown = bars();
    const auto* const bar = barAt(help->pos(), shown);
    if (!bar)
        QToolTip::hideText();
    else if (bar->first == bar->last)
        QToolTip::showText(help->globalPos(),
                           tr("%1: %2", "result, chance").arg(bar->first).arg(chanceText(bar->chance)), this);
    else
        QToolTip::showText(
            help->globalPos(),
            tr("%1 to %2: %3", "results, chance").arg(bar->first).arg(bar->last).arg(chanceText(bar->chance)), this);
    return true;
}

} // namespace ringford::ui
