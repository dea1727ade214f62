// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Gesture.h"

#include <QPoint>

#include <optional>

class QWidget;

namespace ringford::ui {

class BoardView;

/** A piece that the left button takes in a panel and drags to the boards, where it is as if it came from its place. */
class PieceDrag {
public:
    /** A piece, and what touching it means. */
    struct Taken {
        Touch touch;
        Piece piece;
    };

    /** @p surface: on which the button goes down, whose pixels all places are in. Both outlive it. */
    PieceDrag(QWidget& surface, BoardView& board);

    /** The button goes down on @p taken, or on nothing that can be dragged. */
    void press(std::optional<Taken> taken, QPoint at);
    /** What the button went down on, until it is let go. */
    std::optional<Touch> pressed() const { return m_taken ? std::optional(m_taken->touch) : std::nullopt; }
    bool isDragging() const { return m_isDragging; }
    /** Whether with the pointer there a drag begins: it is far enough from where it was pressed. */
    bool begins(QPoint at) const;
    /** Takes the piece in hand where a drag begins, and carries it on. Whether there is one in hand. */
    bool move(QPoint at);
    /** Lets go of what is in hand; on @p surface it is put back. Whether there was a drag. */
    bool release(QPoint at);
    /** Puts back what is in hand. Whether there was a drag. */
    bool cancel();

private:
    void showHand(QPoint global);
    void letGo();

    QWidget& m_surface;
    BoardView& m_board;
    std::optional<Taken> m_taken;
    QPoint m_pressedAt;
    bool m_isDragging = false;
};

} // namespace ringford::ui
