// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>

#include <functional>

class QWidget;

namespace ringford::ui {

/** Keys of windows that have no menu to tell of them. They hold wherever in @p window the focus is. */
void addKeys(QWidget& window, const QList<QKeySequence>& keys, const std::function<void()>& what);

/** Ctrl+W closes @p window, Ctrl+Q all windows of the program. */
void addClosingKeys(QWidget& window);

/** Return presses the button of @p window that has the focus, as Space does. */
void letReturnPress(QWidget& window);
/**
 * It does so in every dialog that is shown from now on. By itself Qt would press what answers the dialog where a tool
 * button has the focus, or one that is never the default.
 */
void watchDialogs();

} // namespace ringford::ui
