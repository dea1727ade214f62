// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/PopupPlacement.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace ringford::ui {

void Unobstructed::add(const Unobstructed& other, QPoint moved)
{
    for (const auto list : {&Unobstructed::marked, &Unobstructed::pieces, &Unobstructed::spared}) {
        for (const QRect& rect : other.*list)
            (this->*list).push_back(rect.translated(moved));
    }
}

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

/**
 * What it is worth to cover none of some pieces: each as much as a way of a hundred and some pixels, squared; a quarter
 * of that for its edge.
 */
std::int64_t worthOf(const std::vector<QRect>& pieces, const QRect& rect)
{
    constexpr std::int64_t kEdge = 5000;
    constexpr std::int64_t kWhole = 15000;
    std::int64_t worth = 0;
    for (const QRect& piece : pieces) {
        const QRect both = piece.intersected(rect);
        if (!both.isEmpty())
            worth += kEdge + kWhole * both.width() * both.height() / (std::int64_t{piece.width()} * piece.height());
    }
    return worth;
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

QRect popupPlacement(const Unobstructed& free, const QRect& place, const std::vector<QSize>& sizes, const QRect& room)
{
    constexpr int kStep = 8; // finer would not be seen
    constexpr int kInside = kGap / 2;
    constexpr std::int64_t kOtherSize = 10000; // worth half a piece
    std::vector<QRect> marked = free.marked;
    marked.push_back(place);
    QRect best;
    std::tuple<std::int64_t, std::int64_t, std::int64_t> least;
    /** First what it must not cover; then how far away it is: better over a few pieces than out of sight. */
    const auto consider = [&](const QRect& rect, std::int64_t otherSize) {
        const QPoint off = rect.center() - place.center();
        const std::int64_t away = std::int64_t{off.x()} * off.x() + std::int64_t{off.y()} * off.y() + otherSize;
        if (!best.isNull() && std::tuple(0, 0, away) >= least)
            return; // whatever it covers
        const std::tuple now(coveredBy(rect, marked), coveredBy(rect, free.spared), away + worthOf(free.pieces, rect));
        if (best.isNull() || now < least) {
            least = now;
            best = rect;
        }
    };
    std::int64_t otherSize = 0;
    for (const QSize& size : sizes) {
        consider(beside(place, size, room), otherSize);
        const auto considerRow = [&](int top) {
            for (int left = room.left() + kInside; left + size.width() <= room.right(); left += kStep)
                consider(QRect(QPoint(left, top), size), otherSize);
        };
        for (int top = room.top() + kInside; top + size.height() <= room.bottom(); top += kStep)
            considerRow(top);
        considerRow(
            std::max(room.top(), room.bottom() - kInside - size.height())); // a narrow strip is all that there is
        otherSize += kOtherSize;
    }
    return best;
}

} // namespace ringford::ui
