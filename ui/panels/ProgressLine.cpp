// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ProgressLine.h"

#include "ui/files/Document.h"
#include "ui/widgets/AccessKeys.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <chrono>

namespace ringford::ui {

using namespace std::chrono_literals;

ProgressLine::ProgressLine(Document& document, QWidget* parent)
    : QFrame(parent), m_document(document), m_label(new QLabel(this)), m_bar(new QProgressBar(this))
{
    setObjectName(QStringLiteral("progressLine"));
    setFrameShape(QFrame::StyledPanel);
    auto* const cancel = new QPushButton(tr("&Cancel"), this);
    m_bar->setAccessibleName(tr("Progress"));
    setWhatsThis(tr("A file is being read or written. Cancel stops that; what is open stays as it is."));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->addWidget(m_label);
    row->addWidget(m_bar, 1);
    row->addWidget(cancel);
    hide();
    m_delay.setSingleShot(true);
    m_delay.setInterval(1s);
    m_tick.setInterval(100ms);
    connect(cancel, &QPushButton::clicked, &m_document, &Document::cancel);
    connect(&m_document, &Document::busyChanged, this, &ProgressLine::onBusy);
    connect(&m_delay, &QTimer::timeout, this, [this, cancel] {
        cancel->setEnabled(m_document.progress() >= 0); // what is being written is written to the end
        makeAccessKeysDiffer({cancel}, *window());
        update();
        show();
        m_tick.start();
    });
    connect(&m_tick, &QTimer::timeout, this, &ProgressLine::update);
}

void ProgressLine::onBusy(bool busy)
{
    m_tick.stop();
    hide();
    if (busy)
        m_delay.start();
    else
        m_delay.stop();
}

void ProgressLine::update()
{
    const int percent = m_document.progress();
    m_label->setText(percent < 0 ? tr("Writing the file…") : tr("Reading the file…"));
    m_bar->setRange(0, percent < 0 ? 0 : 100);
    m_bar->setValue(percent);
}

} // namespace ringford::ui
