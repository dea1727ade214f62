// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Canvas.h"
#include "ui/print/BelowBoard.h"
#include "ui/print/DiagramSpec.h"

#include <QRectF>
#include <QSizeF>

namespace ringford::ui {

/**
 * A diagram as it is printed, laid out: the boards, below them stockpiles, who is who, and the caption. Units are mm.
 * It can be painted anywhere on a page, any number of times; @p art of the constructor outlives it.
 */
class DiagramBlock {
public:
    /** @p dpi makes cells whole dots, for pictures that are made of dots. */
    DiagramBlock(DiagramSpec spec, PieceArt& art, std::optional<double> dpi = {});
    ~DiagramBlock();
    DiagramBlock(DiagramBlock&&) noexcept;

    /** Of everything together. */
    QSizeF size() const { return m_size; }
    double cellSize() const;
    /** How far below the top of everything the boards begin, behind what stands above them. */
    double boardTop() const;
    /** Whose turn it is would be marked at an edge that the part does not show, or not in all of its length. */
    bool cutsTurn() const { return m_cutsTurn; }
    /** Stockpiles below it are. */
    bool isCutBelow() const { return m_below->isCut(); }
    const DiagramSpec& spec() const { return m_spec; }
    const BoardStyle& style() const { return m_style; }
    const BoardLayout& layout() const { return *m_layout; }
    /** @p exposed is what of it is seen; null: all. What lies outside may be left out. */
    void paint(Canvas& canvas, QPointF at, const QRectF& exposed = {}) const;

private:
    void layOut(std::optional<double> dpi);
    void leaveOutTurn(Side side);
    void leaveOutCutTurns();
    void leaveOutCutTurnsOfRing(int face);
    QRectF seenOf(const BoardLayout& layout) const;
    double belowWidth() const;
    void addCaption();
    void paintMovedLabels(Canvas& canvas) const;

    DiagramSpec m_spec;
    BoardPicture m_picture; ///< what is left of it
    BoardStyle m_style;
    std::unique_ptr<BoardLayout> m_layout;
    QRectF m_cells; ///< of the part, in the layout's units; null: all is seen
    QRectF m_seen;  ///< of the layout
    std::optional<BelowBoard> m_below;
    std::vector<Word> m_caption;
    QSizeF m_size;
    bool m_cutsTurn = false;
};

} // namespace ringford::ui
