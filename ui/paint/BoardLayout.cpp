// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/BoardLayout.h"

#include "ui/paint/RingLayout.h"
#include "ui/paint/SquareLayout.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace ringford::ui {

namespace {

int faceCount(const Board& board)
{
    return static_cast<int>(board.faces().size());
}

bool isRing(const Board& board)
{
    return board.faces().front().shape == Face::Shape::Ring;
}

/**
 * The steps by which cells can grow: whole pixels where squares are to be crisp; on a ring, which is a dozen cells
 * across and has no upright lines, they would leave much of the space empty.
 */
double stepOf(const Board& board, const LayoutOptions& options)
{
    return isRing(board) ? options.grain / 32 : options.grain;
}

std::vector<BoardShapes::SeamShape> seamShapes(const BoardLayout& layout)
{
    std::vector<BoardShapes::SeamShape> shapes;
    const auto add = [&](int face, double column) {
        const QPainterPath path = layout.columnLine(face, column);
        const double around = layout.measures(face).frameWidth() + 0.1 * layout.cellSize(face);
        shapes.push_back({path, path.boundingRect().adjusted(-around, -around, around, around), face});
    };
    for (const Seam& seam : seamsOf(layout.board())) {
        add(seam.left, layout.board().faces()[static_cast<std::size_t>(seam.left)].columns);
        if (!layout.plan()->areJoined(seam.left)) // on another row
            add(seam.right, 0);
    }
    return shapes;
}

} // namespace

BoardLayout::BoardLayout(const Board& board, double cellSize, LayoutOptions options, double leastWithCoordinates,
                         int lettersBeside)
    : m_board(board), m_cellSize(cellSize), m_options(std::move(options)), m_leastWithCoordinates(leastWithCoordinates),
      m_lettersBeside(lettersBeside)
{
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

namespace {

/** How far a point is from what a rectangle covers that lies evenly beside the upright axis. */
double offRect(QPointF point, double halfWidth, double top, double bottom)
{
    const double across = std::max(0.0, std::abs(point.x()) - halfWidth);
    const double down = std::max({0.0, top - point.y(), point.y() - bottom});
    return std::hypot(across, down);
}

/** How far a point, counted from the middle of a pawn's box of side 1, is from what is drawn of an upright pawn. */
double offPawn(QPointF point)
{
    constexpr double kUnits = 64; // of the drawing
    point *= kUnits;
    const double head = std::hypot(point.x(), point.y() + 12) - 10.2;
    return std::min({head, offRect(point, 11.5, -5, 5), offRect(point, 14, 5, 14), offRect(point, 17.5, 13.5, 25.5)}) /
           kUnits;
}

} // namespace

std::vector<std::size_t> BoardLayout::cornersFor(Sign sign, Place place, double reach, Direction heading,
                                                 double angle) const
{
    constexpr double kLeastRoom = 0.02; // edges are soft
    const QPointF ahead = sideTowards(place, heading)->outward;
    const QPointF left(ahead.y(), -ahead.x());
    const double box = pieceBox(place.face);
    const auto at = corners(place, reach);
    const auto named = namedCorner(place);
    QTransform upright;
    upright.rotate(-angle);
    struct Corner {
        std::size_t number;
        int isCovered; ///< by the pawn
        int order;     ///< for a way: ahead at the left, ahead at the right, and behind: it stands where the pawn goes
        double room;
    };
    std::vector<Corner> found;
    for (std::size_t number = 0; number < at.size(); ++number) {
        if (number == named)
            continue;
        const QPointF way = at[number] - centre(place);
        const bool isAhead = QPointF::dotProduct(way, ahead) > 0;
        const bool isLeft = QPointF::dotProduct(way, left) > 0;
        const double room = box * offPawn(upright.map(way) / box) - reach;
        // Notes stand behind: two beside pawns that face each other would read as one.
        const int behind = sign == Sign::Way ? 2 : -1;
        found.push_back({number, room > kLeastRoom * box ? 0 : 1, isAhead ? (isLeft ? 0 : 1) : behind, room});
    }
    std::ranges::sort(found, [](const Corner& one, const Corner& other) {
        return std::tuple(one.isCovered, one.isCovered ? 0 : one.order, -one.room) <
               std::tuple(other.isCovered, other.isCovered ? 0 : other.order, -other.room);
    });
    std::vector<std::size_t> numbers;
    std::ranges::transform(found, std::back_inserter(numbers), &Corner::number);
    return numbers;
}

QPointF BoardLayout::headingCentre(Place place, double reach, Direction heading, double angle) const
{
    return corners(place, reach)[cornersFor(Sign::Way, place, reach, heading, angle).front()];
}

QPointF BoardLayout::noteCentre(Place place, double reach, Direction heading, double angle, double besideReach) const
{
    // Which corners are free of the pawn depends on how large it is that stands there.
    const std::size_t taken = cornersFor(Sign::Way, place, besideReach, heading, angle).front();
    const std::vector<std::size_t> found = cornersFor(Sign::Note, place, reach, heading, angle);
    return corners(place, reach)[found[found[0] == taken ? 1 : 0]];
}

std::vector<BoardShapes::Shape> BoardLayout::kerbs(int face) const
{
    constexpr double kInside = 0.06; // rows
    const std::vector<int>& rows = m_board.faces()[static_cast<std::size_t>(face)].roads;
    std::vector<BoardShapes::Shape> found;
    const auto add = [&](double height) {
        const QPainterPath path = rowLine(face, height);
        const double around = 0.1 * cellSize(face);
        found.push_back({path, path.boundingRect().adjusted(-around, -around, around, around)});
    };
    // Rows beside each other are one wide road.
    for (const int row : rows) {
        if (std::ranges::find(rows, row - 1) == rows.end())
            add(row + kInside);
        if (std::ranges::find(rows, row + 1) == rows.end())
            add(row + 1 - kInside);
    }
    return found;
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
        const double frame = frameWidth(face);
        const QPainterPath around = framed(face);
        shapes->faces.push_back({around, cellLines(face), {}, around.boundingRect()});
        for (const FaceLine& line : m_board.faces()[static_cast<std::size_t>(face)].lines) {
            const QPainterPath path =
                columnLine(face, line.kind == FaceLine::Kind::Centre ? line.column + 0.5 : line.column);
            const QRectF bounds = path.boundingRect().adjusted(-frame, -frame, frame, frame);
            shapes->faces.back().faceLines.push_back({line.kind, path, bounds});
        }
        shapes->faces.back().kerbs = kerbs(face);
    }
    for (GroundShape& ground : grounds()) {
        const QRectF bounds = ground.path.boundingRect();
        shapes->grounds.push_back({std::move(ground), bounds});
    }
    shapes->seams = seamShapes(*this);
    shapes->labels = labels();
    m_shapes = std::move(shapes);
    return *m_shapes;
}

std::vector<GroundShape> BoardLayout::grounds() const
{
    std::vector<GroundShape> made;
    for (const Tile& tile : m_board.tiles()) {
        if (cellSize(tile.place.face) > 0)
            made.push_back({tile.ground, outline(tile.place, 0), tile.place.face});
    }
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

namespace {

/** Whether one row or column of cells leads from one place to another, without a gap of water. */
bool isUnbroken(const Board& board, Place from, Place to)
{
    if (from.row != to.row && from.column != to.column)
        return true; // along a ring
    while (from != to) {
        from.row = static_cast<std::int16_t>(from.row + (from.row < to.row) - (from.row > to.row));
        from.column = static_cast<std::int16_t>(from.column + (from.column < to.column) - (from.column > to.column));
        if (!board.at(from))
            return false;
    }
    return true;
}

} // namespace

bool BoardLayout::shareRim(Cell one, Cell other) const
{
    if (faceOf(one) != faceOf(other) || !isUnbroken(m_board, m_board.place(one), m_board.place(other)))
        return false;
    const std::vector<RimEdge> edges = rimEdges(other);
    return std::ranges::any_of(rimEdges(one), [&](const RimEdge& edge) {
        return std::ranges::any_of(
            edges, [&](const RimEdge& rim) { return QPointF::dotProduct(edge.outward, rim.outward) > 0.9; });
    });
}

double BoardLayout::turn(int face) const
{
    if (m_options.turns.empty())
        return 0;
    const auto index = static_cast<std::size_t>(face);
    return index < m_options.turns.size() ? m_options.turns[index] : m_options.turns.front();
}

std::optional<int> BoardLayout::faceAt(QPointF point) const
{
    for (int face = 0; face < faceCount(m_board); ++face) {
        const double around = margin(face);
        if (cellSize(face) > 0 && edge(face).boundingRect().adjusted(-around, -around, around, around).contains(point))
            return face;
    }
    return std::nullopt;
}

std::unique_ptr<BoardLayout> plannedLayout(const Board& board, TablePlan plan, const LayoutOptions& options)
{
    return std::make_unique<SquareLayout>(board, std::move(plan), options);
}

// The places that tell shapes apart.

std::unique_ptr<BoardLayout> makeLayout(const Board& board, double cellSize, const LayoutOptions& options)
{
    if (isRing(board))
        return std::make_unique<RingLayout>(board, cellSize, options);
    return plannedLayout(board, TablePlan::of(board, cellSize, options), options);
}

std::unique_ptr<BoardLayout> fitLayout(const Board& board, QSizeF space, const LayoutOptions& options)
{
    space = space.expandedTo(QSizeF(1, 1));
    if (!isRing(board))
        return plannedLayout(board, TablePlan::fitting(board, space, options), options);
    const double least = kLeastCellOnScreen * options.pixel;
    const auto sizeOf = [&](double depth) { return RingLayout(board, depth, options).bounds().size(); };
    const double depth = largestCell(space, least, std::max(least, 10 * options.grain), stepOf(board, options), sizeOf);
    return std::make_unique<RingLayout>(board, depth, options);
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
