// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/tools/TouchSession.h"

#include <QPointF>

#include <optional>
#include <utility>

namespace ringford::ui {

class BoardScene;

/** What the hand of a person who plays holds: what a pressed button has, and where it came from on the board. */
class PlayingHand {
public:
    enum class State : std::uint8_t {
        Empty,   ///< nothing is held
        Pressed, ///< a button is down on a place, which may become a click or a drag
        Resting, ///< a piece of the board waits away from its cell, in the middle of its action
        Dragging ///< a piece, of the board or from a stockpile, follows the pointer
    };

    /** Both must live longer. */
    PlayingHand(BoardScene& scene, TouchSession& touches) : m_scene(scene), m_touches(touches) {}

    State state() const;

    /** A button went down on a place, or where there is none. */
    void press(const std::optional<Touch>& touch) { m_pressed = touch; }
    const std::optional<Touch>& pressed() const { return m_pressed; }
    /** It goes up: what it was pressed on. */
    std::optional<Touch> releasePressed() { return std::exchange(m_pressed, std::nullopt); }

    /** What the pressed button holds: a piece on the board, or one from a stockpile. */
    const std::optional<Touch>& dragged() const { return m_dragged; }
    std::optional<Touch> releaseDragged() { return std::exchange(m_dragged, std::nullopt); }
    /** Takes a piece in hand: from a cell, also one that rests in mid-jump, or from a stockpile. */
    void take(const Touch& touch);
    /** Lets what is dragged follow the pointer. @pre it is dragged */
    void carry(QPointF scenePos);
    /** What was @p held is let go over a cell. */
    void settleOn(const Touch& held, Cell cell);

    /** Where the piece on the board came from that a drag or a resting jump holds. */
    std::optional<Cell> origin() const { return m_origin; }
    /** Lets the piece of a cell wait on another. */
    void restOn(Cell origin, Cell on);
    /** Lets the piece in hand wait where it was put last. @pre there is an origin */
    void restAgain();
    /** Whether a piece rests in the middle of its action: only the last touch of it can be wrong. */
    bool rests() { return m_origin && m_touches.get().touched().size() > 1; }
    /** The cell of a piece that rests elsewhere in the middle of its action (a row of jumps). */
    std::optional<Cell> restingFrom() const;

    /** Lets go of what a button holds; pieces stay where they are. */
    void letGo();
    /** The piece in hand is where the position has it. */
    void forgetOrigin() { m_origin.reset(); }
    /** A piece in hand goes back to its cell, one from beside the boards goes. */
    void putBack();
    /** Laying out has put every piece onto its own cell: brings the one in hand to where it was. */
    void takeAgain();

private:
    BoardScene& m_scene;
    TouchSession& m_touches;
    std::optional<Touch> m_pressed;
    std::optional<Touch> m_dragged;
    std::optional<Cell> m_origin;
};

} // namespace ringford::ui
