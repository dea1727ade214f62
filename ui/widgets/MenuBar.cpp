// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/MenuBar.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>

namespace ringford::ui {

namespace {

constexpr int kChosenFrame = 2; // device-independent pixels

} // namespace

MenuBar::MenuBar(QWidget* parent) : QMenuBar(parent) {}

/** Lets Qt's bar believe that another key followed Alt. */
void MenuBar::forgetAlt(QObject* watched)
{
    QKeyEvent other(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier);
    QMenuBar::eventFilter(watched, &other);
    m_isAltUsed = false;
    QCoreApplication::instance()->removeEventFilter(this);
}

bool MenuBar::eventFilter(QObject* watched, QEvent* event)
{
    // Qt's bar watches the whole application while Alt is held, and stops at the shortcut.
    if (event->type() == QEvent::Shortcut && QGuiApplication::keyboardModifiers().testFlag(Qt::AltModifier)) {
        m_isAltUsed = true;
        const bool isTaken = QMenuBar::eventFilter(watched, event);
        QCoreApplication::instance()->installEventFilter(this);
        return isTaken;
    }
    const bool isRelease = event->type() == QEvent::KeyRelease && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt;
    const bool hasLeft = event->type() == QEvent::WindowDeactivate && watched == window();
    if (m_isAltUsed && (isRelease || hasLeft)) {
        forgetAlt(watched);
        return false;
    }
    return QMenuBar::eventFilter(watched, event);
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
