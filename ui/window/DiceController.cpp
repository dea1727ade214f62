// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/DiceController.h"

#include "ui/dice/DiceDock.h"
#include "ui/dice/DicePanel.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QMainWindow>
#include <QStyle>

#include <algorithm>

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
        QMetaObject::invokeMethod(this, &DiceController::widen, Qt::QueuedConnection); // once it has its place
    }
}

/** So that nothing is cut beside the board, as long as there is room for both. */
void DiceController::widen()
{
    const DicePanel& panel = m_dock->panel();
    const QStyle& style = *m_dock->style();
    const int bar = style.pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_dock);
    const int whole = panel.minimumSizeHint().width() + bar + 2 * style.pixelMetric(QStyle::PM_DefaultFrameWidth);
    const int wanted = std::min(whole, m_.window.width() / 2);
    if (m_dock->isVisible() && !m_dock->isFloating() && m_dock->width() < wanted)
        m_.window.resizeDocks({m_dock}, {wanted}, Qt::Horizontal);
}

void DiceController::roll()
{
    if (!m_dock->isVisible())
        show(true);
    m_dock->panel().roll();
}

} // namespace ringford::ui
