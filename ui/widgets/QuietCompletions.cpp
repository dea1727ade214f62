// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/QuietCompletions.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFocusEvent>
#include <QPointer>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace ringford::ui {

namespace {

class CompletionFilter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Hide && watched->isWidgetType() && isList(static_cast<QWidget*>(watched)))
            m_hidden.start();
        if (!watched->isWindowType())
            return false;
        // All that Qt's windows do then is to tell readers.
        if (event->type() == QEvent::FocusOut)
            return leaves(static_cast<QWindow*>(watched), static_cast<const QFocusEvent*>(event)->reason());
        return event->type() == QEvent::FocusIn && comesBack(static_cast<QWindow*>(watched));
    }

private:
    /** A list of completions lets the field have what is typed. */
    static bool isList(const QWidget* widget)
    {
        return widget && widget->windowType() == Qt::Popup && widget->focusProxy();
    }

    /** The window may have been told to be one of them long after it has gone again. */
    static bool isOfList(const QWindow* window)
    {
        return std::ranges::any_of(QApplication::topLevelWidgets(), [window](const QWidget* one) {
            return window && one->windowHandle() == window && isList(one);
        });
    }

    /** Qt knows by then which window is the next. */
    bool leaves(QWindow* window, Qt::FocusReason reason)
    {
        if (isOfList(window))
            return true;
        if (reason != Qt::PopupFocusReason || !isOfList(QGuiApplication::focusWindow()))
            return false;
        m_left = window;
        return true;
    }

    /** Soon after the list has gone; later somebody comes from elsewhere. */
    bool comesBack(const QWindow* window)
    {
        if (isOfList(window))
            return true;
        if (m_left != window)
            return false;
        m_left = nullptr;
        return isList(QApplication::activePopupWidget()) || (m_hidden.isValid() && !m_hidden.hasExpired(kSoon));
    }

    static constexpr qint64 kSoon = 500; // ms

    QPointer<QWindow> m_left; ///< the window of the field, while the list has the keyboard
    QElapsedTimer m_hidden;   ///< since a list has gone
};

} // namespace

void watchCompletions()
{
    qApp->installEventFilter(new CompletionFilter(qApp));
}

} // namespace ringford::ui
