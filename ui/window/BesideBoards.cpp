// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/BesideBoards.h"

#include "engine/text/Drawings.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/PopupPlacement.h"
#include "ui/board/view/SparedBoards.h"

#include <QScreen>
#include <QWidget>
#include <QWindow>

#include <numeric>

namespace ringford::ui {

namespace {

QRect onScreen(const QWidget& widget, const QRect& rect)
{
    return {widget.mapToGlobal(rect.topLeft()), rect.size()};
}

void moveBesideBoards(QWidget& window, const BoardView& board, const Drawings& shown, const QWidget& words,
                      const QWidget& spared)
{
    Unobstructed free;
    const auto mark = [&](Cell cell) { free.marked.push_back(onScreen(*board.viewport(), board.cellRect(cell))); };
    for (const Arrow& arrow : shown.arrows) {
        mark(arrow.from);
        mark(arrow.to);
    }
    for (const MarkedCell& ring : shown.rings)
        mark(ring.cell);
    const QRect place = free.marked.empty() ? QRect() : free.marked.front(); // where the piece is
    free.marked.push_back(onScreen(words, words.rect()));
    std::vector<int> faces(board.boardScene().description().board.faces().size());
    std::iota(faces.begin(), faces.end(), 0);
    free.add(sparedOf(board, faces), board.viewport()->mapToGlobal(QPoint(0, 0)));
    if (spared.isVisible())
        free.spared.push_back(onScreen(spared, spared.rect()));
    // Its frame is not known yet: as wide as that of the window of the boards.
    const QWidget& main = *board.window();
    const QSize frame = main.frameGeometry().size() - main.size();
    const QPoint at =
        popupPlacement(free, place, {window.size() + frame}, board.screen()->availableGeometry()).topLeft();
    // A widget that is shown takes its frame for none until it is told of it, and would lie as much too high.
    if (QWindow* const handle = window.windowHandle())
        handle->setFramePosition(at);
    else
        window.move(at);
}

} // namespace

void keepBesideBoards(QWidget& window, const BoardView& board, const Drawings& shown, const QWidget& words,
                      const QWidget& spared)
{
    const auto move = [&window, &board, shown, &words, &spared] {
        moveBesideBoards(window, board, shown, words, spared);
    };
    QObject::connect(&board.boardScene(), &BoardScene::arranged, &window, move);
    move();
}

} // namespace ringford::ui
