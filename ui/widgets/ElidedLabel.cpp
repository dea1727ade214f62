// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ElidedLabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace ringford::ui {

ElidedLabel::ElidedLabel(Qt::TextElideMode mode, QWidget* parent) : QLabel(parent), m_mode(mode)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::setShorter(const QStringList& texts)
{
    m_shorter = texts;
    update();
}

/** The first that fits, else the shortest. */
QString ElidedLabel::fitting(int room) const
{
    QString shown = text();
    for (const QString& shorter : m_shorter) {
        if (fontMetrics().horizontalAdvance(shown) <= room)
            break;
        shown = shorter;
    }
    return shown;
}

QString ElidedLabel::seen(int room) const
{
    return fontMetrics().elidedText(fitting(room), m_mode, room);
}

bool ElidedLabel::isCut(int room) const
{
    return fontMetrics().horizontalAdvance(fitting(room)) > room;
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QLabel::event(event);
    // Names come from files and people: what looks like HTML in them is text.
    QString tip;
    for (const QString& told : {seen(contentsRect().width()) == text() ? QString() : text(), toolTip()}) {
        if (!told.isEmpty())
            tip += QStringLiteral("<p>%1</p>").arg(told.toHtmlEscaped());
    }
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.drawText(contentsRect(), static_cast<int>(alignment()), seen(contentsRect().width()));
}

} // namespace ringford::ui
