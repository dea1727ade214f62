// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/OverRow.h"

#include <QEvent>
#include <QWidget>

namespace ringford::ui {

OverRow::OverRow(QWidget& bar) : QObject(&bar), m_bar(bar)
{
    bar.setAutoFillBackground(true);
    bar.installEventFilter(this);
    bar.parentWidget()->installEventFilter(this);
}

bool OverRow::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (watched == &m_bar && type == QEvent::Show)
        m_bar.raise();
    if (type == QEvent::LayoutRequest || type == (watched == &m_bar ? QEvent::Show : QEvent::Resize))
        place();
    return false;
}

void OverRow::place()
{
    const int width = m_bar.parentWidget()->width();
    const int height = m_bar.hasHeightForWidth() ? m_bar.heightForWidth(width) : m_bar.sizeHint().height();
    m_bar.setGeometry(0, 0, width, height);
}

} // namespace ringford::ui
