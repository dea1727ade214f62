// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/LastInput.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

namespace ringford::ui {

namespace {

QPointer<LastInput> g_watcher; // goes with its application
bool g_wasKey = false;
bool g_wasPointer = false;

void note(bool isKey)
{
    g_wasKey = isKey;
    g_wasPointer = !isKey;
}

} // namespace

void LastInput::watch()
{
    if (g_watcher)
        return;
    g_watcher = new LastInput(QCoreApplication::instance());
    QCoreApplication::instance()->installEventFilter(g_watcher);
}

bool LastInput::wasKey()
{
    return g_wasKey;
}

bool LastInput::wasPointer()
{
    return g_wasPointer;
}

bool LastInput::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: note(true); break;
    case QEvent::MouseButtonPress:
    case QEvent::TabletPress:
    case QEvent::TouchBegin: note(false); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ringford::ui
