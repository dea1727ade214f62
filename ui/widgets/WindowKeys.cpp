// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/WindowKeys.h"

#include "ui/widgets/ClickByReturn.h"
#include "ui/widgets/Quit.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QKeyEvent>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>

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
        if (event->type() != QEvent::KeyPress || m_pressed != QApplication::focusWidget())
            return false; // what the press of a list has just brought up, and the focus with it, is not answered by it
        // A box to tick leaves it to the dialog, as a field does.
        const bool isPressed = qobject_cast<QToolButton*>(m_pressed) || qobject_cast<QPushButton*>(m_pressed);
        const bool isLeftToDialog = qobject_cast<QDialog*>(window) && !isPressed;
        return !isLeftToDialog && clickByReturn(*static_cast<QWidget*>(window), *static_cast<QKeyEvent*>(event));
    }

private:
    QPointer<QWidget> m_pressed; ///< had the focus when a key was pressed last
};

class DialogWatch : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // Polished once, before it is seen first.
        if (auto* const dialog = event->type() == QEvent::Polish ? qobject_cast<QDialog*>(watched) : nullptr)
            letReturnPress(*dialog);
        return false;
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
    addKeys(window, {QKeySequence(Qt::CTRL | Qt::Key_Q)}, &quit);
}

void letReturnPress(QWidget& window)
{
    window.installEventFilter(new ReturnFilter(&window));
}

void watchDialogs()
{
    qApp->installEventFilter(new DialogWatch(qApp));
}

} // namespace ringford::ui
