// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/TablePlan.h"

#include "ui/paint/BoardMeasures.h"
#include "ui/paint/LeastCells.h"

#include <QMarginsF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ringford::ui {

namespace {

constexpr double kDeskGap = 32; // px, from the cells of one board to those of the next
constexpr double kDeskGapOnPaper = 0.7;
constexpr double kCircleGap = 2.35; // cells: holds who sits there
constexpr double kLeastCircleGap = 40;
constexpr double kFocusShare = 0.62; // of the width
constexpr double kAroundBadge = 4;   // px
constexpr double kBetweenRows = 0.5; // cells, of linked boards
constexpr double kAroundBadgeOnPaper = 0.1;
constexpr int kSideBySide = -1; // a shape of two boards in a circle

/** Plans one table: its boards that are seen, or some of them. */
class Planner {
public:
    Planner(const Board& board, const LayoutOptions& options)
        : m_board(board), m_options(options), m_isLinked(!seamsOf(board).empty())
    {
        const std::vector<int>& gone = options.arrangement.gone;
        for (int face = 0; face < static_cast<int>(board.faces().size()); ++face) {
            if (m_isLinked || !std::ranges::binary_search(gone, face))
                m_shown.push_back(face);
        }
        if (m_shown.empty()) // a table of nothing is none
            m_shown.push_back(0);
    }

    TablePlan plan(double cell) const;
    TablePlan fitting(QSizeF space) const;

private:
    using Stand = TablePlan::Stand;

    bool isLinked() const { return m_isLinked; }
    bool isCircle() const { return m_options.arrangement.kind == Arrangement::Kind::Circle && m_shown.size() > 1; }
    std::optional<int> focus() const;
    const Face& face(int number) const { return m_board.faces()[static_cast<std::size_t>(number)]; }
    double turn(int number) const;
    BoardMeasures measures(double cell) const
    {
        return {m_options, cell, m_board.faces().size() > 1, leastWithCoordinates(m_board, m_isLinked),
                lettersBeside(m_board, turn(0))};
    }
    QSizeF roomOf(int number, double cell) const;
    double between(double cell) const;
    double badgeRoom(double cell) const;
    QMarginsF beyondMargin(double cell) const;
    double least() const { return kLeastCellOnScreen * m_options.pixel; }

    TablePlan empty() const;
    TablePlan desk(const std::vector<int>& faces, double cell, int perRow) const;
    TablePlan circle(double cell, int beside) const;
    TablePlan pair(double cell) const;
    TablePlan linked(double cell, int perRow) const;
    TablePlan focused(TablePlan large, const TablePlan& small) const;
    std::vector<int> others(int focus) const;
    TablePlan fitDesk(const std::vector<int>& faces, QSizeF space) const;
    /** How many shapes this table can have, by number: boards in a row of a desk, boards at one side of a circle. */
    std::vector<int> shapes() const;
    TablePlan shaped(double cell, int shape) const;
    template <class Make> TablePlan largest(QSizeF space, const std::vector<int>& shapes, Make make) const;

    const Board& m_board;
    const LayoutOptions& m_options;
    bool m_isLinked;
    std::vector<int> m_shown;
};

std::optional<int> Planner::focus() const
{
    const auto& wanted = m_options.arrangement.focus;
    const bool isSeen = wanted && std::ranges::find(m_shown, *wanted) != m_shown.end();
    return isSeen && m_shown.size() > 1 && !isLinked() ? wanted : std::nullopt;
}

double Planner::turn(int number) const
{
    const std::vector<double>& turns = m_options.turns;
    if (turns.empty())
        return 0;
    const auto index = static_cast<std::size_t>(number);
    return index < turns.size() ? turns[index] : turns.front();
}

/** What a board takes with all that stands around it. */
QSizeF Planner::roomOf(int number, double cell) const
{
    QTransform rotation;
    rotation.rotate(turn(number));
    const QRectF cells(0, 0, face(number).columns * cell, face(number).rows * cell);
    const BoardMeasures lengths = measures(cell);
    return rotation.mapRect(cells).size() + 2 * QSizeF(lengths.marginBeside(), lengths.margin());
}

double Planner::between(double cell) const
{
    const BoardMeasures lengths = measures(cell);
    const double gap = m_options.pixel > 0 ? kDeskGap * m_options.pixel : kDeskGapOnPaper * cell;
    return lengths.grained(std::max(0.0, gap - 2 * lengths.margin()));
}

/** What a badge outside an edge needs beyond the margin. */
double Planner::badgeRoom(double cell) const
{
    const double around = m_options.pixel > 0 ? kAroundBadge * m_options.pixel : kAroundBadgeOnPaper * cell;
    return measures(cell).grained(2 * measures(cell).badgeRadius() + around);
}

/**
 * What badges at the ends of edges need beyond the margin, where no other board follows: above and at the right more,
 * for those right outside an edge. One board alone has none.
 */
QMarginsF Planner::beyondMargin(double cell) const
{
    if (m_board.faces().size() == 1)
        return {};
    const BoardMeasures lengths = measures(cell);
    const auto beyond = [&](double reach) { return lengths.grained(std::max(0.0, reach - lengths.margin())); };
    const double outside = lengths.badgeReach();
    const double atCorner = outside - lengths.frameWidth() - lengths.badgeRadius() + lengths.badgeAway();
    const bool areLevel =
        std::ranges::any_of(m_shown, [this](int number) { return std::abs(std::remainder(turn(number), 180)) > 45; });
    return {beyond(atCorner), beyond(outside), beyond(areLevel ? outside : atCorner), beyond(atCorner)};
}

TablePlan Planner::empty() const
{
    TablePlan plan;
    plan.stands.resize(m_board.faces().size());
    return plan;
}

TablePlan Planner::desk(const std::vector<int>& faces, double cell, int perRow) const
{
    TablePlan plan = empty();
    const QMarginsF around = beyondMargin(cell);
    double top = around.top();
    double width = 0;
    const auto count = static_cast<int>(faces.size());
    for (int first = 0; first < count; first += perRow) {
        double left = around.left();
        double height = 0;
        for (int i = first; i < std::min(count, first + perRow); ++i) {
            const int number = faces[static_cast<std::size_t>(i)];
            const QSizeF room = roomOf(number, cell);
            plan.stands[static_cast<std::size_t>(number)] = {
                {left + room.width() / 2, top + room.height() / 2}, turn(number), cell};
            left += room.width() + between(cell);
            height = std::max(height, room.height());
        }
        width = std::max(width, left - between(cell));
        top += height + between(cell);
    }
    plan.size = QSizeF(width + around.right(), top - between(cell) + around.bottom());
    return plan;
}

/** White looks back along the way around the table, black ahead: on the way east white is at the left. */
TablePlan Planner::circle(double cell, int beside) const
{
    const BoardMeasures lengths = measures(cell);
    const int count = static_cast<int>(m_shown.size());
    const int above = (count - 2 * beside + 1) / 2;
    const int below = count - 2 * beside - above;
    int most = 0;
    for (const int number : m_shown)
        most = std::max({most, face(number).columns, face(number).rows});
    const double side = most * cell;
    const double step = side + lengths.grained(std::max(kCircleGap * cell, kLeastCircleGap * m_options.pixel));
    const double left = lengths.margin() + badgeRoom(cell) + side / 2;
    const double top = lengths.margin() + side / 2;
    const double inset = lengths.grained((above - below) * step / 2);
    auto first = std::ranges::lower_bound(m_shown, m_options.arrangement.first) - m_shown.begin();
    TablePlan plan = empty();
    plan.isCircle = true;
    const auto put = [&](double x, double y, double turned) {
        const int number = m_shown[static_cast<std::size_t>(first++ % count)];
        plan.stands[static_cast<std::size_t>(number)] = {{left + x, top + y}, turned, cell};
    };
    for (int i = 0; i < above; ++i)
        put(i * step, 0, 90);
    for (int i = 1; i <= beside; ++i)
        put((above - 1) * step, i * step, 180);
    for (int i = below - 1; i >= 0; --i)
        put(inset + i * step, (beside + 1) * step, 270);
    for (int i = beside; i >= 1; --i)
        put(0, i * step, 0);
    plan.size = QSizeF(2 * left + (above - 1) * step, 2 * top + (beside + 1) * step);
    return plan;
}

/** Two boards of a circle, the left one on the way north, the right one on the way back. */
TablePlan Planner::pair(double cell) const
{
    const BoardMeasures lengths = measures(cell);
    int most = 0;
    for (const int number : m_shown)
        most = std::max({most, face(number).columns, face(number).rows});
    const double side = most * cell;
    const double step = side + lengths.grained(std::max(kCircleGap * cell, kLeastCircleGap * m_options.pixel));
    const double left = lengths.margin() + side / 2;
    const double top = lengths.margin() + badgeRoom(cell) + side / 2;
    const auto first =
        static_cast<std::size_t>(std::ranges::lower_bound(m_shown, m_options.arrangement.first) - m_shown.begin());
    TablePlan plan = empty();
    plan.isCircle = true;
    plan.stands[static_cast<std::size_t>(m_shown[first % 2])] = {{left, top}, 0, cell};
    plan.stands[static_cast<std::size_t>(m_shown[(first + 1) % 2])] = {{left + step, top}, 180, cell};
    plan.size = QSizeF(2 * left + step, 2 * top);
    return plan;
}

/** In rows from above, the last one perhaps shorter; where a row ends there is room for the name of the next board. */
TablePlan Planner::linked(double cell, int perRow) const
{
    const double turned = 90 * std::round(turn(0) / 90); // a row on its corner is none
    const int count = static_cast<int>(m_shown.size());
    const int inRow = perRow == 0 ? count : perRow;
    const bool isBroken = inRow < count;
    const double around = measures(cell).margin() + (isBroken ? measures(cell).nextBoardRoom() : 0);
    double width = 0, height = 0;
    for (int index = 0; index < count; ++index) {
        width += index < inRow ? face(index).columns * cell : 0;
        height = std::max(height, face(index).rows * cell);
    }
    QTransform rotation;
    rotation.rotate(turned);
    const double between = isBroken ? measures(cell).grained(kBetweenRows * cell) : 0;
    const double step = height + 2 * (measures(cell).margin() + badgeRoom(cell)) + between;
    const int rows = (count + inRow - 1) / inRow;
    TablePlan plan = empty();
    plan.isLinked = true;
    plan.perRow = isBroken ? inRow : 0;
    plan.size = rotation.mapRect(QRectF(0, 0, width + 2 * around, rows * step - between)).size();
    const QPointF middle(plan.size.width() / 2, plan.size.height() / 2);
    double left = -width / 2;
    for (int number = 0; number < count; ++number) {
        left = number % inRow == 0 ? -width / 2 : left;
        const double columns = face(number).columns * cell;
        const double down = (number / inRow - (rows - 1) / 2.0) * step;
        plan.stands[static_cast<std::size_t>(number)] = {middle + rotation.map(QPointF(left + columns / 2, down)),
                                                         turned, cell};
        left += columns;
    }
    return plan;
}

std::vector<int> Planner::others(int focus) const
{
    std::vector<int> rest = m_shown;
    std::erase(rest, focus);
    return rest;
}

TablePlan Planner::focused(TablePlan large, const TablePlan& small) const
{
    const double gap = between(large.cellSize());
    const double height = std::max(large.size.height(), small.size.height());
    const auto middle = [&](const TablePlan& part) { return measures(0).grained((height - part.size.height()) / 2); };
    const auto focus = static_cast<std::size_t>(*this->focus());
    TablePlan plan = small;
    for (TablePlan::Stand& stand : plan.stands)
        stand.centre += QPointF(large.size.width() + gap, middle(small));
    plan.stands[focus] = large.stands[focus];
    plan.stands[focus].centre += QPointF(0, middle(large));
    plan.size = QSizeF(large.size.width() + gap + small.size.width(), height);
    return plan;
}

std::vector<int> Planner::shapes() const
{
    const int count = static_cast<int>(m_shown.size());
    std::vector<int> found;
    if (isLinked()) {
        found.push_back(std::min(m_options.arrangement.perRow, count));
    } else if (isCircle()) {
        for (int beside = 0; 2 * beside <= count - 2; ++beside) {
            if (beside == 0 || (count - 2 * beside + 1) / 2 >= 2)
                found.push_back(beside);
        }
        if (count == 2)
            found.push_back(kSideBySide);
    } else if (const int wanted = m_options.arrangement.perRow; wanted > 0) {
        found.push_back(std::min(wanted, count));
    } else {
        for (int perRow = count; perRow >= 1; --perRow)
            found.push_back(perRow);
    }
    return found;
}

TablePlan Planner::shaped(double cell, int shape) const
{
    if (isLinked())
        return linked(cell, shape);
    if (isCircle())
        return shape == kSideBySide ? pair(cell) : circle(cell, shape);
    return desk(m_shown, cell, shape);
}

TablePlan Planner::plan(double cell) const
{
    if (const auto face = focus()) {
        TablePlan large = desk({*face}, cell, 1);
        const double beside = large.size.width() * (1 - kFocusShare) / kFocusShare;
        const TablePlan small = fitDesk(others(*face), {beside, large.size.height()});
        return focused(std::move(large), small);
    }
    std::optional<TablePlan> best;
    double bestRatio = 0;
    for (const int shape : shapes()) {
        TablePlan plan = shaped(cell, shape);
        const QSizeF size = plan.size;
        const double ratio = std::min(size.width(), size.height()) / std::max(size.width(), size.height());
        // Two boards side by side are as far from a square as two on top of one another, but read better.
        if (!best || ratio > bestRatio + 0.1) {
            best = std::move(plan);
            bestRatio = ratio;
        }
    }
    return *std::move(best);
}

template <class Make> TablePlan Planner::largest(QSizeF space, const std::vector<int>& shapes, Make make) const
{
    // On paper nothing is ever fitted but to be scaled.
    const double step = m_options.grain > 0 ? m_options.grain : space.width() / 10'000;
    const double trial = std::max(least(), 10 * step);
    std::optional<TablePlan> best;
    for (const int shape : shapes) {
        const double cell =
            largestCell(space, std::max(least(), step), trial, step, [&](double c) { return make(c, shape).size; });
        TablePlan plan = make(cell, shape);
        // With cells of the same size those stand best that leave the least free among them: four boards two by two.
        constexpr double kHardlyLess = 0.95;
        const auto area = [](const TablePlan& one) { return one.size.width() * one.size.height(); };
        if (!best || cell > best->cellSize() || (cell == best->cellSize() && area(plan) < kHardlyLess * area(*best)))
            best = std::move(plan);
    }
    return *std::move(best);
}

TablePlan Planner::fitDesk(const std::vector<int>& faces, QSizeF space) const
{
    std::vector<int> rows;
    for (int perRow = static_cast<int>(faces.size()); perRow >= 1; --perRow)
        rows.push_back(perRow);
    return largest(space, rows, [&](double cell, int perRow) { return desk(faces, cell, perRow); });
}

TablePlan Planner::fitting(QSizeF space) const
{
    space = space.expandedTo(QSizeF(1, 1));
    const auto face = focus();
    if (!face)
        return largest(space, shapes(), [&](double cell, int shape) { return shaped(cell, shape); });
    TablePlan large = fitDesk({*face}, {kFocusShare * space.width(), space.height()});
    const double beside = space.width() - large.size.width() - between(large.cellSize());
    const TablePlan small = fitDesk(others(*face), QSizeF(beside, space.height()).expandedTo(QSizeF(1, 1)));
    return focused(std::move(large), small);
}

} // namespace

std::vector<Seam> seamsOf(const Board& board)
{
    std::vector<Seam> seams;
    for (std::size_t face = 0; face + 1 < board.faces().size(); ++face) {
        const Face& shape = board.faces()[face];
        for (int row = 0; row < shape.rows; ++row) {
            const auto last = board.at({static_cast<std::uint8_t>(face), static_cast<std::int16_t>(shape.columns - 1),
                                        static_cast<std::int16_t>(row)});
            const auto beyond = last ? board.step(*last, Direction::East) : std::nullopt;
            if (beyond && board.place(beyond->cell).face == face + 1) {
                seams.push_back({static_cast<int>(face), static_cast<int>(face) + 1});
                break;
            }
        }
    }
    return seams;
}

double TablePlan::cellSize() const
{
    return std::ranges::max_element(stands, {}, &Stand::cell)->cell;
}

TablePlan TablePlan::of(const Board& board, double cellSize, const LayoutOptions& options)
{
    return Planner(board, options).plan(cellSize);
}

TablePlan TablePlan::fitting(const Board& board, QSizeF space, const LayoutOptions& options)
{
    return Planner(board, options).fitting(space);
}

TablePlan TablePlan::between(const TablePlan& from, const TablePlan& to, double part)
{
    TablePlan plan = to;
    for (std::size_t i = 0; i < plan.stands.size(); ++i) {
        Stand first = from.stands[i];
        Stand last = to.stands[i];
        if (first.cell == 0)
            first = {last.centre, last.turn, 0};
        else if (last.cell == 0)
            last = {first.centre, first.turn, 0};
        // The shorter way round.
        const double turned = std::remainder(last.turn - first.turn, 360);
        plan.stands[i] = {first.centre + (last.centre - first.centre) * part, first.turn + turned * part,
                          first.cell + (last.cell - first.cell) * part};
    }
    plan.size = from.size + (to.size - from.size) * part;
    return plan;
}

} // namespace ringford::ui
