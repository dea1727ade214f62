// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <optional>

namespace ringford::ui {

class BoardScene;

/**
 * A hand that turns a board by its rim: what it took hold of stays under it. Keys turn by seats, with
 * BoardScene::turn().
 */
class TurnGrip {
public:
    /** @p scene must live longer. */
    explicit TurnGrip(BoardScene& scene) : m_scene(scene) {}

    /**
     * Whether a hand there would turn the board: beside the cells of a ring, unless a piece could leave the board
     * there.
     */
    bool isAt(QPointF scenePos) const;
    /** Takes hold, where isAt() says so. */
    void press(QPointF scenePos);
    bool isHeld() const { return m_held.has_value(); }
    /** The hand comes there. @pre isHeld() */
    void drag(QPointF scenePos);
    void release() { m_held.reset(); }
    /** Lets go, and the board is as it was before. @pre isHeld() */
    void cancel();

private:
    struct Held {
        double direction; ///< of the place that was taken hold of, as it was seen then
        double turned;    ///< how far the board was turned then
        bool hasMoved;
    };

    BoardScene& m_scene;
    std::optional<Held> m_held;
};

} // namespace ringford::ui
