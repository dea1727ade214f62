// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "ui/paint/LayoutParts.h"
#include "ui/paint/TablePlan.h"

#include <QPainterPath>
#include <QTransform>

namespace ringford::ui {

/** One board of square cells as it stands in a picture: computed upright, and brought to its place. */
class SquareSheet {
public:
    /** A side of the board as labels and home bars need it. */
    struct Side {
        QPointF from, to; ///< anticlockwise around the board
        QPointF outward;
    };

    /** @p face is the board's number; its shape outlives this. */
    SquareSheet(int face, const Face& shape, const TablePlan::Stand& stand);

    const Face& shape() const { return *m_shape; }
    /** Side of a cell. */
    double cell() const { return m_cell; }
    /** All cells, upright. */
    const QRectF& cells() const { return m_cells; }
    QRectF upright(Place place) const;
    /** What is upright as it stands in the picture. */
    QPointF map(QPointF point) const { return m_toPicture.map(point); }
    QPainterPath map(const QPainterPath& path) const { return m_toPicture.map(path); }
    QPainterPath map(const QRectF& rect) const;
    QPainterPath line(QPointF from, QPointF to) const;
    /** A point of the picture as it lies in the board that is upright. */
    QPointF fromPicture(QPointF point) const { return m_fromPicture.map(point); }
    /** The place at such a point, or the one nearest to it. */
    Place placeAt(QPointF upright) const;
    /** 0 lower, 1 right, 2 upper, 3 left, as the board sees itself. */
    Side side(int number) const;
    /** The side of a place that lies towards a unit step. */
    RimEdge sideOf(Place place, QPointF step) const;

private:
    QPointF mapWay(QPointF way) const { return map(way) - map(QPointF()); }

    int m_face;
    const Face* m_shape;
    double m_cell;
    QRectF m_cells;
    QTransform m_toPicture;
    QTransform m_fromPicture;
};

} // namespace ringford::ui
