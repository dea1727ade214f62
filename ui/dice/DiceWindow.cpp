// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/DiceWindow.h"

#include "ui/dice/DicePanel.h"
#include "ui/dice/RollFiles.h"
#include "ui/widgets/FocusRound.h"
#include "ui/widgets/ScrollPane.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/widgets/SpokenHelp.h"
#include "ui/widgets/WindowKeys.h"

#include <QKeyEvent>

namespace ringford::ui {

DiceWindow::DiceWindow(DiceSession& session, SettingsStore& settings, QWidget* parent)
    : QMainWindow(parent, Qt::Window), m_panel(new DicePanel(session, settings))
{
    setObjectName(QStringLiteral("diceWindow"));
    setWindowTitle(tr("Dice"));
    setCentralWidget(new ScrollPane(m_panel));
    makeShortcuts();
    resizeWithinScreen(*this, {520, 720});
    m_panel->setFocus();
}

void DiceWindow::makeShortcuts()
{
    addKeys(*this, {QKeySequence(Qt::CTRL | Qt::Key_R)}, [this] { m_panel->roll(); });
    addKeys(*this, QKeySequence::keyBindings(QKeySequence::Save), [this] { m_panel->files().askAndSave(); });
    addKeys(*this, QKeySequence::keyBindings(QKeySequence::Open), [this] { m_panel->files().askAndOpen(); });
    addKeys(*this, QKeySequence::keyBindings(QKeySequence::WhatsThis), [this] { explain(*this); });
    addKeys(*this, QKeySequence::keyBindings(QKeySequence::HelpContents), [this] { emit helpWanted(); });
    addKeys(*this, {QKeySequence(Qt::Key_F5), QKeySequence(Qt::Key_F11)}, [this] { m_panel->showLarge(); });
    addClosingKeys(*this);
    letReturnPress(*this);
    new FocusRound(*this, m_panel->parts(), *m_panel);
}

/** Esc closes it, where nothing in it has a use for that. */
void DiceWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->keyCombination() == QKeyCombination(Qt::Key_Escape))
        close();
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace ringford::ui
