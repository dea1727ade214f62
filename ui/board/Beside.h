// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace ringford::ui {

/** Where something of @p size lies near @p place and inside @p room: above if it fits, else below, else at the side with more space. */
QRect beside(const QRect& place, QSize size, const QRect& room);

} // namespace ringford::ui
