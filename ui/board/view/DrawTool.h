// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/tools/BoardTool.h"
#include "ui/match/DrawingPad.h"

#include <optional>

namespace ringford::ui {

class BoardView;

/**
 * Draws on the board. With the right button, whatever tool is in use: a drag makes an arrow, a click a ring. With the
 * left button, or by keyboard, while it is in use itself: what its pen makes; an arrow also by two clicks.
 */
class DrawTool : public BoardTool {
    Q_OBJECT

public:
    enum class Pen : std::uint8_t { Arrow, Ring, Fill, Label, Eraser };

    /** @p pad outlives it. It belongs to @p view. */
    DrawTool(BoardView& view, DrawingPad& pad);

    Pen pen() const { return m_pen; }
    void setPen(Pen pen);
    MarkColour colour() const { return m_colour; }
    void setColour(MarkColour colour);
    DrawingPad& pad() const { return m_pad; }
    /** Writes on a cell; an empty text takes away what is there. */
    void write(Cell cell, const QString& text);
    void setNumbered(bool numbered);
    void clear();

    void press(const BoardPointer& at) override;
    void drag(const BoardPointer& at) override;
    void release(const BoardPointer& at) override;
    void hover(const BoardPointer& at) override;
    void activate(const Touch& touch) override;
    bool cancel() override;
    bool takesRightButton() const override { return true; }
    bool pressKey(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;
    bool wantsKey(int key, Qt::KeyboardModifiers modifiers) const override;
    bool canUndo() const override { return true; }
    bool canRedo() const override { return true; }
    void undo() override;
    void redo() override;
    Qt::CursorShape shapeAt(const BoardPointer& at) override;
    void reset() override;
    void rearranged() override {}

signals:
    /** Pen or colour are others. */
    void penChanged();
    /** Somebody wants to write on a cell, where that stands now. */
    void labelWanted(ringford::Cell cell, const QString& text);

protected:
    /** A click to play takes drawings away, if so set. */
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    MarkColour colourFor(const BoardPointer& at) const;
    bool drawsArrow(const BoardPointer& at) const;
    void put(Comments changed, Cell at);
    void use(Pen pen, Cell cell, MarkColour colour);
    void click(Cell cell, MarkColour colour);
    void announceLock(Cell at);

    BoardView& m_view;
    DrawingPad& m_pad;
    Pen m_pen = Pen::Arrow;
    MarkColour m_colour = MarkColour::Green;
    std::optional<Cell> m_from;  ///< where a button went down
    std::optional<Cell> m_start; ///< where an arrow begins that is made by two clicks
    bool m_isSketched = false;
};

} // namespace ringford::ui
