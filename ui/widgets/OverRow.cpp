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
    if (type == QEvent::LayoutRequest || (watched == &m_bar ? type == QEvent::Show : isMoved))
        place();
    return false;
}

int OverRow::heightFor(int width) const
{
    return m_bar.hasHeightForWidth() ? m_bar.heightForWidth(width) : m_bar.sizeHint().height();
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

void OverRow::place()
{
    const QWidget& parent = *m_bar.parentWidget();
    QRect room(0, 0, parent.width(), 0);
    if (const int bottom = bottomAbove(); bottom > 0) {
        room.moveTop(bottom);
    } else if (m_room && m_room->isVisibleTo(&parent)) {
        const QWidget& row = *m_room->parentWidget();
        room = QRect(m_room->mapTo(&parent, QPoint(0, 0)), m_room->size());
        room.setTop(row.mapTo(&parent, QPoint(0, 0)).y());
        const int least = m_bar.minimumSizeHint().width() + kLeastLetters * m_bar.fontMetrics().averageCharWidth();
        const int toRoom = room.right() + 1; // with what stands in front of the room, but without the buttons behind it
        const RowUse use = m_use ? m_use() : RowUse::Free;
        const bool hasRoom = room.width() >= least || room.width() >= parent.width();
        if (!hasRoom && use != RowUse::Seen && toRoom >= least && heightFor(toRoom) <= row.height() + kOverhang)
            room = QRect(0, room.top(), toRoom, 0);
        else if (!hasRoom ||
                 (use != RowUse::Free && heightFor(room.width()) > row.height() + heightFor(parent.width())))
            room = QRect(0, row.mapTo(&parent, QPoint(0, row.height())).y(), parent.width(), 0);
        else if (use == RowUse::Free && heightFor(room.width()) > row.height() &&
                 heightFor(parent.width()) < heightFor(room.width()))
            room = QRect(0, room.top(), parent.width(), 0); // it would hang over what is below
    }
    const int height = heightFor(room.width());
    m_bar.setGeometry(room.left(), room.top(), room.width(), height);
}

} // namespace ringford::ui
