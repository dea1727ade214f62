// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/DiceWindow.h"

#include "ui/dice/DicePanel.h"
#include "ui/dice/RollFiles.h"
#include "ui/widgets/ScrollPane.h"
#include "ui/widgets/SmallScreens.h"

#include <QAction>
#include <QApplication>
#include <QWhatsThis>

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
    const auto key = [this](const QList<QKeySequence>& keys, auto what) {
        auto* const action = new QAction(this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, what);
        addAction(action);
    };
    using Keys = QList<QKeySequence>;
    key(Keys{QKeySequence(Qt::CTRL | Qt::Key_R)}, [this] { m_panel->roll(); });
    key(QKeySequence::keyBindings(QKeySequence::Save), [this] { m_panel->files().askAndSave(); });
    key(QKeySequence::keyBindings(QKeySequence::Open), [this] { m_panel->files().askAndOpen(); });
    key(QKeySequence::keyBindings(QKeySequence::WhatsThis), [] { QWhatsThis::enterWhatsThisMode(); });
    key(QKeySequence::keyBindings(QKeySequence::HelpContents), [this] { emit helpWanted(); });
    key(Keys{QKeySequence(Qt::Key_F5), QKeySequence(Qt::Key_F11)}, [this] { m_panel->showLarge(); });
    key(Keys{QKeySequence(Qt::CTRL | Qt::Key_W)}, [this] { close(); });
    key(Keys{QKeySequence(Qt::CTRL | Qt::Key_Q)}, [] { QApplication::closeAllWindows(); });
}

} // namespace ringford::ui
