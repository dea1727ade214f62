// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SeenFocus.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace ringford::ui {

namespace {

class FocusFilter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        switch (event->type()) {
        case QEvent::KeyPress: m_wasKey = true; break;
        case QEvent::MouseButtonPress:
        case QEvent::TouchBegin:
        case QEvent::TabletPress: m_wasKey = false; break;
        case QEvent::Show:
            if (m_wasKey && !event->spontaneous())
                showFocus(watched);
            break;
        default: break;
        }
        return false;
    }

private:
    static void showFocus(QObject* shown)
    {
        auto* const widget = qobject_cast<QWidget*>(shown);
        if (widget && (widget->windowType() == Qt::Window || widget->windowType() == Qt::Dialog))
            widget->setAttribute(Qt::WA_KeyboardFocusChange);
    }

    bool m_wasKey = false;
};

} // namespace

void watchSeenFocus()
{
    qApp->installEventFilter(new FocusFilter(qApp));
}

} // namespace ringford::ui
