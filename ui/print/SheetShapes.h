// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/DiagramSpec.h"
#include "ui/print/SheetGrid.h"
#include "ui/print/SheetPlace.h"

#include <memory>
#include <vector>

namespace ringford::ui {

/** A diagram without its caption, which a sheet sets by itself. */
DiagramSpec bareDiagram(const DiagramSpec& diagram, double cell, BoardStand stand = {});

/** What of a diagram decides how much stands below its board; empty: nothing does. */
QString belowKey(const DiagramSpec& diagram);

/**
 * The shapes of a job's diagrams. Those whose boards measure the same, however they stand, are one shape, which has the
 * room that the most stockpiles of any of them need.
 */
class SheetShapes {
public:
    /** @p art outlives it. */
    explicit SheetShapes(PieceArt& art);
    ~SheetShapes();

    /** Which shape a diagram has. */
    std::size_t add(const DiagramSpec& diagram);
    std::size_t size() const { return m_shapes.size(); }
    /**
     * How its boards can stand: as they do by themselves first, then in rows of each number that leaves no row empty. One
     * whose sides lie at the left and the right can be turned.
     */
    const std::vector<BoardStand>& stands(std::size_t index) const;
    /** As long as nothing more is added. */
    SheetShape shape(std::size_t index, BoardStand stand = {}) const;
    /** How high what stands below the boards of a diagram is, in a place of that width. @p index is its shape. */
    double below(std::size_t index, const DiagramSpec& diagram, double cell, double width) const;
    /** The letters of a diagram's stockpiles in a place, in mm; 0: it has none. @p index is its shape. */
    double stockText(std::size_t index, const DiagramSpec& diagram, const SheetPlace& place) const;
    /** That of the most diagrams; of as many, the first. @pre there is one */
    std::size_t usual() const;

private:
    struct Shape;

    PieceArt& m_art;
    std::vector<std::unique_ptr<Shape>> m_shapes;
};

} // namespace ringford::ui
