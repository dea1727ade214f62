// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/WallCover.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

namespace ringford::ui {

WallCover::WallCover(QWidget& window) : QWidget(&window), m_window(window)
{
    setObjectName(QStringLiteral("wallCover"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus); // keys stay the window's
    hide();
    window.installEventFilter(this);
}

void WallCover::blacken()
{
    setAccessibleName(tr("The screen is black"));
    cover({});
}

void WallCover::freeze()
{
    uncover();
    setAccessibleName(tr("The picture stands still"));
    cover(m_window.grab());
}

void WallCover::cover(const QPixmap& held)
{
    m_held = held;
    setGeometry(m_window.rect());
    show();
    raise();
    update();
}

void WallCover::uncover()
{
    hide();
    m_held = {};
}

bool WallCover::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize)
        setGeometry(m_window.rect());
    // What comes into the window while it is covered comes below.
    if (watched == &m_window && event->type() == QEvent::ChildPolished && isVisible())
        raise();
    return QWidget::eventFilter(watched, event);
}

void WallCover::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Qt::black);
    painter.drawPixmap(0, 0, m_held);
}

void WallCover::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    emit pressed();
}

} // namespace ringford::ui
