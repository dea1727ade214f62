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

bool MenuBar::eventFilter(QObject* watched, QEvent* event)
{
    const auto* const key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyRelease
                                ? static_cast<const QKeyEvent*>(event)
                                : nullptr;
    if (event->type() == QEvent::Shortcut && QGuiApplication::keyboardModifiers().testFlag(Qt::AltModifier)) {
        m_isAltUsed = true;
    } else if (key && key->key() == Qt::Key_Alt && m_isAltUsed) {
        // What is handed on once more has lost its time.
        if (event->type() == QEvent::KeyRelease || key->timestamp() == 0)
            return false;
        m_isAltUsed = false;
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
