// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetShapes.h"

#include "ui/print/DiagramBlock.h"
#include "ui/print/LinkedRows.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kTrialCell = 10; // mm

/** Whether the players sit at the left and the right of a board, not below and above it. */
bool liesAcross(const GameDescription& game)
{
    constexpr long kHalf = 180, kRight = 90;
    return game.board.faces().size() == 1 && std::ranges::all_of(game.sides, [](const SideInfo& side) {
               return std::lround(side.homeAngle) % kHalf == kRight;
           });
}

/** As SheetShapes::stands(). */
std::vector<BoardStand> standsOf(const DiagramSpec& diagram)
{
    const Board& board = diagram.game->board();
    std::vector<BoardStand> found{{}};
    if (liesAcross(diagram.game->description()))
        found.push_back({0, true});
    if (diagram.boards != Arrangement::Kind::Desk)
        return found;
    if (!seamsOf(board).empty()) {
        const int all = static_cast<int>(board.faces().size());
        for (const int perRow : linkedRows(all)) {
            if (perRow < all) // they stand in one row by themselves
                found.push_back({perRow});
        }
        return found;
    }
    const auto gone = layoutOptionsFor(diagram.picture).arrangement.gone.size();
    const int boards = static_cast<int>(board.faces().size() - gone);
    const auto rows = [boards](int perRow) { return (boards + perRow - 1) / perRow; };
    for (int perRow = boards; perRow > 1; --perRow) {
        if (rows(perRow - 1) > rows(perRow)) // else fewer in a row need as many rows
            found.push_back({perRow});
    }
    if (boards > 1)
        found.push_back({1});
    return found;
}

bool measuresAs(QSizeF one, QSizeF other)
{
    constexpr double kNearly = 1e-3;
    return std::abs(one.width() - other.width()) < kNearly && std::abs(one.height() - other.height()) < kNearly;
}

} // namespace

DiagramSpec bareDiagram(const DiagramSpec& diagram, double cell, BoardStand stand)
{
    DiagramSpec bare = diagram;
    bare.caption.clear();
    bare.size = {std::nullopt, cell};
    bare.boardsPerRow = stand.perRow;
    bare.limitsStockpiles = true;
    if (stand.isTurned)
        bare.turns = {diagram.game->description().sides.front().homeAngle};
    return bare;
}

QString belowKey(const DiagramSpec& diagram)
{
    QString key;
    if (diagram.shows.stockpiles) {
        for (const StockItem& stock : diagram.picture.contents.stockpiles) {
            if (stock.count > 0)
                key += QStringLiteral("%1:%2:%3 ")
                           .arg(stock.holder.index)
                           .arg(stock.count)
                           .arg(stock.piece.set != 0 ? stock.piece.set : 0);
        }
    }
    const bool mayHaveLegend = diagram.shows.legend && diagram.game->description().sides.size() > 2;
    if (mayHaveLegend)
        key += QStringLiteral("l%1").arg(diagram.picture.contents.pieces.empty() ? 0 : 1);
    return key;
}

struct SheetShapes::Shape {
    struct Measured {
        QSizeF size;
        double above = 0; ///< as in SheetShape
    };

    DiagramSpec board; ///< with nothing below it
    BoardStyle style;
    QSizeF trial; ///< its size with trial cells
    bool isRing;
    std::vector<BoardStand> stands;
    int count = 0;
    std::map<QString, DiagramSpec> below{};                     ///< diagrams with different things below
    std::map<std::pair<BoardStand, long>, Measured> measured{}; ///< boards, by tenths of a mm of their cells
    std::map<std::pair<long, long>, double> measuredBelow{};

    const Measured& measure(double cell, BoardStand stand, PieceArt& art)
    {
        Measured& found = measured[{stand, std::lround(cell * 10)}];
        if (found.size.isEmpty()) {
            const DiagramBlock block(bareDiagram(board, cell, stand), art);
            found = {block.size(), block.boardTop()};
        }
        return found;
    }
    /** How high what stands below is, in a column that is so wide. */
    double measureBelow(double cell, double width)
    {
        const auto [found, isNew] = measuredBelow.try_emplace({std::lround(cell * 10), std::lround(width * 10)}, 0.0);
        if (!isNew)
            return found->second;
        for (const auto& [key, diagram] : below)
            found->second = std::max(found->second, BelowBoard(diagram, style, cell, width).height());
        return found->second;
    }
};

SheetShapes::SheetShapes(PieceArt& art) : m_art(art) {}

SheetShapes::~SheetShapes() = default;

std::size_t SheetShapes::add(const DiagramSpec& diagram)
{
    DiagramSpec board = bareDiagram(diagram, kTrialCell);
    board.shows.stockpiles = false;
    board.shows.legend = false;
    const DiagramBlock block(board, m_art);
    const QSizeF trial = block.size();
    const bool isRing = block.layout().middle(0).has_value();
    const std::vector<BoardStand> stands = standsOf(board);
    // Three boards and four measure the same in two rows, but not in one.
    auto found = std::ranges::find_if(
        m_shapes, [&](const auto& one) { return measuresAs(one->trial, trial) && one->stands == stands; });
    if (found == m_shapes.end()) {
        m_shapes.push_back(std::make_unique<Shape>(Shape{std::move(board), block.style(), trial, isRing, stands}));
        found = m_shapes.end() - 1;
    }
    Shape& shape = **found;
    ++shape.count;
    if (QString key = belowKey(diagram);
        !key.isEmpty() && shape.below.emplace(std::move(key), bareDiagram(diagram, kTrialCell)).second)
        shape.measuredBelow.clear();
    return static_cast<std::size_t>(found - m_shapes.begin());
}

const std::vector<BoardStand>& SheetShapes::stands(std::size_t index) const
{
    return m_shapes[index]->stands;
}

SheetShape SheetShapes::shape(std::size_t index, BoardStand stand) const
{
    Shape& shape = *m_shapes[index];
    return {[&shape, stand, &art = m_art](double cell) { return shape.measure(cell, stand, art).size; },
            shape.count,
            [&shape](double cell, double width) { return shape.measureBelow(cell, width); },
            {},
            [&shape, stand, &art = m_art](double cell) { return shape.measure(cell, stand, art).above; },
            shape.isRing};
}

double SheetShapes::stockText(std::size_t index, const DiagramSpec& diagram, const SheetPlace& place) const
{
    if (!diagram.shows.stockpiles || diagram.picture.contents.stockpiles.empty())
        return 0;
    Shape& shape = *m_shapes[index];
    const double board = shape.measure(place.cell, place.stand, m_art).size.width();
    return BelowBoard(bareDiagram(diagram, place.cell), shape.style, place.cell, std::max(board, place.belowWidth))
        .stockText();
}

double SheetShapes::below(std::size_t index, const DiagramSpec& diagram, double cell, double width) const
{
    return BelowBoard(bareDiagram(diagram, cell), m_shapes[index]->style, cell, width).height();
}

std::size_t SheetShapes::usual() const
{
    const auto most = std::ranges::max_element(m_shapes, {}, [](const auto& one) { return one->count; });
    return static_cast<std::size_t>(most - m_shapes.begin());
}

} // namespace ringford::ui
