// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/RingLayout.h"

#include "ui/paint/ArrowShape.h"
#include "ui/paint/InCircle.h"
#include "ui/paint/PaperStyle.h"
#include "ui/paint/RingNames.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kFullTurn = RingGeometry::kFullTurn;
constexpr int kHomeColumns = 2;

// In depths of a row, if nothing else is said.
constexpr double kNumbers = 0.30;     // height of column numbers
constexpr double kNumbersAway = 0.35; // of their middles, from the rim
constexpr double kLeastNumbers = 9;   // px
constexpr double kDigitWidth = 0.64;  // of a digit with what is left free beside it, in sizes of the font
constexpr double kDigitInk = 0.58;    // without it
constexpr double kDigitHeight = 0.73;
constexpr double kGap = 0.03;
constexpr double kRingMargin = 0.62;
constexpr double kBareRingMargin = 0.25;
constexpr double kBarePaperMargin = 0.37;    // whose turn it is is marked outside
constexpr double kTurnMark = 0.34;           // how long that is, where there is room
constexpr double kTurnMarkGap = 0.02;        // between it and the band
constexpr double kLeastRingMargin = 20;      // px
constexpr double kLeastDepthForNumbers = 12; // px: outside a ring there is more room for them than a depth
constexpr double kRingRim = 0.5;             // how far outside a point still counts as the rim
constexpr double kMiddle = 0.6;              // of the free middle's width
constexpr double kRingArrowStart = 0.30;
/** Of the largest circle in a cell: no drawing fills its box to all sides, so that none meets what stands beside it. */
constexpr double kPieceBoxOnRing = 1.1;

int mostDigits(const Face& face)
{
    std::size_t most = 1;
    for (const std::string& label : face.columnLabels)
        most = std::max(most, label.size());
    return static_cast<int>(most);
}

/** What surrounds a ring: how large column numbers are, where, and how much room all that takes. */
struct Surroundings {
    double size = 0;
    double away = 0;
    double margin = 0;
};

Surroundings surroundings(const Face& face, double depth, const LayoutOptions& options, bool hasNumbers, double band)
{
    if (!hasNumbers)
        return {0, 0, (options.printed ? kBarePaperMargin : kBareRingMargin) * depth};
    Surroundings made;
    const double asked = options.coordinateSize / LayoutOptions::kUsualCoordinates;
    made.size = std::max(kNumbers * depth * asked, kLeastNumbers * options.pixel);
    const int digits = mostDigits(face);
    // They stand upright, so in some places it is a corner that comes near the band.
    const double toCorner = std::hypot(kDigitInk * digits, kDigitHeight) / 2 * made.size;
    made.away = std::max(kNumbersAway * depth, (band + kGap) * depth + toCorner);
    const double toSide = kDigitWidth * digits / 2 * made.size;
    made.margin = std::max({kRingMargin * depth, kLeastRingMargin * options.pixel, made.away + toSide + kGap * depth});
    return made;
}

} // namespace

double RingLayout::innerPart(int columns)
{
    constexpr std::array<std::pair<double, double>, 5> kParts{
        {{16, 0.32}, {24, 0.44}, {32, 0.52}, {40, 0.58}, {48, 0.62}}};
    if (columns <= kParts.front().first)
        return kParts.front().second;
    for (std::size_t i = 1; i < kParts.size(); ++i) {
        const auto [more, part] = kParts[i];
        const auto [less, lesserPart] = kParts[i - 1];
        if (columns <= more)
            return lesserPart + (part - lesserPart) * (columns - less) / (more - less);
    }
    return kParts.back().second;
}

RingLayout::RingLayout(const Board& board, double depth, const LayoutOptions& options)
    : BoardLayout(board, depth, options, kLeastDepthForNumbers)
{
    const double part = innerPart(shape().columns);
    m_ring.columns = shape().columns;
    m_ring.depth = depth;
    m_ring.outer = shape().rows * depth / (1 - part);
    m_ring.inner = m_ring.outer * part;
    m_ring.turn = turn(0) * kFullTurn / 360;
    m_box = kPieceBoxOnRing * inscribed({0, 0, static_cast<std::int16_t>(shape().rows - 1)});
    const double side =
        grained(2 * (m_ring.outer + surroundings(shape(), depth, options, hasCoordinates(), kHomeBand).margin));
    m_bounds = QRectF(0, 0, side, side);
    m_ring.centre = m_bounds.center();
}

QPointF RingLayout::centre(Place place) const
{
    return m_ring.at(m_ring.standing(place.row), m_ring.angleOf(place.column + 0.5));
}

std::array<QPointF, 4> RingLayout::corners(Place place, double inset) const
{
    const RingGeometry::Sector wedge = m_ring.sector(place);
    const double outer = wedge.outer - inset;
    const double inner = wedge.inner + inset;
    // The sides move inwards as they are: a corner is nearer to the middle of the wedge, the smaller its radius.
    const auto off = [inset](double radius) { return std::asin(std::clamp(inset / radius, -1.0, 1.0)); };
    return {m_ring.at(outer, wedge.from + off(outer)), m_ring.at(outer, wedge.to - off(outer)),
            m_ring.at(inner, wedge.to - off(inner)), m_ring.at(inner, wedge.from + off(inner))};
}

std::optional<Place> RingLayout::placeAt(QPointF point) const
{
    const QPointF away = point - m_ring.centre;
    const double radius = RingGeometry::radiusOf(away);
    if (radius < m_ring.inner || radius > m_ring.outer)
        return std::nullopt;
    const int row = static_cast<int>((m_ring.outer - radius) / cellSize());
    return Place{0, static_cast<std::int16_t>(m_ring.columnAt(away)),
                 static_cast<std::int16_t>(std::clamp(row, 0, shape().rows - 1))};
}

std::optional<Cell> RingLayout::rimAt(QPointF point) const
{
    const QPointF away = point - m_ring.centre;
    const double radius = RingGeometry::radiusOf(away);
    if (radius <= m_ring.outer || radius > m_ring.outer + kRingRim * cellSize())
        return std::nullopt;
    return board().at({0, static_cast<std::int16_t>(m_ring.columnAt(away)), 0});
}

bool RingLayout::isGrip(QPointF point) const
{
    const QPointF away = point - m_ring.centre;
    return RingGeometry::radiusOf(away) > m_ring.outer;
}

std::optional<double> RingLayout::directionOf(QPointF point) const
{
    const QPointF away = point - m_ring.centre;
    if (away.isNull())
        return std::nullopt;
    return inCircle(RingGeometry::angleTo(away), kFullTurn) * 360 / kFullTurn;
}

std::vector<RimEdge> RingLayout::rimEdges(Cell cell) const
{
    const Place place = board().place(cell);
    if (place.row != 0)
        return {};
    return {*sideTowards(place, Direction::North)};
}

std::optional<RimEdge> RingLayout::sideTowards(Place place, Direction heading) const
{
    const RingGeometry::Sector wedge = m_ring.sector(place);
    const double angle = (wedge.from + wedge.to) / 2;
    const double radius = (wedge.inner + wedge.outer) / 2;
    const double quarter = kFullTurn / 4;
    switch (heading) {
    case Direction::North: return RimEdge{m_ring.at(wedge.outer, angle), RingGeometry::unit(angle)};
    case Direction::South: return RimEdge{m_ring.at(wedge.inner, angle), -RingGeometry::unit(angle)};
    case Direction::East: return RimEdge{m_ring.at(radius, wedge.to), RingGeometry::unit(wedge.to + quarter)};
    case Direction::West: return RimEdge{m_ring.at(radius, wedge.from), RingGeometry::unit(wedge.from - quarter)};
    default: return std::nullopt;
    }
}

std::optional<std::size_t> RingLayout::namedCorner(Place place) const
{
    return place.column == 0 && hasCoordinates() ? std::optional(RingNames(*this).corner()) : std::nullopt;
}

QPointF RingLayout::noteCentre(Place place, double reach) const
{
    auto at = corners(place, reach);
    if (const auto named = namedCorner(place))
        at[*named] = at[RingNames::cornerBeside(*named)];
    return *std::min_element(at.begin(), at.end(),
                             [](QPointF a, QPointF b) { return 0.8 * a.x() + a.y() < 0.8 * b.x() + b.y(); });
}

std::vector<BoardLabel> RingLayout::labels() const
{
    std::vector<BoardLabel> labels;
    if (!hasCoordinates())
        return labels;
    const Surroundings around = surroundings(shape(), cellSize(), options(), true, kHomeBand);
    // In both directions a number that is larger would touch the band or the edge of the picture.
    const double bounded = PaperLetters::of(around.size, cellSize());
    const double size = options().hasPaperLetters ? std::min(bounded, around.size) : around.size;
    for (std::size_t column = 0; size > 0 && column < shape().columnLabels.size(); ++column) {
        const double angle = m_ring.angleOf(static_cast<double>(column) + 0.5);
        labels.push_back({m_ring.at(m_ring.outer + around.away - (around.size - size) / 2, angle),
                          QString::fromStdString(shape().columnLabels[column]), size, false, false});
    }
    const std::vector<BoardLabel> names = RingNames(*this).labels();
    labels.insert(labels.end(), names.begin(), names.end());
    return labels;
}

std::optional<QRectF> RingLayout::middle(int) const
{
    const double half = kMiddle * m_ring.inner;
    return QRectF(m_ring.centre - QPointF(half, half), QSizeF(2 * half, 2 * half));
}

QPolygonF RingLayout::way(Cell from, Cell to, std::optional<Direction> heading) const
{
    const Place first = board().place(from);
    const Place last = board().place(to);
    QPolygonF line{centre(first)};
    int columns = (last.column - first.column + shape().columns) % shape().columns;
    const bool isShorterBack = 2 * columns > shape().columns;
    if (heading && first.row == last.row ? *heading == Direction::West : isShorterBack)
        columns -= shape().columns;
    const int rows = std::abs(last.row - first.row);
    if (rows != 0 && rows != std::abs(columns)) {
        line << centre(last);
        return line;
    }
    const double start = m_ring.angleOf(first.column + 0.5);
    // A diagonal winds from corner to corner; a straight line would cross other cells.
    m_ring.addArc(line, m_ring.standing(first.row), m_ring.standing(last.row), start,
                  start + columns * m_ring.columnAngle());
    return line;
}

QPolygonF RingLayout::turningWay(QPointF from, QPointF to) const
{
    const QPointF first = from - m_ring.centre;
    const QPointF last = to - m_ring.centre;
    const double start = RingGeometry::angleTo(first);
    double turned = inCircle(RingGeometry::angleTo(last) - start, kFullTurn);
    // Half round all pieces go the same way, whatever rounding says.
    if (turned > kFullTurn / 2 + 1e-6)
        turned -= kFullTurn;
    QPolygonF line{from};
    m_ring.addArc(line, RingGeometry::radiusOf(first), RingGeometry::radiusOf(last), start, start + turned);
    return line;
}

/** Along the longer leg of a knight's jump first. */
QPolygonF RingLayout::leap(Place from, Place to, int columns) const
{
    const double start = m_ring.angleOf(from.column + 0.5);
    const double end = start + columns * m_ring.columnAngle();
    QPolygonF line{centre(from)};
    const bool isLongerAlong = std::abs(columns) > 1;
    if (isLongerAlong)
        m_ring.addArc(line, m_ring.standing(from.row), m_ring.standing(from.row), start, end);
    else
        line << m_ring.at(m_ring.standing(to.row), start);
    line << centre(to);
    return line;
}

QPolygonF RingLayout::arrowAxis(Cell from, Cell to) const
{
    const Place first = board().place(from);
    const Place last = board().place(to);
    int columns = (last.column - first.column + shape().columns) % shape().columns;
    if (2 * columns > shape().columns)
        columns -= shape().columns;
    const int rows = std::abs(last.row - first.row);
    const bool isLeap = std::abs(columns) + rows == 3 && columns != 0 && rows != 0;
    return cutBack(isLeap ? leap(first, last, columns) : way(from, to, std::nullopt), kRingArrowStart * cellSize(), 0);
}

QPainterPath RingLayout::outline(Place place, double inset) const
{
    const RingGeometry::Sector wedge = m_ring.sector(place);
    const double outer = wedge.outer - inset;
    const double inner = wedge.inner + inset;
    const double offOuter = std::asin(inset / outer);
    const double offInner = std::asin(inset / inner);
    QPainterPath path(m_ring.at(outer, wedge.from + offOuter));
    m_ring.addArc(path, outer, wedge.from + offOuter, wedge.to - offOuter);
    path.lineTo(m_ring.at(inner, wedge.to - offInner));
    m_ring.addArc(path, inner, wedge.to - offInner, wedge.from + offInner);
    path.closeSubpath();
    return path;
}

QPainterPath RingLayout::edge(int) const
{
    return m_ring.between(m_ring.inner, m_ring.outer);
}

QPainterPath RingLayout::framed(int) const
{
    return m_ring.between(m_ring.inner - frameWidth(), m_ring.outer + frameWidth());
}

QPainterPath RingLayout::cellLines(int) const
{
    QPainterPath path;
    for (int row = 0; row <= shape().rows; ++row) {
        const double radius = m_ring.outer - row * cellSize();
        path.addEllipse(m_ring.centre, radius, radius);
    }
    for (int column = 0; column < shape().columns; ++column)
        path.addPath(columnLine(0, column));
    return path;
}

QPainterPath RingLayout::linesAround(Place place) const
{
    const RingGeometry::Sector wedge = m_ring.sector(place);
    QPainterPath path;
    for (const double angle : {wedge.from, wedge.to}) {
        path.moveTo(m_ring.at(wedge.inner, angle));
        path.lineTo(m_ring.at(wedge.outer, angle));
    }
    const auto addArcAt = [&](double radius) {
        path.moveTo(m_ring.at(radius, wedge.from));
        m_ring.addArc(path, radius, wedge.from, wedge.to);
    };
    addArcAt(wedge.outer);
    addArcAt(wedge.inner);
    return path;
}

QPainterPath RingLayout::columnLine(int, double column) const
{
    const double angle = m_ring.angleOf(column);
    QPainterPath path(m_ring.at(m_ring.inner, angle));
    path.lineTo(m_ring.at(m_ring.outer, angle));
    return path;
}

/** The whole ring in one ground and the other cells on it: fewer shapes, and no seams between the cells. */
std::vector<GroundShape> RingLayout::grounds() const
{
    std::vector<GroundShape> shapes{{Ground::Light, edge(0)}};
    for (const Tile& tile : board().tiles()) {
        if (tile.ground != Ground::Light)
            shapes.push_back({tile.ground, outline(tile.place, 0)});
    }
    return shapes;
}

HomeEdge RingLayout::homeEdge(int, double homeAngle) const
{
    const double middle = m_ring.seenAt(homeAngle);
    const double half = kHomeColumns * m_ring.columnAngle() / 2;
    const double outer = m_ring.outer + nearGrain(kHomeBand * cellSize());
    HomeEdge home;
    home.band.moveTo(m_ring.at(m_ring.outer, middle - half));
    m_ring.addArc(home.band, m_ring.outer, middle - half, middle + half);
    home.band.lineTo(m_ring.at(outer, middle + half));
    m_ring.addArc(home.band, outer, middle + half, middle - half);
    home.band.closeSubpath();
    home.middle = m_ring.at(m_ring.outer, middle);
    home.inward = -RingGeometry::unit(middle);
    home.isAlwaysShown = true;
    const double line = paperWeight(weights::kOutline, cellSize());
    home.turnAway = outer - m_ring.outer + kTurnMarkGap * cellSize() + line;
    const double room = m_bounds.width() / 2 - m_ring.outer - home.turnAway - line;
    home.turnLength = std::min(kTurnMark * cellSize(), room);
    return home;
}

} // namespace ringford::ui
