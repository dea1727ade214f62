// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/Beside.h"

#include <algorithm>

namespace ringford::ui {

namespace {
constexpr int kGap = 8;

int between(int least, int value, int most)
{
    return std::max(least, std::min(value, most));
}
} // namespace

QRect beside(const QRect& place, QSize size, const QRect& room)
{
    const int left = between(room.left(), place.center().x() - size.width() / 2, room.right() - size.width());
    const int above = place.top() - kGap - size.height();
    if (above >= room.top())
        return {QPoint(left, above), size};
    const int below = place.bottom() + kGap;
    if (below + size.height() <= room.bottom())
        return {QPoint(left, below), size};
    const int top = between(room.top(), place.center().y() - size.height() / 2, room.bottom() - size.height());
    const bool isLeft = place.left() - room.left() > room.right() - place.right();
    const int side = isLeft ? place.left() - kGap - size.width() : place.right() + kGap;
    return {QPoint(between(room.left(), side, room.right() - size.width()), top), size};
}

} // namespace ringford::ui
