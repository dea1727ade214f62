// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetShapes.h"

#include "ui/print/DiagramBlock.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kTrialCell = 10; // mm

/** What of a diagram decides how much stands below its board; empty: nothing does. */
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

bool measuresAs(QSizeF one, QSizeF other)
{
    constexpr double kNearly = 1e-3;
    return std::abs(one.width() - other.width()) < kNearly && std::abs(one.height() - other.height()) < kNearly;
}

} // namespace

DiagramSpec bareDiagram(const DiagramSpec& diagram, double cell, int boardsPerRow)
{
    DiagramSpec bare = diagram;
    bare.caption.clear();
    bare.size = {std::nullopt, cell};
    bare.boardsPerRow = boardsPerRow;
    return bare;
}

struct SheetShapes::Shape {
    DiagramSpec board; ///< with nothing below it
    BoardStyle style;
    QSizeF trial; ///< its size with trial cells
    int count = 0;
    std::map<QString, DiagramSpec> below{};            ///< diagrams with different things below
    std::map<std::pair<int, long>, QSizeF> measured{}; ///< boards, by how many are in a row and tenths of a mm
    std::map<std::pair<long, long>, double> measuredBelow{};

    QSizeF measure(double cell, int boardsPerRow, PieceArt& art)
    {
        QSizeF& size = measured[{boardsPerRow, std::lround(cell * 10)}];
        if (size.isEmpty())
            size = DiagramBlock(bareDiagram(board, cell, boardsPerRow), art).size();
        return size;
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
    auto found = std::ranges::find_if(m_shapes, [&](const auto& one) { return measuresAs(one->trial, trial); });
    if (found == m_shapes.end()) {
        m_shapes.push_back(std::make_unique<Shape>(Shape{std::move(board), block.style(), trial}));
        found = m_shapes.end() - 1;
    }
    Shape& shape = **found;
    ++shape.count;
    if (QString key = belowKey(diagram); !key.isEmpty() && shape.below.emplace(std::move(key), diagram).second)
        shape.measuredBelow.clear();
    return static_cast<std::size_t>(found - m_shapes.begin());
}

std::vector<int> SheetShapes::boardsPerRow(std::size_t index) const
{
    const DiagramSpec& diagram = m_shapes[index]->board;
    const Board& board = diagram.game->board();
    std::vector<int> found{0};
    if (diagram.boards != Arrangement::Kind::Desk || !seamsOf(board).empty())
        return found;
    const auto gone = layoutOptionsFor(diagram.picture).arrangement.gone.size();
    const int boards = static_cast<int>(board.faces().size() - gone);
    const auto rows = [boards](int perRow) { return (boards + perRow - 1) / perRow; };
    for (int perRow = boards; perRow > 1; --perRow) {
        if (rows(perRow - 1) > rows(perRow)) // else fewer in a row need as many rows
            found.push_back(perRow);
    }
    if (boards > 1)
        found.push_back(1);
    return found;
}

SheetShape SheetShapes::shape(std::size_t index, int boardsPerRow) const
{
    Shape& shape = *m_shapes[index];
    return {[&shape, boardsPerRow, &art = m_art](double cell) { return shape.measure(cell, boardsPerRow, art); },
            shape.count, [&shape](double cell, double width) { return shape.measureBelow(cell, width); }};
}

std::size_t SheetShapes::usual() const
{
    const auto most = std::ranges::max_element(m_shapes, {}, [](const auto& one) { return one->count; });
    return static_cast<std::size_t>(most - m_shapes.begin());
}

} // namespace ringford::ui
