// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/AnalysisBar.h"

#include "ui/widgets/AccessKeys.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace ringford::ui {

AnalysisBar::AnalysisBar(QWidget* parent) : QFrame(parent), m_label(new QLabel(this)), m_bar(new QProgressBar(this))
{
    setObjectName(QStringLiteral("analysisBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setWhatsThis(
        tr("The game is being analysed. Meanwhile everything can be used as before; nothing is written into the "
           "game until the analysis is complete."));
    auto* const cancel = new QPushButton(tr("&Cancel"), this);
    m_bar->setAccessibleName(tr("Progress of the analysis"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->addWidget(m_label);
    row->addWidget(m_bar, 1);
    row->addWidget(cancel);
    connect(cancel, &QPushButton::clicked, this, &AnalysisBar::cancelled);
    hide();
}

void AnalysisBar::show(int done, int all)
{
    //: how far an analysis is: %1 of %2 positions
    m_label->setText(tr("Analysing: %1 of %2").arg(QString::number(done), QString::number(all)));
    m_bar->setRange(0, all);
    m_bar->setValue(done);
    if (isHidden())
        makeAccessKeysDiffer({findChild<QPushButton*>()}, *window());
    setVisible(true);
}

} // namespace ringford::ui
