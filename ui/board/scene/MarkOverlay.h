// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/GestureSession.h"
#include "ui/board/scene/PositionPresenter.h"

#include <QRectF>

#include <array>
#include <optional>
#include <vector>

class QGraphicsScene;

namespace ringford::ui {

class BoardLayout;
class LayerItem;
class PieceLayer;

/**
 * The marks under and over the pieces: what touches, pointer, cursor and reasons mark, and what people draw. Repaints
 * the cells that are seen otherwise, and no others.
 */
class MarkOverlay {
public:
    /** All must live longer. The layers' items are @p scene's; they show @p picture. */
    MarkOverlay(QGraphicsScene& scene, const PositionPresenter& position, const BoardAppearance& appearance,
                BoardPicture& picture, const BoardStyle& style, PieceLayer& pieces);

    /** @p layout must live until the next call. */
    void setLayout(const BoardLayout& layout);
    /** Repaints everything. */
    void update();
    /** Repaints what marks on and around a board may have changed. */
    void updateFace(int face);
    /** Repaints what lies below the pieces. */
    void updateUnder(const QRectF& rect);
    /** Repaints what lies over the pieces. */
    void updateOver();

    /** Marks what is touched and where one can go on; of a tool that says so, also where one can begin. */
    void showTouches(const GestureSession& session);
    /** Marks how a piece moves that is not being played. */
    void showInspected(Cell cell, const std::vector<Target>& targets);
    /** Marks a cell that is looked at, and nothing else that touches mark. */
    void showSelected(std::optional<Cell> cell);
    void clearTouches();
    /** Whether a place is marked as one where something can go. */
    bool isTarget(const Touch& touch) const;
    /** Marks a place under the pointer where something can be done; nothing unmarks. */
    void setPointedAt(std::optional<Cell> cell);
    /** Shows what an action would do; an empty one shows nothing. */
    void setForesight(Foresight foresight);
    void markReason(const std::vector<Cell>& cells);
    /** Shows these drawings; nothing: those that are kept at the place shown. Advice is shown with both. */
    void setSketch(const std::optional<Drawings>& sketch);
    /** What the program draws, over what people draw, until it is told otherwise. */
    void setAdvice(Drawings advice);
    /** Shows where the keyboard is. */
    void setCursor(std::optional<Cell> cell);

private:
    struct Hints;
    void setHints(Hints shown);
    void updateCells(const std::vector<Cell>& cells);

    const PositionPresenter& m_position;
    const BoardAppearance& m_appearance;
    BoardPicture& m_picture;
    PieceLayer& m_pieces;
    std::array<LayerItem*, 3> m_layers; ///< under and over the pieces, and the cursor
};

} // namespace ringford::ui
