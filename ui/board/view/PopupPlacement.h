// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include <vector>

namespace ringford::ui {

/** What popups beside a place leave free. */
struct Unobstructed {
    std::vector<QRect> marked; ///< what they are about: never covered, unless there is no other room
    std::vector<QRect> pieces; ///< rather not covered: each is worth some way to go
    std::vector<QRect> spared; ///< as little of them as can be, wherever that is

    /** What something else leaves free as well, @p moved from where that has it. */
    void add(const Unobstructed& other, QPoint moved = {});
};

/**
 * Where something lies near @p place and inside @p room, and covers nothing that is marked, nor the place; where that
 * cannot be, as little of it as possible; then as little as possible of what is spared. Above if it fits, else below,
 * else at the side with more space. It has the first of @p sizes, unless it stands better in another.
 */
QRect popupPlacement(const Unobstructed& free, const QRect& place, const std::vector<QSize>& sizes, const QRect& room);

} // namespace ringford::ui
