// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/DiceController.h"

#include "ui/dice/DiceDock.h"
#include "ui/dice/DicePanel.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QMainWindow>

namespace ringford::ui {

DiceController::DiceController(const Context& context)
    : QObject(&context.window), m_(context), m_dock(new DiceDock(context.session, context.settings, &context.window))
{
    // Opposite the other panels: the board is higher than wide where there is room for both.
    m_.window.addDockWidget(Qt::LeftDockWidgetArea, m_dock);
    m_dock->hide();
    QAction* const command = m_.commands[Command::Dice];
    connect(command, &QAction::triggered, this, &DiceController::show);
    connect(m_.commands[Command::RollDice], &QAction::triggered, this, &DiceController::roll);
    connect(m_dock->toggleViewAction(), &QAction::toggled, command, &QAction::setChecked);
}

void DiceController::show(bool isShown)
{
    m_dock->setVisible(isShown);
    if (isShown) {
        m_dock->raise();
        m_dock->panel().setFocus(Qt::OtherFocusReason);
    }
}

void DiceController::roll()
{
    if (!m_dock->isVisible())
        show(true);
    m_dock->panel().roll();
}

} // namespace ringford::ui
