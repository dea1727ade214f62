// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/Panel.h"

#include <QAction>

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

void Panel::closeEvent(QCloseEvent* event)
{
    m_isClosedByHand = true;
    QDockWidget::closeEvent(event);
}

} // namespace ringford::ui
