// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/Beside.h"

#include <algorithm>
#include <cstdint>
#include <utility>

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

QRect clearOf(const std::vector<QRect>& free, const QRect& place, QSize size, const QRect& room)
{
    constexpr int kStep = 8; // finer would not be seen
    const QRect first = beside(place, size, room);
    const auto covered = [&](const QRect& rect) {
        std::int64_t area = 0;
        for (const QRect& one : free) {
            const QRect both = one.adjusted(-kGap / 2, -kGap / 2, kGap / 2, kGap / 2).intersected(rect);
            area += std::int64_t{both.width()} * both.height();
        }
        return area;
    };
    const auto away = [&](const QRect& rect) {
        const QPoint off = rect.center() - place.center();
        return std::int64_t{off.x()} * off.x() + std::int64_t{off.y()} * off.y();
    };
    std::pair best{covered(first), std::int64_t{-1}}; // the usual place is taken if it is as good as any
    if (best.first == 0)
        return first;
    QRect found = first;
    for (int top = room.top() + kGap / 2; top + size.height() <= room.bottom(); top += kStep) {
        for (int left = room.left() + kGap / 2; left + size.width() <= room.right(); left += kStep) {
            const QRect rect(QPoint(left, top), size);
            const std::pair now{covered(rect), away(rect)};
            if (now < best) {
                best = now;
                found = rect;
            }
        }
    }
    return found;
}

} // namespace ringford::ui
