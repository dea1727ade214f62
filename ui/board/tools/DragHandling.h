// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/tools/BoardTool.h"
#include "ui/board/tools/TouchPlay.h"

namespace ringford::ui {

/** Pieces that a pointer drags, from the board and from beside it: what it means to take them and to let them go. */
class DragHandling {
public:
    /** All must live longer. */
    DragHandling(const MatchModel& model, BoardScene& scene, TouchPlay& play)
        : m_model(model), m_scene(scene), m_play(play)
    {
    }

    /** What is touched there. Where the rim means nothing, it is only the table beside the board. */
    std::optional<Touch> meant(const BoardPointer& at) const;
    /** Whether what is there can be taken in hand. */
    bool canHold(const Touch& touch) const;
    /** Takes it in hand. @pre canHold() */
    void pickUp(Touch touch);
    /** What was @p held is let go over a place; nothing: over none. */
    void drop(const Touch& held, const BoardPointer& at, const std::optional<Touch>& on);

private:
    void dropOn(const Touch& held, const std::optional<Touch>& on);
    void leave(const Touch& held, bool isBack);
    void refuse(const Touch& held, const Touch& on);
    bool refuseBeyondRim(const Touch& held, const BoardPointer& at);
    std::optional<Cell> exitBeside(Cell beyond) const;
    Cell nearestCell(QPointF scenePos) const;
    GestureSession& session() const { return m_play.touches().get(); }

    const MatchModel& m_model;
    BoardScene& m_scene;
    TouchPlay& m_play;
};

} // namespace ringford::ui
