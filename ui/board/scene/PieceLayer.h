// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/EffectAnimation.h"

#include <QObject>

#include <vector>

namespace ringford::ui {

/**
 * The pieces on the scene, and what lies there by itself: one item each, moved as the engine's effects tell, phase
 * after phase. After each change they stand exactly as the position has them, whatever was animated on the way.
 */
class PieceLayer : public QObject {
    Q_OBJECT

public:
    /** Both must live longer. */
    PieceLayer(QGraphicsScene& scene, PieceArt& art);

    /** What pieces are drawn with. All must live until the next call. */
    void setStage(const GameDescription& game, const BoardLayout& layout, const BoardAppearance& appearance);
    /** How far pieces are turned, by side, as BoardPicture has it; seen when they are next put somewhere. */
    void setPieceTurns(std::vector<double> turns) { m_stage.setTurns(std::move(turns)); }
    /** Puts pieces as @p contents has them, at once. */
    void place(const Contents& contents);
    /** Lets @p transition be seen, ending with @p after. */
    void play(const Transition& transition, const Contents& after);
    /** Puts pieces as @p contents has them on another layout of the same boards; they wander there. */
    void turn(const BoardLayout& layout, const Contents& contents);
    /** Ends what still moves. */
    void finish() { m_animation.finish(); }
    bool isMoving() const { return m_ways.isMoving(); }
    /** Whether pieces still stand as they did in the middle of what is being played. */
    bool isBetweenPhases() const { return m_animation.isBetweenPhases(); }

    /** Where the piece of a cell is seen right now. @pre there is one */
    QPointF posOf(Cell cell) const { return m_items.on(cell)->pos(); }
    /** Takes the piece of @p origin into a hand: it follows carry(). */
    void lift(Cell origin);
    void carry(Cell origin, QPointF pos) { m_items.on(origin)->setPos(pos); }
    /** Sets it down on a cell, where it waits for the model (or for more touches). Glides there. */
    void restOn(Cell origin, Cell on);
    /** The same without gliding: it was dropped there. */
    void settle(Cell origin, Cell on);
    /** Lets it glide back to its own cell. */
    void putBack(Cell origin) { restOn(origin, origin); }
    /** Lets a piece that comes from beside the boards follow a hand, wait on a cell, or be gone again. */
    void bring(const Piece& piece, QPointF pos);
    void settleBrought(Cell on) { m_held.settleBrought(on); }
    void dropBrought() { m_held.dropBrought(); }
    /** Pales the pieces on these cells, and no others: they are as good as gone. */
    void fade(const std::vector<Cell>& cells);

signals:
    /** These effects begin to be seen; more may follow. */
    void phaseBegun(const std::vector<ringford::Effect>& effects);
    /** A running movement has come to its end. */
    void finished();

private:
    void loosen();

    PieceStage m_stage;
    PieceWays m_ways;
    PieceItems m_items;
    HeldPieces m_held;
    EffectAnimation m_animation;
    std::vector<Cell> m_faded; ///< their pieces are pale
};

} // namespace ringford::ui
