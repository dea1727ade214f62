// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/CursorStep.h"

#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace ringford::ui {

namespace {

constexpr double kStraightEnough = 0.6; // cosine of the angle between the key and the way: some 53 degrees
constexpr double kInRow = 0.25;         // of a cell: how far the centres of a row lie off its line
constexpr std::array kStraight{Direction::North, Direction::East, Direction::South, Direction::West};
constexpr std::array kSlanting{Direction::NorthEast, Direction::SouthEast, Direction::SouthWest, Direction::NorthWest};

double length(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

/**
 * Of two cells as far askew, the one in the same pair of columns (0 and 1, 2 and 3); of rows, where the key runs along
 * columns.
 */
bool isInPair(const Board& board, Cell from, Cell candidate, Cell rival)
{
    const Place start = board.place(from);
    const Place place = board.place(candidate);
    return place.row == board.place(rival).row ? place.column / 2 == start.column / 2 : place.row / 2 == start.row / 2;
}

std::optional<Cell> bestNeighbour(const BoardLayout& layout, Cell from, QPointF way,
                                  std::span<const Direction> headings)
{
    const Board& board = layout.board();
    const QPointF start = layout.cellCentre(from);
    std::optional<Cell> best;
    double bestCosine = kStraightEnough;
    for (const Direction heading : headings) {
        const auto landing = board.step(from, heading);
        if (!landing)
            continue;
        const QPointF vector = layout.cellCentre(landing->cell) - start;
        const double cosine = QPointF::dotProduct(vector, way) / length(vector);
        const bool isAsStraight = best && std::abs(cosine - bestCosine) < 0.01;
        if (isAsStraight ? isInPair(board, from, landing->cell, *best) : cosine > bestCosine) {
            best = landing->cell;
            bestCosine = cosine;
        }
    }
    return best;
}

/** The cell nearest to @p from of all that @p lies takes, which gets the way to each. */
template <typename Lies> std::optional<Cell> nearest(const BoardLayout& layout, Cell from, Lies lies)
{
    const QPointF start = layout.cellCentre(from);
    std::optional<Cell> best;
    double least = std::numeric_limits<double>::max();
    for (std::uint16_t index = 0; index < layout.board().cellCount(); ++index) {
        if (layout.cellSize(Cell{index}) == 0)
            continue; // not seen
        const QPointF vector = layout.cellCentre(Cell{index}) - start;
        const double distance = length(vector);
        if (distance > 0 && distance < least && lies(vector)) {
            best = Cell{index};
            least = distance;
        }
    }
    return best;
}

/**
 * The first cell beyond water that lies straight that way, so that one comes out in the same file; where the board ends
 * in water, @p from.
 */
std::optional<Cell> acrossWater(const BoardLayout& layout, Cell from, QPointF way)
{
    const Board& board = layout.board();
    const QPointF step = way * layout.cellSize(from);
    QPointF at = layout.cellCentre(from) + step;
    const auto isWater = [&] {
        const auto place = layout.placeAt(at);
        return place && board.ground(*place) == Ground::Water;
    };
    if (!isWater())
        return std::nullopt;
    while (isWater())
        at += step;
    return layout.cellAt(at).value_or(from);
}

} // namespace

Cell cursorStep(const BoardLayout& layout, Cell from, QPointF way)
{
    const auto along = [&](QPointF vector) { return QPointF::dotProduct(vector, way); };
    const bool isInRow = std::abs(way.x()) > std::abs(way.y());
    auto next = bestNeighbour(layout, from, way, kStraight);
    if (!next && isInRow)
        next = nearest(layout, from, [&](QPointF vector) {
            return along(vector) > 0 && std::abs(vector.y()) < kInRow * layout.cellSize(from);
        });
    if (!next)
        next = acrossWater(layout, from, way);
    if (!next && !isInRow)
        next = bestNeighbour(layout, from, way, kSlanting);
    if (!next)
        next = nearest(layout, from, [&](QPointF vector) { return along(vector) > 0.8 * length(vector); });
    return next.value_or(from);
}

} // namespace ringford::ui
