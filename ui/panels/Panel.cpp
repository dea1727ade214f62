// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/Panel.h"

#include <QAction>
#include <QMainWindow>
#include <QScrollArea>

namespace ringford::ui {

Panel::Panel(const Traits& traits, QWidget* parent)
    : QDockWidget(traits.title, parent), m_area(traits.area), m_widthBelow(traits.widthBelow),
      m_isOptional(traits.isOptional), m_isPlayedFrom(traits.isPlayedFrom), m_hasSwitch(traits.hasSwitch)
{
    setObjectName(QString::fromLatin1(traits.name));
    // The dock's title is the text of its action, which the menu wants with a key of its own.
    toggleViewAction()->setText(traits.menuText);
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool isShown) { m_isClosedByHand = !isShown; });
}

void Panel::setLowContent(QWidget* content)
{
    m_isLow = true;
    setWidget(content);
    fitToPlace();
}

/** Side by side with others above or below the board, or with tabs, the lowest would keep all low. */
void Panel::fitToPlace()
{
    if (!m_isLow)
        return;
    auto* const window = qobject_cast<QMainWindow*>(parentWidget());
    const bool isLevel = window && (window->dockWidgetArea(this) & (Qt::TopDockWidgetArea | Qt::BottomDockWidgetArea));
    const bool isAlone = !window || window->tabifiedDockWidgets(this).isEmpty();
    const QSizePolicy policy(QSizePolicy::Preferred,
                             isAlone && !isLevel ? QSizePolicy::Maximum : QSizePolicy::Preferred);
    auto* const pane = qobject_cast<QScrollArea*>(widget());
    if (pane)
        pane->widget()->setSizePolicy(policy);
    widget()->setSizePolicy(policy); // now: room is shared at once
}

void Panel::setVisible(bool isVisible)
{
    if (isVisible == isHidden() && parentWidget() && parentWidget()->isVisible())
        emit comesOrGoes();
    QDockWidget::setVisible(isVisible);
}

void Panel::closeEvent(QCloseEvent* event)
{
    m_isClosedByHand = true;
    QDockWidget::closeEvent(event);
}

} // namespace ringford::ui
