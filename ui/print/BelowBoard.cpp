// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/BelowBoard.h"

#include <algorithm>
#include <map>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kBelowText = 3.2;
constexpr double kBelowLine = 1.35; // of the height of its letters
constexpr double kBelowGap = 2;
constexpr double kLargestIcon = 9;
constexpr double kBesideIcon = 0.8;
constexpr double kBetweenItems = 3;

} // namespace

BelowBoard::BelowBoard(const DiagramSpec& spec, const BoardStyle& style, double cell, double width)
    : m_icon(std::min(kLargestIcon, cell)), m_width(width)
{
    if (spec.shows.stockpiles)
        addStockpiles(spec, style);
    if (spec.shows.legend)
        addLegend(spec, style);
}

BelowBoard::Item BelowBoard::item(std::optional<PieceLook> piece, const QString& text, const BoardStyle& style) const
{
    Item made{std::move(piece), text, 0, {}};
    made.width =
        (made.piece ? m_icon + kBesideIcon : 0) + Word{{}, text, kBelowText, !made.piece, {}}.width(style.font);
    return made;
}

/** How many lines a row takes that is broken at a width. */
int BelowBoard::linesOf(const std::vector<Item>& row, double width)
{
    int lines = 1;
    double left = 0;
    for (const Item& one : row) {
        if (left > 0 && left + one.width > width) {
            left = 0;
            ++lines;
        }
        left += one.width + kBetweenItems;
    }
    return lines;
}

/** The least width at which a row takes no more lines than at that of all: no seat stands alone in the last one. */
double BelowBoard::evenWidth(const std::vector<Item>& row) const
{
    constexpr double kNearEnough = 0.5; // mm
    double wide = m_width;
    const int lines = linesOf(row, wide);
    for (double narrow = 0; wide - narrow > kNearEnough;) {
        const double middle = (narrow + wide) / 2;
        (linesOf(row, middle) > lines ? narrow : wide) = middle;
    }
    return wide;
}

/** Places a row below what there is. */
void BelowBoard::place(std::vector<Item> row, double width)
{
    const double high = rowHeight();
    double left = 0;
    double top = m_height + (m_items.empty() ? kBelowGap : 0);
    for (Item& one : row) {
        if (left > 0 && left + one.width > width) {
            left = 0;
            top += high;
        }
        one.at = {left, top};
        left += one.width + kBetweenItems;
        m_items.push_back(std::move(one));
    }
    m_height = top + high;
}

/** Of a row of small things: their words need room where cells are small, too. */
double BelowBoard::rowHeight() const
{
    return std::max(m_icon, kBelowLine * kBelowText);
}

void BelowBoard::addStockpiles(const DiagramSpec& spec, const BoardStyle& style)
{
    std::map<Seat, std::vector<Item>> rows;
    for (const StockItem& stock : spec.picture.contents.stockpiles) {
        if (stock.count <= 0)
            continue;
        std::vector<Item>& row = rows[stock.holder];
        if (row.empty() && stock.holder.index < spec.seatNames.size())
            row.push_back(item({}, spec.seatNames[stock.holder.index] + u':', style));
        QString text = QStringLiteral("×%1").arg(stock.count);
        if (stock.piece.set != 0 && spec.shows.setNumbers)
            text += QStringLiteral(" (%1)").arg(stock.piece.set);
        row.push_back(item(lookOf(spec.game->description(), stock.piece, style.theme), text, style));
    }
    for (auto& [holder, row] : rows)
        place(std::move(row), m_width);
}

void BelowBoard::addLegend(const DiagramSpec& spec, const BoardStyle& style)
{
    const GameDescription& game = spec.game->description();
    // The kind that there is most of shows the pattern, in colours that more than two armies have.
    std::map<std::uint8_t, int> kinds;
    for (const PlacedPiece& placed : spec.picture.contents.pieces)
        ++kinds[placed.piece.kind.index];
    std::map<Colour, Side> armies;
    for (std::uint8_t index = 0; index < game.sides.size(); ++index)
        armies.emplace(game.sides[index].colour, Side{index});
    if (armies.size() <= 2 || kinds.empty())
        return;
    const auto most = std::ranges::max_element(kinds, {}, &std::pair<const std::uint8_t, int>::second);
    std::vector<Item> row;
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        const SideInfo& side = game.sides[index];
        if (side.seat.index >= spec.seatNames.size())
            continue;
        PieceLook look = lookOf(game, {PieceKind{most->first}, Side{index}, 0}, style.theme);
        look.isOut = spec.picture.contents.sidesOut.contains(Side{index});
        row.push_back(item(look, spec.seatNames[side.seat.index], style));
    }
    const double width = evenWidth(row);
    place(std::move(row), width);
}

void BelowBoard::paint(Canvas& canvas, const BoardStyle& style, QPointF at) const
{
    const double height = rowHeight();
    for (const Item& one : m_items) {
        const QPointF corner = at + one.at;
        double left = corner.x();
        if (one.piece) {
            canvas.piece(*one.piece, {corner + QPointF(m_icon, height) / 2, 0.94 * m_icon, 0, 1});
            left += m_icon + kBesideIcon;
        }
        Word word{{}, one.text, kBelowText, !one.piece, style.theme.text};
        word.centre = {left + word.width(style.font) / 2, corner.y() + height / 2};
        canvas.write(word);
    }
}

} // namespace ringford::ui
