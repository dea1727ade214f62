// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/FocusRing.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>

namespace ringford::ui {

namespace {
constexpr int kWidth = 2; // px
}

FocusRing::FocusRing(QWidget& content) : QWidget(&content), m_content(content)
{
    setObjectName(QStringLiteral("focusRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

void FocusRing::follow(QWidget* focused)
{
    if (QWidget* const old = parentWidget())
        old->removeEventFilter(this);
    const bool isMarked = qobject_cast<QAbstractScrollArea*>(focused) || qobject_cast<QLabel*>(focused);
    hide(); // setParent() does so only while the panel is seen, and a panel that comes back shows what it had
    if (!isMarked || !m_content.isAncestorOf(focused)) {
        setParent(&m_content); // what it was on may go before it
        return;
    }
    setParent(focused);
    focused->installEventFilter(this);
    setGeometry(focused->rect());
    raise();
    show();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void FocusRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Highlight), kWidth));
    painter.drawRect(QRectF(rect()).adjusted(kWidth / 2.0, kWidth / 2.0, -kWidth / 2.0, -kWidth / 2.0));
}

} // namespace ringford::ui
