// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/WindowKeys.h"

#include "ui/widgets/ClickByReturn.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QWidget>

namespace ringford::ui {

namespace {

/** Sees keys that nothing within its window had a use for. */
class ReturnFilter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* window, QEvent* event) override
    {
        return event->type() == QEvent::KeyPress &&
               clickByReturn(*static_cast<QWidget*>(window), *static_cast<QKeyEvent*>(event));
    }
};

} // namespace

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

void letReturnPress(QWidget& window)
{
    window.installEventFilter(new ReturnFilter(&window));
}

} // namespace ringford::ui
