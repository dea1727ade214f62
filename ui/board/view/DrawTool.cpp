// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/DrawTool.h"

#include "ui/board/view/BoardView.h"

#include <QMouseEvent>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

using Pen = DrawTool::Pen;

struct PenKey {
    int key;
    Pen pen;
};
constexpr PenKey kPenKeys[] = {{Qt::Key_A, Pen::Arrow},
                               {Qt::Key_O, Pen::Ring},
                               {Qt::Key_C, Pen::Fill},
                               {Qt::Key_L, Pen::Label},
                               {Qt::Key_E, Pen::Eraser}};
struct ColourKey {
    int key;
    MarkColour colour;
};
constexpr ColourKey kColourKeys[] = {{Qt::Key_G, MarkColour::Green},
                                     {Qt::Key_R, MarkColour::Red},
                                     {Qt::Key_B, MarkColour::Blue},
                                     {Qt::Key_Y, MarkColour::Yellow}};

} // namespace

DrawTool::DrawTool(BoardView& view, DrawingPad& pad) : BoardTool(&view), m_view(view), m_pad(pad)
{
    view.viewport()->installEventFilter(this);
}

void DrawTool::setPen(Pen pen)
{
    cancel();
    m_pen = pen;
    emit penChanged();
}

void DrawTool::setColour(MarkColour colour)
{
    m_colour = colour;
    emit penChanged();
}

/** Shift is red, Alt blue, both are yellow; without them the pen's colour, or green where no pen is to be seen. */
MarkColour DrawTool::colourFor(const BoardPointer& at) const
{
    const bool shift = at.modifiers.testFlag(Qt::ShiftModifier);
    const bool alt = at.modifiers.testFlag(Qt::AltModifier);
    if (shift || alt)
        return shift && alt ? MarkColour::Yellow : shift ? MarkColour::Red : MarkColour::Blue;
    return &m_view.tool() == this ? m_colour : MarkColour::Green;
}

bool DrawTool::drawsArrow(const BoardPointer& at) const
{
    return at.button == Qt::RightButton || m_pen == Pen::Arrow;
}

void DrawTool::announceLock(Cell at)
{
    m_view.say(tr("The drawings are locked: the bar for drawing has a button that unlocks them."),
               m_view.boardScene().boundsOf(Touch::on(at)));
}

void DrawTool::put(Comments changed, Cell at)
{
    if (!m_pad.put(std::move(changed)))
        announceLock(at);
}

void DrawTool::press(const BoardPointer& at)
{
    m_from = at.cell();
}

void DrawTool::drag(const BoardPointer& at)
{
    const auto to = at.cell();
    if (!m_from || !drawsArrow(at) || m_pad.isLocked())
        return;
    m_isSketched = to && *to != *m_from;
    const Drawings sketch =
        m_isSketched
            ? drawingsOf(withArrow(m_pad.comments(), {colourFor(at), *m_from, *to}, m_pad.board()), m_pad.board())
            : m_pad.drawings();
    m_view.boardScene().marks().setSketch(sketch);
}

void DrawTool::release(const BoardPointer& at)
{
    const auto from = std::exchange(m_from, std::nullopt);
    const auto to = at.cell();
    if (std::exchange(m_isSketched, false))
        m_view.boardScene().marks().setSketch(std::nullopt);
    if (!from || !to)
        return;
    if (*from != *to && drawsArrow(at)) {
        m_start.reset();
        put(withArrow(m_pad.comments(), {colourFor(at), *from, *to}, m_pad.board()), *to);
    } else if (*from == *to && at.button == Qt::RightButton) {
        use(Pen::Ring, *to, colourFor(at));
    } else if (*from == *to) {
        click(*to, colourFor(at));
    }
}

/** A click with the left button, or Enter at the cursor. */
void DrawTool::click(Cell cell, MarkColour colour)
{
    if (m_pen != Pen::Arrow) {
        use(m_pen, cell, colour);
        return;
    }
    m_view.boardScene().marks().setPointedAt(std::nullopt);
    const auto start = std::exchange(m_start, std::nullopt);
    if (start && *start != cell) {
        put(withArrow(m_pad.comments(), {colour, *start, cell}, m_pad.board()), cell);
    } else if (!start && m_pad.isLocked()) {
        announceLock(cell);
    } else if (!start) {
        m_start = cell;
        m_view.boardScene().marks().setPointedAt(cell);
    }
}

void DrawTool::use(Pen pen, Cell cell, MarkColour colour)
{
    const Board& board = m_pad.board();
    switch (pen) {
    case Pen::Arrow: break;
    case Pen::Ring: put(withRing(m_pad.comments(), {colour, cell}, board), cell); break;
    case Pen::Fill: put(withFill(m_pad.comments(), {colour, cell}, board), cell); break;
    case Pen::Eraser: put(withoutDrawingsOn(m_pad.comments(), cell, board), cell); break;
    case Pen::Label: {
        if (m_pad.isLocked()) {
            announceLock(cell);
            break;
        }
        const std::vector<CellLabel> labels = m_pad.drawings().labels;
        const auto found = std::ranges::find(labels, cell, &CellLabel::cell);
        emit labelWanted(cell, found == labels.end() ? QString() : QString::fromStdString(found->text));
        break;
    }
    }
}

void DrawTool::write(Cell cell, const QString& text)
{
    put(withLabel(m_pad.comments(), cell, text.toStdString(), m_pad.board()), cell);
}

void DrawTool::setNumbered(bool numbered)
{
    put(withNumbers(m_pad.comments(), numbered, m_pad.board()), m_view.cursorCell());
}

void DrawTool::clear()
{
    put(withoutDrawings(m_pad.comments(), m_pad.board()), m_view.cursorCell());
}

void DrawTool::hover(const BoardPointer& at)
{
    const auto to = at.cell();
    if (!m_start)
        return;
    m_isSketched = to && *to != *m_start;
    const Comments& comments = m_pad.comments();
    m_view.boardScene().marks().setSketch(
        m_isSketched ? std::optional(drawingsOf(withArrow(comments, {colourFor(at), *m_start, *to}, m_pad.board()),
                                                m_pad.board()))
                     : std::nullopt);
}

void DrawTool::activate(const Touch& touch)
{
    if (std::exchange(m_isSketched, false))
        m_view.boardScene().marks().setSketch(std::nullopt);
    if (touch.kind == Touch::Kind::Cell)
        click(touch.cell, m_colour);
}

bool DrawTool::cancel()
{
    const bool hadAny = m_from || m_start;
    m_from.reset();
    if (m_start)
        m_view.boardScene().marks().setPointedAt(std::nullopt);
    m_start.reset();
    if (std::exchange(m_isSketched, false))
        m_view.boardScene().marks().setSketch(std::nullopt);
    return hadAny;
}

bool DrawTool::wantsKey(int key, Qt::KeyboardModifiers modifiers) const
{
    if (modifiers != Qt::NoModifier)
        return false;
    return key == Qt::Key_N || key == Qt::Key_Delete || key == Qt::Key_Backspace ||
           std::ranges::find(kPenKeys, key, &PenKey::key) != std::ranges::end(kPenKeys) ||
           std::ranges::find(kColourKeys, key, &ColourKey::key) != std::ranges::end(kColourKeys);
}

bool DrawTool::pressKey(int key, Qt::KeyboardModifiers modifiers, Cell cursor)
{
    if (!wantsKey(key, modifiers))
        return false;
    for (const PenKey& one : kPenKeys) {
        if (one.key == key)
            setPen(one.pen);
    }
    for (const ColourKey& one : kColourKeys) {
        if (one.key == key)
            setColour(one.colour);
    }
    if (key == Qt::Key_N)
        setNumbered(!m_pad.drawings().isNumbered);
    else if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        use(Pen::Eraser, cursor, m_colour);
    return true;
}

void DrawTool::undo()
{
    cancel();
    if (!m_pad.undo())
        announceLock(m_view.cursorCell());
}

void DrawTool::redo()
{
    cancel();
    if (!m_pad.redo())
        announceLock(m_view.cursorCell());
}

Qt::CursorShape DrawTool::shapeAt(const BoardPointer& at)
{
    return !at.cell() ? Qt::ArrowCursor : m_pad.isLocked() ? Qt::ForbiddenCursor : Qt::CrossCursor;
}

void DrawTool::reset()
{
    // What is shown now has drawings of its own.
    m_from.reset();
    m_start.reset();
    m_isSketched = false;
}

bool DrawTool::eventFilter(QObject* watched, QEvent* event)
{
    const bool isClick =
        event->type() == QEvent::MouseButtonPress && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton;
    if (isClick && m_view.boardScene().appearance().input.clickClears && &m_view.tool() != this && !m_pad.isLocked())
        clear();
    return BoardTool::eventFilter(watched, event);
}

} // namespace ringford::ui
