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

void WallCover::setBlack(bool isBlack)
{
    m_isBlack = isBlack;
    followState();
}

void WallCover::setFrozen(bool isFrozen)
{
    m_held = isFrozen ? m_window.grab() : QPixmap();
    followState();
}

void WallCover::followState()
{
    setAccessibleName(m_isBlack ? tr("The screen is black") : tr("The picture stands still"));
    setVisible(m_isBlack || !m_held.isNull());
    setGeometry(m_window.rect());
    raise();
    update();
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
    if (!m_isBlack)
        painter.drawPixmap(0, 0, m_held);
}

void WallCover::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    emit pressed();
}

} // namespace ringford::ui
