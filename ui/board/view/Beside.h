// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include <vector>

namespace ringford::ui {

/**
 * Where something of @p size lies near @p place and inside @p room: above if it fits, else below, else at the side with
 * more space.
 */
QRect beside(const QRect& place, QSize size, const QRect& room);
/** What words beside a place leave free. */
struct KeptFree {
    std::vector<QRect> marked; ///< what they are about: never covered, unless there is no other room
    std::vector<QRect> pieces; ///< rather not covered
};

/**
 * Where it lies near @p place and covers nothing that is marked, nor the place; where that cannot be, as little of it
 * as possible.
 */
QRect clearOf(const KeptFree& free, const QRect& place, QSize size, const QRect& room);

} // namespace ringford::ui
