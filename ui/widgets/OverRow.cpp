// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/OverRow.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLeastLetters = 20; // of a line that can be read, beside buttons
constexpr int kOverhang = 4;      // px that nobody misses below the row
constexpr int kStep = 8;          // px by which a bar is tried wider

int heightOf(const QWidget& bar, int width)
{
    return bar.hasHeightForWidth() ? bar.heightForWidth(width) : bar.sizeHint().height();
}

/** With which there is something to be read in it. */
int leastWidth(const QWidget& bar)
{
    return bar.minimumSizeHint().width() + kLeastLetters * bar.fontMetrics().averageCharWidth();
}

} // namespace

OverRow::OverRow(QWidget& bar, QWidget* room, QList<QWidget*> above, std::function<RowUse()> use)
    : QObject(&bar), m_bar(bar), m_room(room), m_above(std::move(above)), m_use(std::move(use))
{
    bar.setAutoFillBackground(true);
    bar.installEventFilter(this);
    bar.parentWidget()->installEventFilter(this);
    if (room)
        room->installEventFilter(this);
    for (QWidget* const one : m_above)
        one->installEventFilter(this);
}

bool OverRow::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (watched == &m_bar && type == QEvent::Show)
        m_bar.raise();
    const bool isSeen = type == QEvent::Show || type == QEvent::Hide;
    const bool isMoved = type == QEvent::Resize || type == QEvent::Move || (m_above.contains(watched) && isSeen);
    const bool givesBack = m_other && type == QEvent::Hide; // of a row that it shared
    if (type == QEvent::LayoutRequest || (watched == &m_bar ? type == QEvent::Show || givesBack : isMoved))
        place();
    return false;
}

/** Where the lowest ends of those that it lies below; 0 where none is seen. */
int OverRow::bottomAbove() const
{
    int bottom = 0;
    for (const QWidget* const one : m_above) {
        if (one->isVisibleTo(m_bar.parentWidget()))
            bottom = std::max(bottom, one->geometry().bottom() + 1);
    }
    return bottom;
}

/** How wide it is where it shares a row, and neither bar is higher for that; 0: it does not. */
int OverRow::partBeside() const
{
    const int all = m_bar.parentWidget()->width();
    if (!m_other || m_bar.isHidden() || !m_other->isVisibleTo(m_bar.parentWidget()))
        return 0;
    const int height = heightOf(*m_other, all);
    const int most = kOverhang + std::max(height, m_room ? m_room->parentWidget()->height() : 0);
    for (int width = leastWidth(m_bar); width <= all - leastWidth(*m_other); width += kStep) {
        if (heightOf(m_bar, width) <= most && heightOf(*m_other, all - width) <= height)
            return width;
    }
    return 0;
}

void OverRow::place()
{
    const QWidget& parent = *m_bar.parentWidget();
    const int part = partBeside();
    if (m_other && m_other->isVisibleTo(&parent)) {
        const int rest = parent.width() - part;
        m_other->setGeometry(0, m_other->y(), rest, heightOf(*m_other, rest));
        if (part > 0) {
            m_bar.setGeometry(rest, m_other->y(), part, std::max(m_other->height(), heightOf(m_bar, part)));
            return;
        }
    }
    QRect room(0, 0, parent.width(), 0);
    if (const int bottom = bottomAbove(); bottom > 0) {
        room.moveTop(bottom);
    } else if (m_room && m_room->isVisibleTo(&parent)) {
        const QWidget& row = *m_room->parentWidget();
        room = QRect(m_room->mapTo(&parent, QPoint(0, 0)), m_room->size());
        room.setTop(row.mapTo(&parent, QPoint(0, 0)).y());
        const int least = leastWidth(m_bar);
        const int toRoom = room.right() + 1; // with what stands in front of the room, but without the buttons behind it
        const RowUse use = m_use ? m_use() : RowUse::Free;
        const bool hasRoom = room.width() >= least || room.width() >= parent.width();
        if (!hasRoom && use != RowUse::Seen && toRoom >= least && heightOf(m_bar, toRoom) <= row.height() + kOverhang)
            room = QRect(0, room.top(), toRoom, 0);
        else if (!hasRoom || (use != RowUse::Free &&
                              heightOf(m_bar, room.width()) > row.height() + heightOf(m_bar, parent.width())))
            room = QRect(0, row.mapTo(&parent, QPoint(0, row.height())).y(), parent.width(), 0);
        else if (use == RowUse::Free && heightOf(m_bar, room.width()) > row.height() &&
                 heightOf(m_bar, parent.width()) < heightOf(m_bar, room.width()))
            room = QRect(0, room.top(), parent.width(), 0); // it would hang over what is below
    }
    const int height = heightOf(m_bar, room.width());
    m_bar.setGeometry(room.left(), room.top(), room.width(), height);
}

} // namespace ringford::ui
