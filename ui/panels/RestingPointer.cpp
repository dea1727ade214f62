// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/RestingPointer.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QMouseEvent>

namespace ringford::ui {

namespace {

constexpr std::chrono::milliseconds kPatience{3000};

} // namespace

RestingPointer::RestingPointer(QObject* parent) : QObject(parent)
{
    m_rests.setSingleShot(true);
    m_rests.setInterval(kPatience);
    connect(&m_rests, &QTimer::timeout, this, &RestingPointer::hide);
}

RestingPointer::~RestingPointer()
{
    show();
}

void RestingPointer::setPatience(std::chrono::milliseconds patience)
{
    m_rests.setInterval(patience);
}

void RestingPointer::setOn(bool isOn)
{
    if (isOn == m_isOn)
        return;
    m_isOn = isOn;
    if (isOn) {
        m_at.reset();
        QCoreApplication::instance()->installEventFilter(this);
        m_rests.start();
    } else {
        QCoreApplication::instance()->removeEventFilter(this);
        m_rests.stop();
        show();
    }
}

void RestingPointer::hide()
{
    if (QGuiApplication::mouseButtons() != Qt::NoButton) { // something is held, and shown to the room
        m_rests.start();
        return;
    }
    if (!m_isHidden)
        QGuiApplication::setOverrideCursor(Qt::BlankCursor);
    m_isHidden = true;
}

void RestingPointer::show()
{
    if (m_isHidden)
        QGuiApplication::restoreOverrideCursor();
    m_isHidden = false;
}

bool RestingPointer::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool isMove = type == QEvent::MouseMove;
    if (isMove || type == QEvent::MouseButtonPress || type == QEvent::Wheel) {
        // What lies below it moves as well, and that is told as if the pointer had.
        const QPointF at = static_cast<const QSinglePointEvent*>(event)->globalPosition();
        if (!isMove || m_at.value_or(at) != at) {
            show();
            m_rests.start();
        }
        m_at = at;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ringford::ui
