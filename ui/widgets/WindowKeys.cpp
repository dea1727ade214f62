// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/WindowKeys.h"

#include "ui/widgets/ClickByReturn.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPointer>
#include <QWidget>

namespace ringford::ui {

namespace {

/** Sees keys that nothing within its window had a use for. */
class ReturnFilter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* window, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride) // comes before each press
            m_pressed = QApplication::focusWidget();
        // What the press of a list has just brought up, and the focus with it, is not answered by it.
        return event->type() == QEvent::KeyPress && m_pressed == QApplication::focusWidget() &&
               clickByReturn(*static_cast<QWidget*>(window), *static_cast<QKeyEvent*>(event));
    }

private:
    QPointer<QWidget> m_pressed; ///< had the focus when a key was pressed last
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
