// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Quit.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <iterator>

namespace ringford::ui {

namespace {

QPointer<Quitting> quitting; // at most one

bool isOpenWindow(const QWidget* widget)
{
    return widget->isVisible() && widget->windowType() == Qt::Window;
}

/** Those that are left, the active one first. */
QWidgetList openWindows()
{
    QWidgetList windows;
    std::ranges::copy_if(QApplication::topLevelWidgets(), std::back_inserter(windows), isOpenWindow);
    std::stable_partition(windows.begin(), windows.end(),
                          [](const QWidget* window) { return window->isActiveWindow(); });
    return windows;
}

/** Whether a person does something in a window by it, and not in a question. */
bool isSomethingElse(const QWidget& widget, const QEvent& event)
{
    switch (event.type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin: return isOpenWindow(widget.window());
    case QEvent::Close: return event.spontaneous() && isOpenWindow(&widget);
    default: return false;
    }
}

} // namespace

void quit()
{
    delete quitting;
    quitting = new Quitting;
    quitting->goOn();
}

Quitting::Quitting()
{
    qApp->installEventFilter(this);
}

Quitting::~Quitting() = default;

void Quitting::goOn()
{
    for (const QPointer<QWidget> window : openWindows()) {
        m_asked = window;
        m_isClosing = true;
        if (window && window->isMinimized()) // behind its question it would stay so
            window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
        const bool isClosed = !window || window->close();
        m_isClosing = false;
        if (isClosed)
            continue;
        window->raise();
        window->activateWindow();
        return;
    }
    QApplication::closeAllWindows(); // dialogs that are left
    end();
}

bool Quitting::eventFilter(QObject* watched, QEvent* event)
{
    const auto* const widget = qobject_cast<QWidget*>(watched);
    if (!widget || m_isClosing)
        return false;
    if (isSomethingElse(*widget, *event))
        end();
    else if (event->type() == QEvent::Hide && widget == m_asked)
        QMetaObject::invokeMethod(this, &Quitting::goOn, Qt::QueuedConnection);
    return false;
}

void Quitting::end()
{
    qApp->removeEventFilter(this);
    deleteLater();
}

} // namespace ringford::ui
