// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/PopupPlacement.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace ringford::ui {

namespace {
constexpr int kGap = 8;

int between(int least, int value, int most)
{
    return std::max(least, std::min(value, most));
}
/** How much of some rectangles, and of a little room around them, lies below @p rect; in square units. */
std::int64_t coveredBy(const QRect& rect, const std::vector<QRect>& rects)
{
    std::int64_t area = 0;
    for (const QRect& one : rects) {
        const QRect both = one.adjusted(-kGap / 2, -kGap / 2, kGap / 2, kGap / 2).intersected(rect);
        area += std::int64_t{both.width()} * both.height();
    }
    return area;
}

/** Above if it fits, else below, else at the side with more space. */
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
} // namespace

QRect popupPlacement(const Unobstructed& free, const QRect& place, QSize size, const QRect& room)
{
    constexpr int kStep = 8; // finer would not be seen
    constexpr int kInside = kGap / 2;
    std::vector<QRect> marked = free.marked;
    marked.push_back(place);
    /** First what it must not cover; then how far away it is: better over a few pieces than out of sight. */
    const auto cost = [&](const QRect& rect) {
        const QPoint off = rect.center() - place.center();
        const std::int64_t away = std::int64_t{off.x()} * off.x() + std::int64_t{off.y()} * off.y();
        return std::tuple(coveredBy(rect, marked), coveredBy(rect, free.spared), away + coveredBy(rect, free.pieces));
    };
    QRect best = beside(place, size, room);
    auto least = cost(best);
    for (int top = room.top() + kInside; top + size.height() <= room.bottom(); top += kStep) {
        for (int left = room.left() + kInside; left + size.width() <= room.right(); left += kStep) {
            const QRect rect(QPoint(left, top), size);
            if (const auto now = cost(rect); now < least) {
                least = now;
                best = rect;
            }
        }
    }
    return best;
}

} // namespace ringford::ui
