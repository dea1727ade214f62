// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/SquareLayout.h"

#include "ui/paint/LeastCells.h"

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
    : BoardLayout(board, plan.cellSize(), options, leastWithCoordinates(board, !seamsOf(board).empty()),
                  lettersBeside(board, options.turns.empty() ? 0 : options.turns.front())),
      m_plan(std::move(plan)), m_bounds(QPointF(), m_plan.size)
{
    for (std::size_t face = 0; face < m_plan.stands.size(); ++face)
        m_sheets.emplace_back(static_cast<int>(face), board.faces()[face], m_plan.stands[face]);
}

double SquareLayout::pieceBox(int face) const
{
    return kPieceBox * cellSize(face);
}

QPointF SquareLayout::centre(Place place) const
{
    return sheet(place.face).map(sheet(place.face).upright(place).center());
}

std::array<QPointF, 4> SquareLayout::corners(Place place, double inset) const
{
    const SquareSheet& on = sheet(place.face);
    const QRectF rect = on.upright(place).adjusted(inset, inset, -inset, -inset);
    return {on.map(rect.topLeft()), on.map(rect.topRight()), on.map(rect.bottomRight()), on.map(rect.bottomLeft())};
}

QPainterPath SquareLayout::outline(Place place, double inset) const
{
    return sheet(place.face).map(sheet(place.face).upright(place).adjusted(inset, inset, -inset, -inset));
}

std::optional<Place> SquareLayout::placeAt(QPointF point) const
{
    for (const SquareSheet& one : m_sheets) {
        if (one.cells().contains(one.fromPicture(point)))
            return one.placeAt(one.fromPicture(point));
    }
    return std::nullopt;
}

std::optional<Cell> SquareLayout::rimAt(QPointF point) const
{
    for (const SquareSheet& one : m_sheets) {
        const QPointF upright = one.fromPicture(point);
        const double reach = kRim * one.cell();
        if (one.cells().contains(upright))
            return std::nullopt;
        if (one.cells().adjusted(-reach, -reach, reach, reach).contains(upright))
            return board().at(one.placeAt(upright));
    }
    return std::nullopt;
}

QPainterPath SquareLayout::edge(int face) const
{
    return sheet(face).map(sheet(face).cells());
}

QPainterPath SquareLayout::framed(int face) const
{
    const double frame = frameWidth(face);
    return sheet(face).map(sheet(face).cells().adjusted(-frame, -frame, frame, frame));
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
    const Face& shape = sheet(face).shape();
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
    const Face& shape = sheet(face).shape();
    QPainterPath path;
    for (int column = 1; column < shape.columns; ++column)
        addCellLine(path, face, column, true);
    for (int row = 1; row < shape.rows; ++row)
        addCellLine(path, face, row, false);
    return sheet(face).map(path);
}

QPainterPath SquareLayout::linesAround(Place place) const
{
    const Face& shape = sheet(place.face).shape();
    const QRectF rect = sheet(place.face).upright(place);
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
    return sheet(place.face).map(path);
}

QPainterPath SquareLayout::columnLine(int face, double column) const
{
    const double at = column * cellSize(face);
    return sheet(face).line({at, 0}, {at, sheet(face).cells().height()});
}

QPainterPath SquareLayout::rowLine(int face, double row) const
{
    const QRectF& cells = sheet(face).cells();
    const double at = cells.height() - row * cellSize(face);
    return sheet(face).line({0, at}, {cells.width(), at});
}

/** The lower and the left side of the picture do; all of a board that is too long to be seen from its ends. */
bool SquareLayout::carriesLabels(int face, QPointF outward) const
{
    const Face& shape = sheet(face).shape();
    return options().coordinatesAllAround || std::max(shape.columns, shape.rows) >= kLongBoard ||
           outward.y() - outward.x() > 0;
}

/** Where cells are too narrow for numbers with letters, only the ends have them. */
QString SquareLayout::labelOf(int face, bool isColumns, std::size_t number) const
{
    const Face& shape = sheet(face).shape();
    const auto& names = isColumns ? shape.columnLabels : shape.rowLabels;
    QString label = QString::fromStdString(names[number]);
    const bool isEnd = number == 0 || number + 1 == names.size();
    const std::size_t longest = std::ranges::max(names, {}, &std::string::size).size(); // all are written in one way
    const bool fit = kLetterWidth * static_cast<double>(longest) * coordinateSize(face) <= kMostOfCell * cellSize(face);
    if (!isEnd && !fit && label.front().isDigit()) {
        while (!label.back().isDigit())
            label.chop(1);
    }
    return label;
}

void SquareLayout::addLabels(std::vector<BoardLabel>& labels, int face, int sideNumber) const
{
    const Face& shape = sheet(face).shape();
    const bool isColumns = sideNumber % 2 == 0;
    const auto& names = isColumns ? shape.columnLabels : shape.rowLabels;
    const SquareSheet::Side line = sheet(face).side(sideNumber);
    const double inner = frameWidth(face) + measures(face).homeBar();
    const Qt::Edge towards = edgeTowards(line.outward);
    const bool isBeside = towards == Qt::LeftEdge || towards == Qt::RightEdge;
    const double usual = isBeside ? measures(face).sizeBeside() : coordinateSize(face);
    const double size = options().hasPaperLetters ? PaperLetters::of(usual, cellSize(face)) : usual;
    if (size <= 0)
        return;
    double away = options().printed ? measures(face).printedLabelAway(isBeside) : inner + (margin(face) - inner) / 2;
    if (isColumns && (m_plan.isLinked || !options().printed)) // clear of the rim of the home bar
        away = std::max(away, measures(face).homeBarEnd() + kHalfLabel * coordinateSize(face));
    away -= std::max(0.0, usual - size) / 2; // margins are as wide as usual ones need them
    const double count = isColumns ? shape.columns : shape.rows;
    // Going anticlockwise, the lower and the right side run along rising numbers, the other two against them.
    const bool isRising = sideNumber < 2;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const double part = (static_cast<double>(i) + 0.5) / count;
        const double along = isRising ? part : 1 - part;
        const QPointF at = line.from + (line.to - line.from) * along + line.outward * away;
        const bool isStrong = isColumns && std::ranges::find(shape.strongColumns, i) != shape.strongColumns.end();
        // Those of boards beside and below one another are no row along an edge of the picture.
        const auto edge = isOneOfSeveral() && !m_plan.isLinked ? std::nullopt : std::optional(towards);
        labels.push_back({at, labelOf(face, isColumns, i), size, isStrong, false, edge});
    }
}

/**
 * On paper above the middle, beyond the head that tells whose turn it is; elsewhere above the second column, or behind
 * the badge: corners are for badges, the left and the lower side for coordinates.
 */
void SquareLayout::addName(std::vector<BoardLabel>& labels, int face) const
{
    const std::string& name = sheet(face).shape().name;
    if (name.empty() || !isOneOfSeveral())
        return;
    const double inner = frameWidth(face) + measures(face).homeBar();
    const double size = measures(face).nameSize();
    const double away = inner + (margin(face) - inner) / 2 + 0.1 * size; // off the bar that tells whose turn it is
    const QRectF board = edge(face).boundingRect();
    const bool isMiddleFree = options().printed && !m_plan.isLinked;
    const QPointF at = isMiddleFree ? QPointF(board.center().x(), board.top() - measures(face).printedNameAway())
                                    : board.topLeft() + QPointF(measures(face).nameAway(), -away);
    labels.push_back({at, QString::fromStdString(name), size, true});
}

/** Where a row of linked boards ends it tells with which board it goes on, and where it begins from which it came. */
void SquareLayout::addNextBoards(std::vector<BoardLabel>& labels, int face) const
{
    const double away = margin(face) + measures(face).nextBoardRoom() / 2;
    const auto add = [&](int side, int other, QStringView words) {
        const SquareSheet::Side line = sheet(face).side(side);
        const QString name = QString::fromStdString(sheet(other).shape().name);
        labels.push_back({(line.from + line.to) / 2 + line.outward * away, words.toString().arg(name),
                          measures(face).nameSize(), true});
    };
    if (face + 1 < static_cast<int>(m_sheets.size()) && !m_plan.areJoined(face))
        add(1, face + 1, u"→ %1");
    if (face > 0 && !m_plan.areJoined(face - 1))
        add(3, face - 1, u"%1 →");
}

/** Whether another board stands right there. */
bool SquareLayout::isAtSeam(int face, int side) const
{
    const auto last = static_cast<int>(m_sheets.size()) - 1;
    return m_plan.isLinked && ((side == 1 && face != last && m_plan.areJoined(face)) ||
                               (side == 3 && face != 0 && m_plan.areJoined(face - 1)));
}

std::vector<BoardLabel> SquareLayout::labels() const
{
    std::vector<BoardLabel> labels;
    for (int face = 0; face < static_cast<int>(m_sheets.size()); ++face) {
        if (cellSize(face) == 0)
            continue;
        for (int number = 0; hasCoordinates(face) && number < 4; ++number) {
            if (carriesLabels(face, sheet(face).side(number).outward) && !isAtSeam(face, number))
                addLabels(labels, face, number);
        }
        addName(labels, face);
        if (m_plan.isLinked)
            addNextBoards(labels, face);
    }
    return labels;
}

std::vector<RimEdge> SquareLayout::rimEdges(Cell cell) const
{
    const Place place = board().place(cell);
    const Face& shape = sheet(place.face).shape();
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

std::optional<RimEdge> SquareLayout::sideTowards(Place place, Direction heading) const
{
    switch (heading) {
    case Direction::North: return sheet(place.face).sideOf(place, {0, -1});
    case Direction::East: return sheet(place.face).sideOf(place, {1, 0});
    case Direction::South: return sheet(place.face).sideOf(place, {0, 1});
    case Direction::West: return sheet(place.face).sideOf(place, {-1, 0});
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
    const SquareSheet::Side line = sheet(face).side(number);
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
 * Outside the middle where there is room, else beyond the end of the lower or left side, and right outside that of the
 * others: so the badges of boards that meet at their corners do not, and no cell lies below one.
 */
QPointF SquareLayout::badgeAt(int face, const SquareSheet::Side& line) const
{
    const double radius = measures(face).badgeRadius();
    if (m_plan.isCircle || m_plan.isLinked)
        return (line.from + line.to) / 2 + line.outward * (margin(face) + radius);
    const QPointF along = (line.to - line.from) / std::max(length(line.to - line.from), 1e-9);
    const double outside = (frameWidth(face) + measures(face).badgeReach()) / 2;
    if (line.outward.y() < -0.5) // at the corner: coordinates of the next board end above it
        return line.to + line.outward * outside - along * (0.25 * radius);
    if (line.outward.x() > 0.5) // where the corner is left to the mark of a board that has acted
        return line.to + line.outward * outside - along * radius;
    return line.to + (line.outward + along) * measures(face).badgeAway();
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
