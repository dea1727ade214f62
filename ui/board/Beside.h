// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include <vector>

namespace ringford::ui {

/** Where something of @p size lies near @p place and inside @p room: above if it fits, else below, else at the side with more space. */
QRect beside(const QRect& place, QSize size, const QRect& room);
/** Where it lies nearest to @p place and covers nothing of @p free; where that cannot be, as little of that as possible. */
QRect clearOf(const std::vector<QRect>& free, const QRect& place, QSize size, const QRect& room);

} // namespace ringford::ui
