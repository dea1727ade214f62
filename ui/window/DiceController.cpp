// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/DiceController.h"

#include "ui/dice/DiceDock.h"
#include "ui/dice/DicePanel.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QDockWidget>
#include <QList>
#include <QMainWindow>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>

namespace ringford::ui {

DiceController::DiceController(const Context& context)
    : QObject(&context.window), m_(context), m_dock(new DiceDock(context.session, context.settings, &context.window))
{
    // Opposite the other panels: the board is higher than wide where there is room for both.
    m_.window.addDockWidget(Qt::LeftDockWidgetArea, m_dock);
    m_dock->hide();
    m_.window.installEventFilter(this);
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
        m_dock->panel().setFocus(Qt::ShortcutFocusReason); // which chooses all of the roll
        // Once it has its place.
        QMetaObject::invokeMethod(this, &DiceController::widen, Qt::QueuedConnection);
    }
}

/** So that nothing is cut beside the board: where there is no room, the dice lie over the panels across, with tabs. */
void DiceController::widen()
{
    if (!m_dock->isVisible() || m_dock->isFloating())
        return;
    const DicePanel& panel = m_dock->panel();
    const QStyle& style = *m_dock->style();
    const int bar = style.pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_dock);
    const int whole = panel.minimumSizeHint().width() + bar + 2 * style.pixelMetric(QStyle::PM_DefaultFrameWidth);
    const bool isTight = 3 * whole > m_.window.width(); // the dice, the board and the panels want about as much each
    if (isTight && m_.window.tabifiedDockWidgets(m_dock).isEmpty())
        layOverPanels();
    const int most = isTight ? m_.window.width() * 2 / 3 : m_.window.width() / 2;
    if (const int wanted = std::min(whole, most); m_dock->width() < wanted)
        m_.window.resizeDocks({m_dock}, {wanted}, Qt::Horizontal);
}

/** A window that grows keeps the sizes that somebody gave it; one that gets too small for both cannot. */
bool DiceController::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && m_dock->isVisible()) {
        const auto& resize = *static_cast<QResizeEvent*>(event);
        if (resize.size().width() < resize.oldSize().width())
            QMetaObject::invokeMethod(this, &DiceController::widen, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void DiceController::layOverPanels()
{
    QList<QDockWidget*> docks = m_.window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    docks.removeIf([this](const QDockWidget* dock) {
        return dock == m_dock || dock->isFloating() || !dock->isVisible() ||
               m_.window.dockWidgetArea(const_cast<QDockWidget*>(dock)) == m_.window.dockWidgetArea(m_dock);
    });
    // Over one of them: Qt leaves an empty bar of tabs where the dice have been in between.
    const auto tallest = std::ranges::max_element(docks, {}, &QWidget::height);
    if (tallest != docks.end())
        m_.window.tabifyDockWidget(*tallest, m_dock);
    m_dock->raise();
}

void DiceController::roll()
{
    if (!m_dock->isVisible())
        show(true);
    m_dock->panel().roll();
}

} // namespace ringford::ui
