// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/access/LastInput.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

namespace ringford::ui {

namespace {

QPointer<LastInput> g_watcher; // goes with its application
bool g_wasKey = false;

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

bool LastInput::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: g_wasKey = true; break;
    case QEvent::MouseButtonPress:
    case QEvent::TabletPress:
    case QEvent::TouchBegin: g_wasKey = false; break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ringford::ui
