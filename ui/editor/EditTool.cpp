// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/EditTool.h"

#include "engine/setup/SetupEdits.h"
#include "engine/setup/SetupSketch.h"
#include "ui/board/scene/BoardScene.h"
#include "ui/editor/BrushEdits.h"
#include "ui/editor/SetupDocument.h"
#include "ui/words/ActionWords.h"

#include <QLineF>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

/** The first cell of the board that @p cell is on, or its last one. */
Cell endOfBoard(const Board& board, Cell cell, bool isFirst)
{
    Cell end = cell;
    for (int index = 0; index < board.cellCount(); ++index) {
        const Cell each{static_cast<std::uint16_t>(index)};
        if (board.place(each).face == board.place(cell).face && (isFirst ? each < end : end < each))
            end = each;
    }
    return end;
}

} // namespace

EditTool::EditTool(SetupDocument& document, BoardScene& scene, BoardTool& drawing, QObject* parent)
    : BoardTool(parent), m_document(document), m_scene(scene), m_drawing(drawing)
{
}

void EditTool::setBrush(const Brush& brush)
{
    emit taken();
    m_armyOfLetters = brush.army;
    if (brush == m_brush)
        return;
    endStroke();
    m_goesOn = false;
    m_brush = brush;
    m_isPicked = false;
    if (brush.kind != Brush::Kind::Hand)
        select(std::nullopt);
    emit brushChanged();
}

void EditTool::select(std::optional<Cell> cell)
{
    const bool isOther = std::exchange(m_selected, cell) != cell;
    m_isPicked = false;
    m_scene.marks().showSelected(m_selected);
    if (isOther)
        emit selectionChanged();
}

// Painting

/** The stroke comes to a cell. */
void EditTool::stroke(Cell cell)
{
    if (std::exchange(m_last.cell, cell) == cell)
        return;
    if (m_brush.kind == Brush::Kind::Eraser) {
        erase(cell, m_strokeNumber);
    } else if (isPainted(m_document, m_brush, cell) == m_takesOff) {
        m_document.change(m_takesOff ? tr("Take off") : tr("Put"), painted(m_document, m_brush, cell, m_takesOff),
                          m_strokeNumber);
        select(m_takesOff || m_brush.kind == Brush::Kind::Name ? std::nullopt : std::optional(cell));
    }
}

void EditTool::put(const Brush& brush, const BoardPointer& at)
{
    const auto cell = at.cell();
    if (!cell) {
        refuse(at);
        return;
    }
    const Brush inHand = m_brush;
    setBrush(brush);
    beginKeyStroke(false);
    m_goesOn = false;
    stroke(*cell);
    setBrush(inHand);
}

void EditTool::erase(Cell cell, int stroke)
{
    Setup setup = m_document.setup();
    clearCell(m_document.description(), setup, cell);
    m_document.change(tr("Take off"), std::move(setup), stroke);
}

// Moving

void EditTool::move(Cell from, Cell to, bool copies)
{
    m_document.change(copies ? tr("Copy") : tr("Move"), moved(m_document, from, to, copies));
    select(to);
}

// Pointer

void EditTool::press(const BoardPointer& at)
{
    m_goesOn = false;
    m_strokeNumber = m_document.newStroke();
    m_last = {std::nullopt, at.scenePos};
    const auto cell = at.cell();
    m_isDragged = false;
    if (at.button == Qt::RightButton) {
        m_stroke = Stroke::Right;
        m_origin = cell;
        m_drawing.press(at);
        return;
    }
    if (m_brush.kind == Brush::Kind::Hand) {
        m_stroke = Stroke::Move;
        m_origin = cell && hasSomething(m_document.contents(), *cell) ? cell : std::nullopt;
        select(m_origin);
        return;
    } else {
        m_stroke = Stroke::Paint;
        m_takesOff = cell && isPainted(m_document, m_brush, *cell);
    }
    if (cell)
        stroke(*cell);
    else
        refuse(at);
}

/** On the boards, and yet on no cell. */
void EditTool::refuse(const BoardPointer& at)
{
    if (at.place && !at.isCovered)
        emit refused(tr("This is not a cell: nothing can stand here."), QRectF(at.scenePos, QSizeF(1, 1)));
}

void EditTool::drag(const BoardPointer& at)
{
    if (m_stroke == Stroke::Paint) {
        // A quick hand passes whole cells from one event to the next.
        constexpr double kStep = 4; // px, less than a cell has
        const QLineF way(std::exchange(m_last.point, at.scenePos), at.scenePos);
        const int steps = static_cast<int>(way.length() / kStep);
        for (int step = 1; step < steps; ++step) {
            if (const auto passed = m_scene.boardLayout().cellAt(way.pointAt(static_cast<double>(step) / steps)))
                stroke(*passed);
        }
        if (const auto cell = at.cell())
            stroke(*cell);
        return;
    }
    if (m_stroke == Stroke::Right)
        m_drawing.drag(at);
    if (m_stroke != Stroke::Move || !m_origin)
        return;
    m_isDragged = true;
    if (m_scene.pieceOn(*m_origin)) {
        if (!std::exchange(m_isLifted, true))
            m_scene.pieces().lift(*m_origin);
        m_scene.pieces().carry(*m_origin, at.scenePos);
    }
    m_scene.marks().setPointedAt(at.cell());
}

void EditTool::release(const BoardPointer& at)
{
    const Stroke stroke = std::exchange(m_stroke, Stroke::None);
    const auto origin = std::exchange(m_origin, std::nullopt);
    m_scene.marks().setPointedAt(std::nullopt);
    if (stroke == Stroke::Right)
        releaseRight(origin, at);
    if (stroke != Stroke::Move || !origin)
        return;
    const auto cell = at.cell();
    const bool wasLifted = std::exchange(m_isLifted, false);
    const bool copies = at.modifiers.testFlag(Qt::ControlModifier);
    const bool staysAway = !cell && (at.place || !m_isDragged); // only beside the boards is it taken off
    if (cell == origin || at.isCovered || staysAway) {
        if (wasLifted)
            m_scene.pieces().putBack(*origin);
        if (staysAway && m_isDragged)
            refuse(at);
        return;
    }
    if (cell) {
        if (wasLifted && copies)
            m_scene.pieces().putBack(*origin);
        move(*origin, *cell, copies);
        return;
    }
    erase(*origin);
    select(std::nullopt);
}

void EditTool::releaseRight(std::optional<Cell> origin, const BoardPointer& at)
{
    if (!origin || at.cell() != origin) {
        m_drawing.release(at);
        return;
    }
    m_drawing.cancel();
    erase(*origin);
    if (m_selected == origin)
        select(std::nullopt);
}

void EditTool::hover(const BoardPointer& at)
{
    m_scene.marks().setPointedAt(m_brush.kind == Brush::Kind::Hand ? std::nullopt : at.cell());
}

/** Puts back what the pressed button began; false if there was nothing. */
bool EditTool::endStroke()
{
    const Stroke stroke = std::exchange(m_stroke, Stroke::None);
    const auto origin = std::exchange(m_origin, std::nullopt);
    m_scene.marks().setPointedAt(std::nullopt);
    if (std::exchange(m_isLifted, false) && origin)
        m_scene.pieces().putBack(*origin);
    if (stroke == Stroke::Right)
        m_drawing.cancel();
    return stroke != Stroke::None;
}

bool EditTool::cancel()
{
    if (endStroke())
        return true;
    if (m_brush.kind != Brush::Kind::Hand) {
        setBrush({});
        select(std::nullopt); // Esc once more is the way back
        emit handTaken();
        return true;
    }
    if (!m_selected)
        return false;
    putBack();
    select(std::nullopt);
    return true;
}

Qt::CursorShape EditTool::shapeAt(const BoardPointer& at)
{
    if (m_isLifted)
        return Qt::ClosedHandCursor;
    const auto cell = at.cell();
    if (!cell)
        return Qt::ArrowCursor;
    if (m_brush.kind != Brush::Kind::Hand)
        return Qt::CrossCursor;
    return hasSomething(m_document.contents(), *cell) ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

bool EditTool::canUndo() const
{
    return m_document.edits().canUndo();
}

bool EditTool::canRedo() const
{
    return m_document.edits().canRedo();
}

void EditTool::undo()
{
    m_goesOn = false;
    m_document.edits().undo();
}

void EditTool::redo()
{
    m_document.edits().redo();
}

void EditTool::reset()
{
    m_isLifted = false;
    if (m_stroke == Stroke::Move) {
        m_stroke = Stroke::None;
        m_origin.reset();
    }
    if (m_selected && !hasSomething(m_document.contents(), *m_selected))
        select(std::nullopt);
    else
        m_scene.marks().showSelected(m_selected);
}

// Keys: at the cursor, and from cell to cell

void EditTool::activate(const Touch& touch)
{
    if (touch.kind != Touch::Kind::Cell)
        return;
    const Cell cell = touch.cell;
    if (m_brush.kind == Brush::Kind::Hand) {
        if (m_isPicked && m_selected && *m_selected != cell) {
            move(*m_selected, cell, false);
        } else {
            const bool isPickedUp = hasSomething(m_document.contents(), cell) && !(m_isPicked && m_selected == cell);
            putBack();
            select(isPickedUp ? std::optional(cell) : std::nullopt);
            m_isPicked = isPickedUp;
            if (isPickedUp)
                emit pickedUp(cell);
        }
        return;
    }
    beginKeyStroke(isPainted(m_document, m_brush, cell));
    stroke(cell);
}

void EditTool::beginKeyStroke(bool takesOff)
{
    m_strokeNumber = m_document.newStroke();
    m_last.cell.reset();
    m_takesOff = takesOff;
    m_goesOn = true;
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
        return words::kindOnKey(game, key).has_value();
    // Where there are several boards, digits lead to them.
    return plain == Qt::NoModifier && game.board.faces().size() == 1 && key >= Qt::Key_1 && key <= Qt::Key_9 &&
           key - Qt::Key_1 < static_cast<int>(game.sides.size());
}

/**
 * Del empties the cell; a letter puts its piece there, with Shift the next army's; a digit chooses the army. Home and
 * End lead to the ends of the board, where they mean nothing else.
 */
bool EditTool::pressKey(int key, Qt::KeyboardModifiers modifiers, Cell cursor)
{
    if ((key == Qt::Key_Home || key == Qt::Key_End) && modifiers == Qt::NoModifier) {
        emit ledTo(endOfBoard(m_document.description().board, cursor, key == Qt::Key_Home));
        return true;
    }
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
        emit armyChosen(sidesOn(game, game.board.place(cursor).face)[static_cast<std::size_t>(brush.army)]);
        return true;
    }
    brush.piece = *words::kindOnKey(game, key);
    brush.kind = game.kind(brush.piece).isMarker ? Brush::Kind::Marker : Brush::Kind::Piece;
    const int army = m_armyOfLetters;
    const auto armies = static_cast<int>(sidesOn(game, game.board.place(cursor).face).size());
    brush.army = modifiers.testFlag(Qt::ShiftModifier) ? (army + 1) % armies : army;
    setBrush(brush);
    m_armyOfLetters = army;
    if (m_scene.cursorCell()) {
        if (isPainted(m_document, m_brush, cursor))
            emit foundThere(cursor);
        beginKeyStroke(false);
        stroke(cursor);
    }
    return true;
}

} // namespace ringford::ui
