// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardScene.h"
#include "ui/board/view/BoardView.h"

namespace ringford::ui {

/** Where panels leave a board the most room: below a wide one, else at the right. */
inline Qt::DockWidgetArea dockSide(const BoardView& board)
{
    const QRectF bounds = board.boardScene().boardLayout().bounds();
    return bounds.width() > 1.6 * bounds.height() ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea;
}

} // namespace ringford::ui
