// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/AnalysisDock.h"

#include "ui/match/MatchModel.h"
#include "ui/panels/AnalysisBar.h"
#include "ui/panels/ValuesView.h"

#include <QAction>
#include <QBoxLayout>

#include <utility>

namespace ringford::ui {

AnalysisDock::AnalysisDock(MatchModel& match, QWidget* parent)
    : Panel({"analysisDock", tr("Analysis"), tr("A&nalysis"), Qt::RightDockWidgetArea, 300, true}, parent),
      m_view(new ValuesView(match)), m_bar(new AnalysisBar)
{
    auto* const content = new QWidget;
    auto* const rows = new QVBoxLayout(content);
    rows->setContentsMargins(8, 8, 8, 8);
    rows->addWidget(m_bar);
    rows->addWidget(m_view, 1);
    setWidget(content);
    connect(&m_view->values(), &ValuesModel::hasGraphChanged, this, &AnalysisDock::update);
    update();
}

bool AnalysisDock::isWanted() const
{
    return m_isRunning || m_view->values().hasGraph();
}

void AnalysisDock::showProgress(int done, int all)
{
    m_bar->show(done, all);
    if (std::exchange(m_isRunning, true))
        return;
    setClosedByHand(false);
    m_wasWanted = false;
    update();
    // Where panels lie behind tabs, once they have found their places.
    QMetaObject::invokeMethod(
        this, [this] { raise(); }, Qt::QueuedConnection);
}

void AnalysisDock::endProgress()
{
    m_bar->hide();
    m_isRunning = false;
    update();
}

/** Comes and goes with what there is to see, unless somebody has closed it. */
void AnalysisDock::update()
{
    m_view->setVisible(m_view->values().hasGraph());
    const bool isWanted = this->isWanted();
    if (std::exchange(m_wasWanted, isWanted) == isWanted)
        return;
    toggleViewAction()->setVisible(isWanted);
    setVisible(isWanted && !isClosedByHand());
}

} // namespace ringford::ui
