// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QMainWindow>
#include <QMouseEvent>

namespace ringford::ui {

/** Whether @p event, which comes to @p window, begins to drag a line between its parts: sizes are given by hand. */
inline bool takesDockLine(const QMainWindow& window, const QEvent& event)
{
    if (event.type() != QEvent::MouseButtonPress)
        return false;
    const auto& press = static_cast<const QMouseEvent&>(event);
    // Over the lines between docks Qt lays widgets of its own, which leave the pressing to the window.
    const QWidget* const part = window.childAt(press.position().toPoint());
    return press.button() == Qt::LeftButton &&
           (!part || part->objectName() == QStringLiteral("qt_qmainwindow_extended_splitter"));
}

} // namespace ringford::ui
