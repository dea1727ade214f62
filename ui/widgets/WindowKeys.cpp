// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/WindowKeys.h"

#include <QAction>
#include <QApplication>
#include <QWidget>

namespace ringford::ui {

void addKeys(QWidget& window, const QList<QKeySequence>& keys, const std::function<void()>& what)
{
    auto* const action = new QAction(&window);
    action->setShortcuts(keys);
    QObject::connect(action, &QAction::triggered, &window, what);
    window.addAction(action);
}

void addClosingKeys(QWidget& window)
{
    addKeys(window, {QKeySequence(Qt::CTRL | Qt::Key_W)}, [&window] { window.close(); });
    addKeys(window, {QKeySequence(Qt::CTRL | Qt::Key_Q)}, [] { QApplication::closeAllWindows(); });
}

} // namespace ringford::ui
