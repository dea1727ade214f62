// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/BoardKeys.h"

#include "ui/board/BoardScene.h"
#include "ui/board/BoardTool.h"
#include "ui/board/BoardView.h"
#include "ui/board/CursorStep.h"

#include <algorithm>

namespace ringford::ui {

BoardKeys::BoardKeys(BoardView& view, BoardTool& tool) : QObject(&view), m_view(view), m_tool(tool) {}

BoardScene& BoardKeys::scene() const
{
    return m_view.boardScene();
}

void BoardKeys::goTo(Cell cell)
{
    m_cell = cell;
    m_isSeen = true;
    showAgain();
    keepInView();
    tell(QAccessible::Focus);
    emit moved(cell);
}

void BoardKeys::show()
{
    m_isSeen = true;
    showAgain();
    keepInView();
    // Queued: the board's own event follows the focus, and what comes last is read.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_view.hasFocus() && scene().cursorCell())
                tell(QAccessible::Focus);
        },
        Qt::QueuedConnection);
}

void BoardKeys::showAgain()
{
    if (m_isSeen)
        scene().setCursorCell(m_cell);
}

void BoardKeys::hide()
{
    m_isSeen = false;
    scene().setCursorCell(std::nullopt);
}

void BoardKeys::hideAt(Cell cell)
{
    hide();
    m_cell = cell;
}

void BoardKeys::keepInView()
{
    if (const auto cell = scene().cursorCell())
        m_view.ensureVisible(scene().boardLayout().cellBounds(*cell));
}

void BoardKeys::stayOnBoard()
{
    const int last = scene().description().board.cellCount() - 1;
    m_cell.index = static_cast<std::uint16_t>(std::min<int>(m_cell.index, last));
    // Nor does a board stay that is gone.
    const Board& board = scene().description().board;
    const std::vector<int> gone = scene().goneFaces();
    const auto isGone = [&](int face) { return std::ranges::binary_search(gone, face); };
    if (!isGone(board.place(m_cell).face))
        return;
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        if (!isGone(board.place(Cell{index}).face)) {
            m_cell = Cell{index};
            return;
        }
    }
}

void BoardKeys::tell(QAccessible::Event what)
{
    QAccessibleEvent event(&m_view, what);
    event.setChild(m_cell.index);
    QAccessible::updateAccessibility(&event);
}

void BoardKeys::move(QPointF way)
{
    goTo(cursorStep(scene().boardLayout(), m_cell, way));
}

void BoardKeys::activate()
{
    if (scene().picture().isHidden)
        return; // what nobody sees nobody plays
    if (scene().cursorCell())
        m_tool.activate(Touch::on(m_cell));
    else
        goTo(m_cell); // nothing is done to a cell that is not seen to be meant
}

bool BoardKeys::goToFace(int face)
{
    const Board& board = scene().description().board;
    if (board.faces().size() < 2)
        return false;
    if (face >= static_cast<int>(board.faces().size()) || scene().boardLayout().cellSize(face) == 0)
        return true;
    m_view.focusOn(face);
    if (board.place(m_cell).face == face) {
        goTo(m_cell);
        return true;
    }
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        if (board.place(Cell{index}).face == face) {
            goTo(Cell{index});
            break;
        }
    }
    return true;
}

/** Back to all boards, where one is in focus. */
bool BoardKeys::leaveFocus()
{
    if (!scene().focusedFace())
        return false;
    m_view.focusOn(std::nullopt);
    keepInView();
    return true;
}

bool BoardKeys::press(int key)
{
    switch (key) {
    case Qt::Key_Left: move({-1, 0}); return true;
    case Qt::Key_Right: move({1, 0}); return true;
    case Qt::Key_Up: move({0, -1}); return true;
    case Qt::Key_Down: move({0, 1}); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: activate(); return true;
    case Qt::Key_Escape: return m_tool.cancel() || leaveFocus();
    case Qt::Key_0: return leaveFocus();
    default: break;
    }
    return key >= Qt::Key_1 && key <= Qt::Key_9 && goToFace(key - Qt::Key_1);
}

} // namespace ringford::ui
