// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayoutItem>

namespace ringford::ui {

/** How high a part of a layout wants to be where it is so wide, in px. */
inline int heightInWidth(const QLayoutItem& item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace ringford::ui
