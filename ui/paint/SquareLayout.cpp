// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/SquareLayout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kPieceBox = 0.94;
constexpr double kHalfLabel = 0.5; // of the height of its letters
constexpr double kRim = 0.5;       // how far outside a point still counts as the rim
constexpr double kArrowStart = 0.30;
constexpr int kLong = 20;            // cells
constexpr double kLetterWidth = 0.7; // of the height of letters
constexpr double kMostOfCell = 0.85; // that a label takes

double length(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

Qt::Edge edgeTowards(QPointF outward)
{
    if (std::abs(outward.x()) > std::abs(outward.y()))
        return outward.x() > 0 ? Qt::RightEdge : Qt::LeftEdge;
    return outward.y() > 0 ? Qt::BottomEdge : Qt::TopEdge;
}

} // namespace

SquareLayout::SquareLayout(const Board& board, TablePlan plan, const LayoutOptions& options)
    : BoardLayout(board, plan.cellSize(), options), m_plan(std::move(plan)), m_bounds(QPointF(), m_plan.size)
{
    for (std::size_t face = 0; face < m_plan.stands.size(); ++face) {
        const TablePlan::Stand& stand = m_plan.stands[face];
        const Face& shape = board.faces()[face];
        Sheet sheet{stand.cell, QSizeF(shape.columns * stand.cell, shape.rows * stand.cell), {}, {}};
        sheet.toPicture.translate(stand.centre.x(), stand.centre.y());
        sheet.toPicture.rotate(stand.turn);
        sheet.toPicture.translate(-sheet.size.width() / 2, -sheet.size.height() / 2);
        sheet.fromPicture = sheet.toPicture.inverted();
        m_sheets.push_back(sheet);
    }
}

double SquareLayout::pieceBox(int face) const
{
    return kPieceBox * cellSize(face);
}

QRectF SquareLayout::local(Place place) const
{
    const double cell = cellSize(place.face);
    return {place.column * cell, (shape(place.face).rows - 1 - place.row) * cell, cell, cell};
}

QPointF SquareLayout::centre(Place place) const
{
    return sheet(place.face).toPicture.map(local(place).center());
}

std::array<QPointF, 4> SquareLayout::corners(Place place, double inset) const
{
    const QRectF rect = local(place).adjusted(inset, inset, -inset, -inset);
    const QTransform& map = sheet(place.face).toPicture;
    return {map.map(rect.topLeft()), map.map(rect.topRight()), map.map(rect.bottomRight()), map.map(rect.bottomLeft())};
}

QPainterPath SquareLayout::outline(Place place, double inset) const
{
    QPainterPath path;
    path.addRect(local(place).adjusted(inset, inset, -inset, -inset));
    return sheet(place.face).toPicture.map(path);
}

Place SquareLayout::placeIn(int face, QPointF inFace) const
{
    const Face& shape = board().faces()[static_cast<std::size_t>(face)];
    const int column = static_cast<int>(std::floor(inFace.x() / cellSize(face)));
    const int fromTop = static_cast<int>(std::floor(inFace.y() / cellSize(face)));
    return {static_cast<std::uint8_t>(face), static_cast<std::int16_t>(std::clamp(column, 0, shape.columns - 1)),
            static_cast<std::int16_t>(shape.rows - 1 - std::clamp(fromTop, 0, shape.rows - 1))};
}

std::optional<Place> SquareLayout::placeAt(QPointF point) const
{
    for (int face = 0; face < static_cast<int>(m_sheets.size()); ++face) {
        const QPointF inFace = sheet(face).fromPicture.map(point);
        if (QRectF(QPointF(), sheet(face).size).contains(inFace))
            return placeIn(face, inFace);
    }
    return std::nullopt;
}

std::optional<Cell> SquareLayout::rimAt(QPointF point) const
{
    for (int face = 0; face < static_cast<int>(m_sheets.size()); ++face) {
        const QPointF inFace = sheet(face).fromPicture.map(point);
        const QRectF cells(QPointF(), sheet(face).size);
        const double reach = kRim * cellSize(face);
        if (cells.contains(inFace))
            return std::nullopt;
        if (cells.adjusted(-reach, -reach, reach, reach).contains(inFace))
            return board().at(placeIn(face, inFace));
    }
    return std::nullopt;
}

QPainterPath SquareLayout::edge(int face) const
{
    QPainterPath path;
    path.addRect(QRectF(QPointF(), sheet(face).size));
    return sheet(face).toPicture.map(path);
}

QPainterPath SquareLayout::framed(int face) const
{
    const double frame = frameWidth(face);
    QPainterPath path;
    path.addRect(QRectF(QPointF(), sheet(face).size).adjusted(-frame, -frame, frame, frame));
    return sheet(face).toPicture.map(path);
}

/** Whether cells are divided at the left (upright) or lower side of a place: water is one sheet. */
bool SquareLayout::hasLineBefore(Place place, bool isUpright) const
{
    Place other = place;
    --(isUpright ? other.column : other.row);
    return !isWater(place) || !isWater(other);
}

/** A line across the whole board before a column or row, but for where it would lie on water. */
void SquareLayout::addCellLine(QPainterPath& path, int face, int number, bool isUpright) const
{
    const Face& shape = board().faces()[static_cast<std::size_t>(face)];
    const double cell = cellSize(face);
    const double into =
        std::min(lineWidth(face), frameWidth(face)); // the frame, or lines would begin with half a pixel
    const int count = isUpright ? shape.rows : shape.columns;
    const double across = (isUpright ? number : shape.rows - number) * cell;
    const auto point = [&](double along) {
        // Rows count from below, the picture from above.
        return isUpright ? QPointF(across, shape.rows * cell - along) : QPointF(along, across);
    };
    bool isDrawing = false;
    for (int i = 0; i <= count; ++i) {
        const auto column = static_cast<std::int16_t>(isUpright ? number : i);
        const auto row = static_cast<std::int16_t>(isUpright ? i : number);
        const bool wants = i < count && hasLineBefore({static_cast<std::uint8_t>(face), column, row}, isUpright);
        if (wants != std::exchange(isDrawing, wants)) {
            const double along = i * cell + (i == 0 ? -into : i == count ? into : 0);
            wants ? path.moveTo(point(along)) : path.lineTo(point(along));
        }
    }
}

QPainterPath SquareLayout::cellLines(int face) const
{
    const Face& shape = board().faces()[static_cast<std::size_t>(face)];
    QPainterPath path;
    for (int column = 1; column < shape.columns; ++column)
        addCellLine(path, face, column, true);
    for (int row = 1; row < shape.rows; ++row)
        addCellLine(path, face, row, false);
    return sheet(face).toPicture.map(path);
}

QPainterPath SquareLayout::linesAround(Place place) const
{
    const Face& shape = board().faces()[place.face];
    const QRectF rect = local(place);
    QPainterPath path;
    const auto addIf = [&](bool isInside, QPointF from, QPointF to) {
        if (isInside) {
            path.moveTo(from);
            path.lineTo(to);
        }
    };
    addIf(place.column > 0, rect.topLeft(), rect.bottomLeft());
    addIf(place.column < shape.columns - 1, rect.topRight(), rect.bottomRight());
    addIf(place.row > 0, rect.bottomLeft(), rect.bottomRight());
    addIf(place.row < shape.rows - 1, rect.topLeft(), rect.topRight());
    return sheet(place.face).toPicture.map(path);
}

QPainterPath SquareLayout::columnLine(int face, double column) const
{
    QPainterPath path(QPointF(column * cellSize(face), 0));
    path.lineTo(column * cellSize(face), sheet(face).size.height());
    return sheet(face).toPicture.map(path);
}

QPainterPath SquareLayout::rowLine(int face, double row) const
{
    const QSizeF size = sheet(face).size;
    const double at = size.height() - row * cellSize(face);
    QPainterPath path(QPointF(0, at));
    path.lineTo(size.width(), at);
    return sheet(face).toPicture.map(path);
}

SquareLayout::SideLine SquareLayout::side(int face, int number) const
{
    const QRectF rect(QPointF(), sheet(face).size);
    const std::array<QPointF, 4> ends{rect.bottomLeft(), rect.bottomRight(), rect.topRight(), rect.topLeft()};
    const std::array<QPointF, 4> outward{QPointF(0, 1), QPointF(1, 0), QPointF(0, -1), QPointF(-1, 0)};
    const QTransform& map = sheet(face).toPicture;
    const auto index = static_cast<std::size_t>(number);
    const QPointF origin = map.map(QPointF());
    return {map.map(ends[index]), map.map(ends[(index + 1) % 4]), map.map(outward[index]) - origin};
}

/** The lower and the left side of the picture do; all of a board that is too long to be seen from its ends. */
bool SquareLayout::carriesLabels(int face, QPointF outward) const
{
    const Face& shape = board().faces()[static_cast<std::size_t>(face)];
    return options().coordinatesAllAround || std::max(shape.columns, shape.rows) >= kLong ||
           outward.y() - outward.x() > 0;
}

/** Where cells are too narrow for numbers with letters, only the ends have them. */
QString SquareLayout::labelOf(int face, bool isColumns, std::size_t number) const
{
    const Face& shape = board().faces()[static_cast<std::size_t>(face)];
    const auto& names = isColumns ? shape.columnLabels : shape.rowLabels;
    QString label = QString::fromStdString(names[number]);
    const bool isEnd = number == 0 || number + 1 == names.size();
    const bool fits =
        kLetterWidth * static_cast<double>(label.size()) * coordinateSize(face) <= kMostOfCell * cellSize(face);
    if (!isEnd && !fits && label.front().isDigit()) {
        while (!label.back().isDigit())
            label.chop(1);
    }
    return label;
}

void SquareLayout::addLabels(std::vector<BoardLabel>& labels, int face, int sideNumber) const
{
    const Face& shape = board().faces()[static_cast<std::size_t>(face)];
    const bool isColumns = sideNumber % 2 == 0;
    const auto& names = isColumns ? shape.columnLabels : shape.rowLabels;
    const SideLine line = side(face, sideNumber);
    const double inner = frameWidth(face) + measures(face).homeBar();
    double away = inner + (margin(face) - inner) / 2;
    if (m_plan.isLinked && isColumns) // clear of the rim of the home bar; badges give them room outside
        away = std::max(away, measures(face).homeBarEnd() + kHalfLabel * coordinateSize(face));
    const double count = isColumns ? shape.columns : shape.rows;
    // Going anticlockwise, the lower and the right side run along rising numbers, the other two against them.
    const bool isRising = sideNumber < 2;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const double part = (static_cast<double>(i) + 0.5) / count;
        const double along = isRising ? part : 1 - part;
        const QPointF at = line.from + (line.to - line.from) * along + line.outward * away;
        const bool isStrong = isColumns && std::ranges::find(shape.strongColumns, i) != shape.strongColumns.end();
        // Those of boards beside and below one another are no row along an edge of the picture.
        const auto edge =
            isOneOfSeveral() && !m_plan.isLinked ? std::nullopt : std::optional(edgeTowards(line.outward));
        labels.push_back({at, labelOf(face, isColumns, i), coordinateSize(face), isStrong, false, edge});
    }
}

/** Above the second column, or behind the badge: corners are for badges, the left and the lower side for coordinates. */
void SquareLayout::addName(std::vector<BoardLabel>& labels, int face) const
{
    const std::string& name = shape(face).name;
    if (name.empty() || !isOneOfSeveral())
        return;
    const double inner = frameWidth(face) + measures(face).homeBar();
    const double size = 1.2 * coordinateSize(face);
    const double away = inner + (margin(face) - inner) / 2 + 0.1 * size; // off the bar that tells whose turn it is
    const QPointF at = edge(face).boundingRect().topLeft() + QPointF(measures(face).nameAway(), -away);
    labels.push_back({at, QString::fromStdString(name), size, true});
}

/** Whether another board stands right there. */
bool SquareLayout::isAtSeam(int face, int side) const
{
    const auto last = static_cast<int>(m_sheets.size()) - 1;
    return m_plan.isLinked && ((side == 1 && face != last) || (side == 3 && face != 0));
}

std::vector<BoardLabel> SquareLayout::labels() const
{
    std::vector<BoardLabel> labels;
    for (int face = 0; face < static_cast<int>(m_sheets.size()); ++face) {
        if (cellSize(face) == 0)
            continue;
        for (int number = 0; hasCoordinates(face) && number < 4; ++number) {
            if (carriesLabels(face, side(face, number).outward) && !isAtSeam(face, number))
                addLabels(labels, face, number);
        }
        addName(labels, face);
    }
    return labels;
}

std::vector<RimEdge> SquareLayout::rimEdges(Cell cell) const
{
    const Place place = board().place(cell);
    const Face& shape = board().faces()[place.face];
    std::vector<RimEdge> edges;
    const auto addIf = [&](bool isOnRim, Direction heading) {
        if (isOnRim && std::ranges::find(shape.exits, heading) != shape.exits.end())
            edges.push_back(*sideTowards(place, heading));
    };
    addIf(place.row == 0, Direction::South);
    addIf(place.column == shape.columns - 1, Direction::East);
    addIf(place.row == shape.rows - 1, Direction::North);
    addIf(place.column == 0, Direction::West);
    return edges;
}

RimEdge SquareLayout::sideOf(Place place, QPointF way) const
{
    const QTransform& map = sheet(place.face).toPicture;
    return {map.map(local(place).center() + way * (cellSize(place.face) / 2)), map.map(way) - map.map(QPointF())};
}

std::optional<RimEdge> SquareLayout::sideTowards(Place place, Direction heading) const
{
    switch (heading) {
    case Direction::North: return sideOf(place, {0, -1});
    case Direction::East: return sideOf(place, {1, 0});
    case Direction::South: return sideOf(place, {0, 1});
    case Direction::West: return sideOf(place, {-1, 0});
    default: return std::nullopt;
    }
}

QPointF SquareLayout::noteCentre(Place place, double reach) const
{
    const auto at = corners(place, reach);
    // Of a board that stands on its corner it is the upper one, for all places alike.
    return *std::ranges::min_element(at, {}, [](QPointF corner) { return 0.8 * corner.x() + corner.y(); });
}

HomeEdge SquareLayout::homeEdge(int face, double homeAngle) const
{
    const int number = ((static_cast<int>(std::lround(homeAngle / 90)) % 4) + 4) % 4;
    const SideLine line = side(face, number);
    const QPointF inner = line.outward * frameWidth(face);
    const QPointF outer = line.outward * (frameWidth(face) + measures(face).homeBar());
    HomeEdge edge;
    edge.band.addPolygon(QPolygonF({line.from + inner, line.to + inner, line.to + outer, line.from + outer}));
    edge.band.closeSubpath();
    edge.middle = (line.from + line.to) / 2 + inner;
    edge.inward = -line.outward;
    edge.badge = badgeAt(face, line);
    return edge;
}

/**
 * Outside the middle where there is room, else beyond the end of the lower or left side, and before that of the others:
 * so the badges of boards that meet at their corners do not.
 */
QPointF SquareLayout::badgeAt(int face, const SideLine& line) const
{
    const double radius = measures(face).badgeRadius();
    if (m_plan.isCircle || m_plan.isLinked)
        return (line.from + line.to) / 2 + line.outward * (margin(face) + radius);
    const QPointF along = (line.to - line.from) / std::max(length(line.to - line.from), 1e-9);
    const double away = frameWidth(face) + 0.75 * radius;
    if (line.outward.y() < -0.5 || line.outward.x() > 0.5) // nearer: coordinates of the next board end above it
        return line.to + line.outward * (away - 0.2 * radius) - along * radius;
    return line.to + (line.outward + along) * away;
}

QPolygonF SquareLayout::arrowAxis(Cell from, Cell to) const
{
    const Place first = board().place(from);
    const Place last = board().place(to);
    const int across = std::abs(first.column - last.column);
    const int up = std::abs(first.row - last.row);
    QPolygonF axis{centre(first)};
    if (first.face == last.face && across + up == 3 && across > 0 && up > 0) {
        Place bend = first;
        (across > up ? bend.column : bend.row) = across > up ? last.column : last.row;
        axis << centre(bend);
    }
    axis << centre(last);
    const QPointF step = axis[1] - axis[0];
    if (length(step) > 0)
        axis[0] += step / length(step) * kArrowStart * cellSize(from);
    return axis;
}

} // namespace ringford::ui
