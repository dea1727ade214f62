// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardAppearance.h"
#include "ui/board/scene/PieceItem.h"
#include "ui/paint/BoardLayout.h"
#include "ui/paint/PieceStack.h"

#include <QGraphicsScene>

#include <memory>
#include <vector>

namespace ringford::ui {

/** What pieces on the scene are drawn with and where: the game, the layout, how they look. It makes their items. */
class PieceStage {
public:
    /** Both must live longer. */
    PieceStage(QGraphicsScene& scene, PieceArt& art) : m_scene(scene), m_art(art) {}

    /** All must live until the next call. */
    void set(const GameDescription& game, const BoardLayout& layout, const BoardAppearance& appearance);
    /** How far pieces are turned, by side, as BoardPicture has it. */
    void setTurns(std::vector<double> turns) { m_turns = std::move(turns); }
    /** Sides that are out of the game: their pieces look like it. */
    void setSidesOut(SideSet sides) { m_sidesOut = sides; }
    /** Before the first game is shown there is nothing that could stand. */
    bool isSet() const { return m_game != nullptr; }

    QGraphicsScene& scene() const { return m_scene; }
    /** @pre isSet(), as for all that follows */
    const GameDescription& game() const { return *m_game; }
    const BoardLayout& layout() const { return *m_layout; }
    const BoardAppearance& appearance() const { return *m_appearance; }

    PieceLook look(const Piece& piece) const;
    /** How far a piece is turned, in degrees clockwise. */
    double angle(const Piece& piece) const;
    /** An item as large as pieces on @p cell are; the scene owns it as soon as its maker releases it. */
    std::unique_ptr<PieceItem> make(const Piece& piece, Cell cell, QPointF pos) const;
    /** Shows what is known of a piece where it stands, but for its place. */
    void dress(PieceItem& item, const PieceStack& standing) const;

private:
    QGraphicsScene& m_scene;
    PieceArt& m_art;
    const GameDescription* m_game = nullptr;
    const BoardLayout* m_layout = nullptr;
    const BoardAppearance* m_appearance = nullptr;
    SideSet m_sidesOut;
    std::vector<double> m_turns; ///< by side; empty: all upright
};

} // namespace ringford::ui
