// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/BesideBoards.h"

#include "engine/text/Drawings.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/PopupPlacement.h"

#include <QScreen>
#include <QWidget>

namespace ringford::ui {

void moveBesideBoards(QWidget& window, const BoardView& board, const Drawings& shown)
{
    const QWidget& viewport = *board.viewport();
    const auto onScreen = [&](const QRect& rect) { return QRect(viewport.mapToGlobal(rect.topLeft()), rect.size()); };
    Unobstructed free;
    QRect place;
    const auto mark = [&](Cell cell) {
        free.marked.push_back(onScreen(board.cellRect(cell)));
        place |= free.marked.back();
    };
    for (const Arrow& arrow : shown.arrows) {
        mark(arrow.from);
        mark(arrow.to);
    }
    for (const MarkedCell& ring : shown.rings)
        mark(ring.cell);
    const QRectF boards = board.boardScene().boardLayout().bounds();
    free.marked.push_back(onScreen(board.inViewport(boards) & viewport.rect()));
    // Its frame is not known yet: as wide as that of the window of the boards.
    const QWidget& main = *board.window();
    const QSize frame = main.frameGeometry().size() - main.size();
    window.move(popupPlacement(free, place, window.size() + frame, board.screen()->availableGeometry()).topLeft());
}

} // namespace ringford::ui
