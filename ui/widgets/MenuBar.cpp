// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/MenuBar.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace ringford::ui {

namespace {

constexpr int kChosenFrame = 2; // device-independent pixels

} // namespace

MenuBar::MenuBar(QWidget* parent) : QMenuBar(parent) {}

bool MenuBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Shortcut && QGuiApplication::keyboardModifiers().testFlag(Qt::AltModifier)) {
        const bool isTaken = QMenuBar::eventFilter(watched, event);
        m_isAltUsed = true;
        qApp->installEventFilter(this); // the menu that came up gets what is handed on
        return isTaken;
    }
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress ||
                       event->type() == QEvent::KeyRelease;
    const bool isOurs = watched == window() || watched == parentWidget();
    if (!m_isAltUsed)
        return QMenuBar::eventFilter(watched, event);
    if (isKey && static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Alt) {
        // What is handed on once more has lost its time. A press of Alt would close the menu.
        if (event->type() == QEvent::KeyRelease || static_cast<const QKeyEvent*>(event)->timestamp() == 0)
            return event->type() == QEvent::KeyPress;
        m_isAltUsed = false;
        qApp->removeEventFilter(this);
    }
    return isOurs && QMenuBar::eventFilter(watched, event);
}

void MenuBar::paintEvent(QPaintEvent* event)
{
    QMenuBar::paintEvent(event);
    if (!hasFocus() || !activeAction())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), kChosenFrame));
    constexpr qreal kInset = kChosenFrame / 2.0;
    painter.drawRoundedRect(QRectF(actionGeometry(activeAction())).adjusted(kInset, kInset, -kInset, -kInset),
                            kChosenFrame, kChosenFrame);
}

} // namespace ringford::ui
