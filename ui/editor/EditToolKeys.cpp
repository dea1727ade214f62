// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up by keys: at the cursor, and from cell to cell.
#include "engine/setup/SetupSketch.h"
#include "ui/board/scene/BoardScene.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/SetupDocument.h"

namespace ringford::ui {

void EditTool::activate(const Touch& touch)
{
    if (touch.kind != Touch::Kind::Cell)
        return;
    const Cell cell = touch.cell;
    if (m_brush.kind == Brush::Kind::Hand) {
        if (m_isPicked && m_selected && *m_selected != cell) {
            move(*m_selected, cell, false);
        } else {
            const bool isPickedUp = hasSomething(cell) && !(m_isPicked && m_selected == cell);
            select(isPickedUp ? std::optional(cell) : std::nullopt);
            m_isPicked = isPickedUp;
        }
        return;
    }
    beginKeyStroke(isPainted(cell));
    stroke(cell);
}

void EditTool::beginKeyStroke(bool takesOff)
{
    m_strokeNumber = m_document.newStroke();
    m_last.reset();
    m_takesOff = takesOff;
    m_goesOn = true;
}

bool EditTool::followsCursor(Qt::KeyboardModifiers modifiers) const
{
    return m_brush.kind != Brush::Kind::Hand && modifiers == Qt::ShiftModifier;
}

/** Paints there as well, as one change with what Enter put on the cell before. */
void EditTool::cursorCame(Cell cell)
{
    if (!m_goesOn)
        beginKeyStroke(false);
    stroke(cell);
}

bool EditTool::wantsKey(int key, Qt::KeyboardModifiers modifiers) const
{
    const auto plain = modifiers & ~Qt::KeypadModifier;
    if (plain != Qt::NoModifier && plain != Qt::ShiftModifier)
        return false;
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        return plain == Qt::NoModifier;
    const GameDescription& game = m_document.description();
    if (key >= Qt::Key_A && key <= Qt::Key_Z)
        return game.findKind(static_cast<char>('A' + key - Qt::Key_A)).has_value();
    // Where there are several boards, digits lead to them.
    return plain == Qt::NoModifier && game.board.faces().size() == 1 && key >= Qt::Key_1 && key <= Qt::Key_9 &&
           key - Qt::Key_1 < static_cast<int>(game.sides.size());
}

/** Del empties the cell; a letter puts its piece there, with Shift the next army's; a digit chooses the army. */
bool EditTool::pressKey(int key, Qt::KeyboardModifiers modifiers, Cell cursor)
{
    if (!wantsKey(key, modifiers))
        return false;
    const GameDescription& game = m_document.description();
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        erase(cursor);
        return true;
    }
    Brush brush = m_brush;
    if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        brush.army = key - Qt::Key_1;
        setBrush(brush);
        return true;
    }
    brush.piece = *game.findKind(static_cast<char>('A' + key - Qt::Key_A));
    brush.kind = game.kind(brush.piece).isMarker ? Brush::Kind::Marker : Brush::Kind::Piece;
    const int army = brush.army;
    if (modifiers.testFlag(Qt::ShiftModifier))
        brush.army = (army + 1) % static_cast<int>(sidesOn(game, game.board.place(cursor).face).size());
    setBrush(brush);
    if (m_scene.cursorCell())
        activate(Touch::on(cursor));
    brush.army = army;
    setBrush(brush);
    return true;
}

} // namespace ringford::ui
