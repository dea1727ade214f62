// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>

namespace ringford::ui {

/**
 * On the board Return does what Space does; so it does on a button within @p around. For key presses that the button
 * has left alone; false if this is not one.
 */
inline bool clickByReturn(const QWidget& around, const QKeyEvent& event)
{
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    auto* const button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    if (!isReturn || event.isAutoRepeat() || !button || !around.isAncestorOf(button))
        return false;
    button->click();
    return true;
}

} // namespace ringford::ui
