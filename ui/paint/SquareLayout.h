// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardLayout.h"
#include "ui/paint/SquareSheet.h"

namespace ringford::ui {

/**
 * Boards of square cells, standing as planned, each with cells of its own size and turned by its own angle. Every board
 * is computed upright,
 *
 *     (0,0) +---------+
 *           |         |   column 0 at the left, row 0 at the bottom,
 *           |         |
 *           +---------+ (columns, rows) x cell
 *
 * and brought to its place by a transformation.
 */
class SquareLayout : public BoardLayout {
public:
    /** @pre all faces of @p board are square, and @p plan is of them */
    SquareLayout(const Board& board, TablePlan plan, const LayoutOptions& options);

    using BoardLayout::cellSize;
    double cellSize(int face) const override { return sheet(face).cell(); }
    using BoardLayout::pieceBox;
    double pieceBox(int face) const override;
    double turn(int face) const override { return m_plan.stands[static_cast<std::size_t>(face)].turn; }
    const TablePlan* plan() const override { return &m_plan; }
    QRectF bounds() const override { return m_bounds; }
    QPointF centre(Place place) const override;
    std::array<QPointF, 4> corners(Place place, double inset) const override;
    QPainterPath outline(Place place, double inset) const override;
    double inscribed(Place place) const override { return sheet(place.face).cell(); }
    std::optional<Place> placeAt(QPointF point) const override;
    std::optional<Cell> rimAt(QPointF point) const override;
    QPainterPath edge(int face) const override;
    QPainterPath framed(int face) const override;
    QPainterPath cellLines(int face) const override;
    QPainterPath linesAround(Place place) const override;
    QPainterPath columnLine(int face, double column) const override;
    QPainterPath rowLine(int face, double row) const override;
    std::vector<BoardLabel> labels() const override;
    std::vector<RimEdge> rimEdges(Cell cell) const override;
    std::optional<RimEdge> sideTowards(Place place, Direction heading) const override;
    QPointF noteCentre(Place place, double reach) const override;
    using BoardLayout::noteCentre;
    HomeEdge homeEdge(int face, double homeAngle) const override;
    QPolygonF arrowAxis(Cell from, Cell to) const override;

private:
    const SquareSheet& sheet(int face) const { return m_sheets[static_cast<std::size_t>(face)]; }
    bool isWater(Place place) const { return board().ground(place) == Ground::Water; }
    bool hasLineBefore(Place place, bool isUpright) const;
    void addCellLine(QPainterPath& path, int face, int number, bool isUpright) const;
    bool carriesLabels(int face, QPointF outward) const;
    QString labelOf(int face, bool isColumns, std::size_t number) const;
    void addLabels(std::vector<BoardLabel>& labels, int face, int sideNumber) const;
    void addName(std::vector<BoardLabel>& labels, int face) const;
    void addNextBoards(std::vector<BoardLabel>& labels, int face) const;
    bool isAtSeam(int face, int side) const;
    QPointF badgeAt(int face, const SquareSheet::Side& line) const;

    TablePlan m_plan;
    std::vector<SquareSheet> m_sheets;
    QRectF m_bounds;
};

} // namespace ringford::ui
