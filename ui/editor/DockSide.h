// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardScene.h"
#include "ui/board/view/BoardView.h"

#include <algorithm>

namespace ringford::ui {

constexpr int kEditorWidth = 310; // of panels beside a board

/** How high panels below a board are. */
inline int editorHeight(const QWidget& window)
{
    constexpr int kHighest = 240;
    constexpr int kLowest = 176; // in a low window, where boards need the height more
    return std::clamp(window.height() * 3 / 10, kLowest, kHighest);
}

/** Where panels leave a board the most room in this window: below it or at the right. */
inline Qt::DockWidgetArea dockSide(const BoardView& board)
{
    constexpr double kAround = 150; // px: menus, toolbars and the line above the board
    const QSizeF bounds = board.boardScene().boardLayout().bounds().size();
    const QSizeF window = board.window()->size();
    const auto scaleIn = [&](double width, double height) {
        return std::min(width / bounds.width(), height / bounds.height());
    };
    const double height = window.height() - kAround;
    return scaleIn(window.width(), height - editorHeight(*board.window())) >
                   scaleIn(window.width() - kEditorWidth, height)
               ? Qt::BottomDockWidgetArea
               : Qt::RightDockWidgetArea;
}

} // namespace ringford::ui
