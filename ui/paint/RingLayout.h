// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardLayout.h"
#include "ui/paint/RingGeometry.h"

namespace ringford::ui {

/**
 * A ring of wedges, upright or turned by any angle; a cell's size is the depth of a row.
 *
 *          _ . - - . _
 *        /     11      \       row 0 is the outermost
 *       |   +-------+   |      inside the innermost row is the middle, where words stand
 *       |   | middle|   |
 *       |   +-------+   |
 *        \      | 0    /       column 0 begins at the lower end, at the right of it
 *          ` - -|- - '
 */
class RingLayout : public BoardLayout {
public:
    /** @pre @p board has one face, and it is a ring */
    RingLayout(const Board& board, double depth, const LayoutOptions& options);

    using BoardLayout::pieceBox;
    double pieceBox(int) const override { return m_box; }
    QRectF bounds() const override { return m_bounds; }
    QPointF centre(Place place) const override;
    std::array<QPointF, 4> corners(Place place, double inset) const override;
    QPainterPath outline(Place place, double inset) const override;
    double inscribed(Place place) const override { return m_ring.inscribed(place); }
    std::optional<Place> placeAt(QPointF point) const override;
    std::optional<Cell> rimAt(QPointF point) const override;
    bool isGrip(QPointF point) const override;
    std::optional<double> directionOf(QPointF point) const override;
    QPainterPath edge(int face) const override;
    QPainterPath framed(int face) const override;
    QPainterPath cellLines(int face) const override;
    QPainterPath linesAround(Place place) const override;
    QPainterPath columnLine(int face, double column) const override;
    std::vector<GroundShape> grounds() const override;
    std::vector<BoardLabel> labels() const override;
    std::vector<RimEdge> rimEdges(Cell cell) const override;
    std::optional<RimEdge> sideTowards(Place place, Direction heading) const override;
    QPointF noteCentre(Place place, double reach) const override;
    using BoardLayout::noteCentre;
    HomeEdge homeEdge(int face, double homeAngle) const override;
    std::optional<QRectF> middle(int face) const override;
    QPolygonF way(Cell from, Cell to, std::optional<Direction> heading) const override;
    QPolygonF turningWay(QPointF from, QPointF to) const override;
    QPolygonF arrowAxis(Cell from, Cell to) const override;

    /**
     * Radius of the innermost row's inner edge, in parts of the outer radius, by the number of columns: so that the
     * cells of that row are nearly as wide as deep.
     */
    static double innerPart(int columns);

protected:
    std::optional<std::size_t> namedCorner(Place place) const override;

private:
    static constexpr double kHomeBand = 0.14; ///< thickness of the bands where seats sit, in depths of a row

    const Face& shape() const { return board().faces().front(); }
    QPolygonF leap(Place from, Place to, int columns) const;

    RingGeometry m_ring;
    double m_box = 0;
    QRectF m_bounds;
};

} // namespace ringford::ui
