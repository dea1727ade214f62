// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/CursorStep.h"

#include <cmath>
#include <limits>
#include <span>

namespace ringford::ui {

namespace {

constexpr double kStraightEnough = 0.6; // cosine of the angle between the key and the way: some 53 degrees
constexpr std::array kStraight{Direction::North, Direction::East, Direction::South, Direction::West};
constexpr std::array kSlanting{Direction::NorthEast, Direction::SouthEast, Direction::SouthWest, Direction::NorthWest};

double length(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

/** How far a point is from the line through the track along the way. */
double offTrack(QPointF point, QPointF track, QPointF way)
{
    const QPointF away = point - track;
    return std::abs(away.x() * way.y() - away.y() * way.x());
}

std::optional<Cell> bestNeighbour(const BoardLayout& layout, const CursorPlace& from, QPointF way, std::span<const Direction> headings)
{
    const QPointF start = layout.cellCentre(from.cell);
    std::optional<Cell> best;
    double bestCosine = kStraightEnough;
    double bestOff = std::numeric_limits<double>::max();
    for (const Direction heading : headings) {
        const auto landing = layout.board().step(from.cell, heading);
        if (!landing)
            continue;
        const QPointF centre = layout.cellCentre(landing->cell);
        const double cosine = QPointF::dotProduct(centre - start, way) / length(centre - start);
        const double off = offTrack(centre, from.track, way);
        const bool isAsStraight = std::abs(cosine - bestCosine) < 0.01;
        if (cosine > bestCosine + 0.01 || (isAsStraight && off < bestOff - 0.5)) {
            best = landing->cell;
            bestCosine = cosine;
            bestOff = off;
        }
    }
    return best;
}

std::optional<Cell> nearestThatWay(const BoardLayout& layout, Cell from, QPointF way)
{
    const QPointF start = layout.cellCentre(from);
    std::optional<Cell> best;
    double nearest = std::numeric_limits<double>::max();
    for (std::uint16_t index = 0; index < layout.board().cellCount(); ++index) {
        const QPointF vector = layout.cellCentre(Cell{index}) - start;
        const double distance = length(vector);
        if (distance > 0 && distance < nearest && QPointF::dotProduct(vector, way) > 0.8 * distance) {
            best = Cell{index};
            nearest = distance;
        }
    }
    return best;
}

} // namespace

CursorPlace cursorStep(const BoardLayout& layout, const CursorPlace& from, QPointF way)
{
    auto next = bestNeighbour(layout, from, way, kStraight);
    if (!next)
        next = bestNeighbour(layout, from, way, kSlanting);
    if (!next)
        next = nearestThatWay(layout, from.cell, way);
    if (!next)
        return from;
    // Along the way the track follows the cursor; across it, it stays.
    const QPointF centre = layout.cellCentre(*next);
    const bool isUpright = std::abs(way.y()) > std::abs(way.x());
    return {*next, isUpright ? QPointF(from.track.x(), centre.y()) : QPointF(centre.x(), from.track.y())};
}

} // namespace ringford::ui
