// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace ringford::ui {

/**
 * Circles and wedges of a ring in a picture. Angles are radians anticlockwise from the lower end of the picture, as
 * numbers of columns rise.
 */
struct RingGeometry {
    static constexpr double kFullTurn = 2 * std::numbers::pi;

    QPointF centre;
    int columns = 1;
    double depth = 0; ///< of a row
    double inner = 0; ///< radius of the innermost row's inner edge
    double outer = 0; ///< of the outermost row's outer edge
    double turn = 0;  ///< by which the ring is turned, radians

    /** A place; column 0 begins at `turn`, row 0 is the outermost. */
    struct Sector {
        double from = 0; ///< angle of the side towards lower columns
        double to = 0;
        double inner = 0; ///< radius
        double outer = 0;
    };
    Sector sector(Place place) const;
    /** The diameter of the largest circle in a place. */
    double inscribed(Place place) const;
    double columnAngle() const { return kFullTurn / columns; }
    /** The angle of the line before a column; with half a column more of its middle. */
    double angleOf(double column) const { return column * columnAngle() - turn; }
    /** The angle at which a home angle of a side, in degrees, is seen. */
    double seenAt(double degrees) const { return degrees * kFullTurn / 360 - turn; }
    /** Radius on which pieces of a row stand. */
    double standing(int row) const;
    int columnAt(QPointF fromCentre) const;

    static QPointF unit(double angle) { return {std::sin(angle), std::cos(angle)}; }
    QPointF at(double radius, double angle) const { return centre + unit(angle) * radius; }
    static double radiusOf(QPointF fromCentre) { return std::hypot(fromCentre.x(), fromCentre.y()); }
    static double angleTo(QPointF fromCentre) { return std::atan2(fromCentre.x(), fromCentre.y()); }

    /** All between two circles. */
    QPainterPath between(double least, double most) const;
    /** Goes on along a circle, whose point at @p from the path has come to. */
    void addArc(QPainterPath& path, double radius, double from, double to) const;
    /** The line from one angle to another at radii that go from one to another evenly, without its first point. */
    void addArc(QPolygonF& line, double radiusFrom, double radiusTo, double from, double to) const;
};

} // namespace ringford::ui
