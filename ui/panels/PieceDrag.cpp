// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/PieceDrag.h"

#include "ui/board/view/BoardView.h"
#include "ui/paint/PiecePlate.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLeastPicture = 36; // px

} // namespace

PieceDrag::PieceDrag(QWidget& surface, BoardView& board) : m_surface(surface), m_board(board) {}

void PieceDrag::press(std::optional<Taken> taken, QPoint at)
{
    cancel();
    m_taken = std::move(taken);
    m_pressedAt = at;
}

bool PieceDrag::begins(QPoint at) const
{
    return m_taken && !m_isDragging && (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance() &&
           m_board.boardScene().appearance().input.pointer != PointerUse::Click;
}

bool PieceDrag::move(QPoint at)
{
    const QPoint global = m_surface.mapToGlobal(at);
    if (begins(at)) {
        m_isDragging = true;
        m_board.beginBeside(m_taken->touch, global);
    } else if (m_isDragging) {
        m_board.dragBeside(global);
    }
    if (m_isDragging)
        showHand(global);
    return m_isDragging;
}

/** On the way to the board the pointer carries the piece; there the board shows it. */
void PieceDrag::showHand(QPoint global)
{
    if (m_board.isOver(global)) {
        m_surface.setCursor(Qt::ClosedHandCursor);
        return;
    }
    BoardScene& scene = m_board.boardScene();
    const int side = static_cast<int>(scene.boardLayout().pieceBox());
    const QPixmap piece = scene.picture(m_taken->piece, std::max(side, kLeastPicture), m_surface.devicePixelRatioF());
    m_surface.setCursor(QCursor(onPlate(piece, scene.style().theme)));
}

void PieceDrag::letGo()
{
    m_taken.reset();
    m_isDragging = false;
    m_surface.setCursor(Qt::ArrowCursor);
}

bool PieceDrag::release(QPoint at)
{
    const bool wasDragged = m_isDragging;
    letGo(); // what is played may change the panel
    if (wasDragged)
        m_board.endBeside(m_surface.mapToGlobal(at), m_surface.rect().contains(at));
    return wasDragged;
}

bool PieceDrag::cancel()
{
    const bool wasDragged = m_isDragging;
    if (wasDragged)
        m_board.cancelBeside();
    letGo();
    return wasDragged;
}

} // namespace ringford::ui
