// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/BoardLayout.h"

#include "ui/paint/RingLayout.h"
#include "ui/paint/SquareLayout.h"

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kMargin = 0.45;
constexpr double kBareMargin = 0.25; // frame and home bar still have their room
constexpr double kLeastMargin = 18;
constexpr double kLeastCell = 4;

double clampedToScreen(double length, double pixel, double least, double most)
{
    return pixel > 0 ? std::clamp(length, least * pixel, most * pixel) : length;
}

int faceCount(const Board& board)
{
    return static_cast<int>(board.faces().size());
}

bool isRing(const Board& board)
{
    return board.faces().front().shape == Face::Shape::Ring;
}

/** The steps by which cells can grow: whole pixels where squares are to be crisp; on a ring, which is a dozen cells across and has no
 *  upright lines, they would leave much of the space empty. */
double stepOf(const Board& board, const LayoutOptions& options)
{
    return isRing(board) ? options.grain / 32 : options.grain;
}

/** The layout of a shape. The one place that tells shapes apart; @p perRow is how many boards stand side by side. */
std::unique_ptr<BoardLayout> ofShape(const Board& board, double cellSize, int perRow, const LayoutOptions& options)
{
    if (isRing(board))
        return std::make_unique<RingLayout>(board, cellSize, options);
    return std::make_unique<SquareLayout>(board, cellSize, perRow, options);
}

/** The layout with the largest cells in one arrangement. */
std::unique_ptr<BoardLayout> fitted(const Board& board, QSizeF space, int perRow, const LayoutOptions& options)
{
    const double least = kLeastCell * options.pixel;
    const double trial = std::max(least, 10 * options.grain);
    const QSizeF size = ofShape(board, trial, perRow, options)->bounds().size();
    const double step = stepOf(board, options);
    const double scale = std::max(space.width() / size.width(), space.height() / size.height());
    const double start = std::min(trial * scale * 2, std::max(space.width(), space.height()));
    double cell = std::max(least, std::floor(start / step) * step);
    // Margins grow no faster than the cells, so the largest that fits is never below cell / over.
    for (;;) {
        auto layout = ofShape(board, cell, perRow, options);
        const QSizeF bounds = layout->bounds().size();
        const double over = std::max(bounds.width() / space.width(), bounds.height() / space.height());
        if (over <= 1 || cell <= least)
            return layout;
        const double next = std::floor(cell / over / step) * step;
        cell = std::max(least, std::min(next, cell - step));
    }
}

} // namespace

BoardLayout::BoardLayout(const Board& board, double cellSize, LayoutOptions options, double leastWithCoordinates)
    : m_board(board), m_cellSize(cellSize), m_options(std::move(options)), m_leastWithCoordinates(leastWithCoordinates)
{
}

double BoardLayout::lineWidth() const
{
    if (m_options.pixel > 0 && m_cellSize <= 48 * m_options.pixel)
        return m_options.pixel;
    return nearGrain(0.02 * m_cellSize);
}

double BoardLayout::frameWidth() const
{
    return nearGrain(0.07 * m_cellSize);
}

double BoardLayout::coordinateSize() const
{
    return clampedToScreen(m_options.coordinateSize * m_cellSize, m_options.pixel, 10, 18);
}

bool BoardLayout::hasCoordinates() const
{
    return m_options.coordinates && m_cellSize >= m_leastWithCoordinates * m_options.pixel;
}

QRectF BoardLayout::placeBounds(Place place) const
{
    return outline(place, 0).boundingRect();
}

QPolygonF BoardLayout::block(Place lowest, Place highest, double inset) const
{
    const Place upperLeft{lowest.face, lowest.column, highest.row};
    const Place lowerRight{lowest.face, highest.column, lowest.row};
    return {corners(upperLeft, inset)[0], corners(highest, inset)[1], corners(lowerRight, inset)[2],
            corners(lowest, inset)[3]};
}

std::optional<std::size_t> BoardLayout::namedCorner(Place) const
{
    return std::nullopt;
}

QPointF BoardLayout::headingCentre(Place place, double reach, Direction heading) const
{
    const QPointF ahead = sideTowards(place, heading)->outward;
    const QPointF left(ahead.y(), -ahead.x());
    const auto at = corners(place, reach);
    return *std::ranges::max_element(
        at, {}, [&](QPointF corner) { return QPointF::dotProduct(corner - centre(place), 2 * ahead + left); });
}

QPointF BoardLayout::noteCentre(Place place, double reach, Direction heading) const
{
    const QPointF ahead = sideTowards(place, heading)->outward;
    const auto at = corners(place, reach);
    const auto named = namedCorner(place);
    const auto awayFromEye = [&](std::size_t corner) {
        const bool isBehind = QPointF::dotProduct(at[corner] - centre(place), ahead) < 0;
        constexpr double kNever = 1e9; // more than any picture is wide
        return isBehind && corner != named ? 0.8 * at[corner].x() + at[corner].y() : kNever;
    };
    return at[std::ranges::min(std::array<std::size_t, 4>{0, 1, 2, 3}, {}, awayFromEye)];
}

const BoardShapes& BoardLayout::shapes() const
{
    if (m_shapes)
        return *m_shapes;
    auto shapes = std::make_unique<BoardShapes>();
    shapes->tileOfCell.resize(static_cast<std::size_t>(m_board.cellCount()));
    for (const Tile& tile : m_board.tiles()) {
        if (tile.cell)
            shapes->tileOfCell[tile.cell->index] = shapes->tiles.size();
        const QPainterPath path = outline(tile.place, 0);
        shapes->tiles.push_back({path, path.boundingRect()});
    }
    for (int face = 0; face < faceCount(m_board); ++face) {
        const double frame = frameWidth();
        const QPainterPath around = framed(face);
        shapes->faces.push_back({around, cellLines(face), {}, around.boundingRect()});
        for (const FaceLine& line : m_board.faces()[static_cast<std::size_t>(face)].lines) {
            const QPainterPath path =
                columnLine(face, line.kind == FaceLine::Kind::Centre ? line.column + 0.5 : line.column);
            const QRectF bounds = path.boundingRect().adjusted(-frame, -frame, frame, frame);
            shapes->faces.back().faceLines.push_back({line.kind, path, bounds});
        }
    }
    for (GroundShape& ground : grounds()) {
        const QRectF bounds = ground.path.boundingRect();
        shapes->grounds.push_back({std::move(ground), bounds});
    }
    shapes->labels = labels();
    m_shapes = std::move(shapes);
    return *m_shapes;
}

std::vector<GroundShape> BoardLayout::grounds() const
{
    std::vector<GroundShape> made;
    for (const Tile& tile : m_board.tiles())
        made.push_back({tile.ground, outline(tile.place, 0)});
    return made;
}

bool BoardLayout::isGrip(QPointF) const
{
    return false;
}

std::optional<double> BoardLayout::directionOf(QPointF) const
{
    return std::nullopt;
}

std::optional<QRectF> BoardLayout::middle(int) const
{
    return std::nullopt;
}

QPolygonF BoardLayout::way(Cell from, Cell to, std::optional<Direction>) const
{
    return QPolygonF({cellCentre(from), cellCentre(to)});
}

QPolygonF BoardLayout::turningWay(QPointF from, QPointF to) const
{
    return QPolygonF({from, to});
}

std::optional<Cell> BoardLayout::cellAt(QPointF point) const
{
    const auto place = placeAt(point);
    return place ? m_board.at(*place) : std::nullopt;
}

double BoardLayout::turn(int face) const
{
    if (m_options.turns.empty())
        return 0;
    const auto index = static_cast<std::size_t>(face);
    return index < m_options.turns.size() ? m_options.turns[index] : m_options.turns.front();
}

double BoardLayout::grained(double length) const
{
    return m_options.grain > 0 ? std::ceil(length / m_options.grain - 1e-6) * m_options.grain : length;
}

double BoardLayout::nearGrain(double length) const
{
    return m_options.grain > 0 ? std::max(1.0, std::round(length / m_options.grain)) * m_options.grain : length;
}

double BoardLayout::margin() const
{
    if (!hasCoordinates())
        return grained(kBareMargin * m_cellSize);
    const double forText = m_options.coordinateSize > 0.26 ? kMargin + m_options.coordinateSize - 0.26 : kMargin;
    return grained(std::max(forText * m_cellSize, kLeastMargin * m_options.pixel));
}

std::unique_ptr<BoardLayout> makeLayout(const Board& board, double cellSize, const LayoutOptions& options)
{
    std::unique_ptr<BoardLayout> best;
    double bestRatio = 0;
    for (int perRow = faceCount(board); perRow >= 1; --perRow) {
        auto layout = ofShape(board, cellSize, perRow, options);
        const QSizeF size = layout->bounds().size();
        const double ratio = std::min(size.width(), size.height()) / std::max(size.width(), size.height());
        // Two boards side by side are as far from a square as two on top of one another, but read better.
        if (!best || ratio > bestRatio + 0.1) {
            best = std::move(layout);
            bestRatio = ratio;
        }
    }
    return best;
}

std::unique_ptr<BoardLayout> fitLayout(const Board& board, QSizeF space, const LayoutOptions& options)
{
    space = space.expandedTo(QSizeF(1, 1));
    std::unique_ptr<BoardLayout> best;
    for (int perRow = faceCount(board); perRow >= 1; --perRow) {
        auto layout = fitted(board, space, perRow, options);
        if (!best || layout->cellSize() > best->cellSize())
            best = std::move(layout);
    }
    return best;
}

std::unique_ptr<BoardLayout> makeLayoutOfWidth(const Board& board, double width, const LayoutOptions& options)
{
    LayoutOptions exact = options;
    exact.grain = 0; // then everything is in proportion to the cell
    const double cell = width / makeLayout(board, 1, exact)->bounds().width();
    if (options.grain <= 0)
        return makeLayout(board, cell, options);
    const double step = stepOf(board, options);
    double steps = std::max(1.0, std::floor(cell / step));
    auto layout = makeLayout(board, steps * step, options);
    for (; steps > 1 && layout->bounds().width() > width; --steps)
        layout = makeLayout(board, (steps - 1) * step, options);
    return layout;
}

} // namespace ringford::ui
