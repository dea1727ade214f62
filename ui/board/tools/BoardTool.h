// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Gesture.h"

#include <QObject>
#include <QPointF>

#include <optional>

namespace ringford::ui {

/** What a pointer does to the board: where, in the scene, and what is touched there. */
struct BoardPointer {
    QPointF scenePos;
    std::optional<Touch> touch; ///< nothing beside the boards, and on places that are no cells
    std::optional<Place> place; ///< nothing beside the boards
    Qt::KeyboardModifiers modifiers{};
    Qt::MouseButton button = Qt::LeftButton; ///< that was pressed: the left one, or the right one (a long press, too)
    bool isCovered = false;                  ///< by something that lies over the boards: nothing there can be meant

    /** What is pointed at, if that is a cell. */
    std::optional<Cell> cell() const
    {
        return touch && touch->kind == Touch::Kind::Cell ? std::optional(touch->cell) : std::nullopt;
    }
};

/**
 * A way of using the board: playing, drawing arrows, setting up. The view passes what hands do to the tool in use, so
 * that ways of using never become branches in it. All of it can be done by keyboard: activate() is what Enter does at
 * the cursor.
 */
class BoardTool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /**
     * A button goes down, moves while held far enough for a drag, goes up. The right one comes only to tools that take
     * it; another one during a drag is cancel().
     */
    virtual void press(const BoardPointer& at) = 0;
    virtual void drag(const BoardPointer& at) = 0;
    virtual void release(const BoardPointer& at) = 0;
    /** Whether what the pressed button holds is being dragged, so that boards scroll at their edges. */
    virtual bool isDragging() const { return true; }
    /** The pointer moves with no button held. */
    virtual void hover(const BoardPointer& at) = 0;
    /** A place is chosen without a pointer: by keyboard, or in a list of stockpiles and buttons. */
    virtual void activate(const Touch& touch) = 0;
    /** Esc, or another button during a drag: puts back what is in hand. False if there was nothing. */
    virtual bool cancel() = 0;
    /** Whether the right button is its own; else the view gives it to the tool that draws. */
    virtual bool takesRightButton() const { return false; }
    /**
     * A key with the board in focus, asked before the board takes it: true if it meant something. Arrows, Enter, Space
     * and Esc belong to the cursor. @p cursor: the cell that it is on.
     */
    virtual bool pressKey(int key, Qt::KeyboardModifiers modifiers, Cell cursor);
    /** Whether pressKey() wants a key that may be a command's everywhere else. */
    virtual bool wantsKey(int /*key*/, Qt::KeyboardModifiers /*modifiers*/) const { return false; }
    /** Whether it goes on with what it does from cell to cell where arrow keys with these lead the cursor. */
    virtual bool followsCursor(Qt::KeyboardModifiers /*modifiers*/) const { return false; }
    /** The cursor was led there. @pre followsCursor() */
    virtual void cursorCame(Cell /*cell*/) {}
    /** Undo and redo are about what the tool does, not about actions, while it says that it can. */
    virtual bool canUndo() const { return false; }
    virtual bool canRedo() const { return false; }
    virtual void undo() {}
    virtual void redo() {}
    /** What the pointer should look like there. */
    virtual Qt::CursorShape shapeAt(const BoardPointer& at) = 0;
    /** What is on the board has changed under the tool. */
    virtual void reset() = 0;
    /** The layout changed (zoom, turn, resize), or how it is marked; what is on cells, and in hand, is the same. */
    virtual void rearranged() = 0;
};

inline bool BoardTool::pressKey(int /*key*/, Qt::KeyboardModifiers /*modifiers*/, Cell /*cursor*/)
{
    return false;
}

} // namespace ringford::ui
