// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/DiceDock.h"

#include "ui/dice/DicePanel.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/ScrollPane.h"

namespace ringford::ui {

DiceDock::DiceDock(DiceSession& session, SettingsStore& settings, QWidget* parent)
    : QDockWidget(tr("Dice"), parent), m_session(session), m_settings(settings)
{
    setObjectName(QStringLiteral("diceDock")); // layouts know it by that
}

DicePanel& DiceDock::panel()
{
    if (!m_panel) {
        m_panel = new DicePanel(m_session, m_settings);
        setWidget(new ScrollPane(m_panel));
    }
    return *m_panel;
}

void DiceDock::showEvent(QShowEvent* event)
{
    panel();
    QDockWidget::showEvent(event);
    // Not before: keys that are asked for by then are those of what is seen.
    if (!event->spontaneous())
        makeAccessKeysDiffer(*this);
}

} // namespace ringford::ui
