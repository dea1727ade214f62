// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/BelowBoard.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kBelowText = 3.2;
constexpr double kSmallerName = 0.75; // letters of a name that has no room, in usual ones
constexpr double kBelowLine = 1.35;   // of the height of its letters
constexpr double kBelowGap = 2;
constexpr double kLargestIcon = 9;
constexpr double kSmallIcon = 1.4;       // beside smaller letters, in these
constexpr double kBesideIcon = 0.25;     // in letters
constexpr double kBetweenItems = 0.9375; // in letters

// Stockpiles that are limited, and what they are set in until they keep to it.
constexpr double kMostStock = 16;
constexpr double kMostStockOfWidth = 0.25;
constexpr double kLongestStock = 900; // all in one line: what is longer is cut, unless it is no higher than the above
constexpr std::array kStockTexts{kBelowText, 2.7, 2.3, 2.0};

} // namespace

BelowBoard::BelowBoard(const DiagramSpec& spec, const BoardStyle& style, double cell, double width)
    : m_cell(cell), m_width(width)
{
    if (spec.shows.stockpiles)
        addStockpiles(spec, style);
    if (spec.shows.legend)
        addLegend(spec, style);
}

/** Words need room where cells are small, too. */
double BelowBoard::Scale::rowHeight() const
{
    return std::max(icon, kBelowLine * text);
}

/**
 * No wider than there is room, with @p beside it: a long name is set smaller, then its end is left out. @p behind is
 * whole.
 */
BelowBoard::Item BelowBoard::item(std::optional<PieceLook> piece, const QString& text, const BoardStyle& style,
                                  const Scale& scale, const QString& behind, double beside) const
{
    Item made{std::move(piece), text + behind, scale, scale.text};
    const double icon = made.piece ? scale.icon + kBesideIcon * scale.text : 0;
    const double most = std::max(scale.text, m_width - icon - beside);
    Word word{{}, made.text, scale.text, !made.piece, {}};
    if (const double wide = word.width(style.font); wide > most)
        word.size = made.letters = scale.text * std::max(kSmallerName, most / wide);
    if (word.width(style.font) > most + 0.01) {
        word.text = behind;
        const double room = most - word.width(style.font);
        word.text = text;
        word.shorten(style.font, room);
        made.text = word.text += behind;
    }
    made.width = icon + word.width(style.font);
    return made;
}

/** How wide an item is with what stands on its line: a name does not end one, its first piece stands behind it. */
double BelowBoard::firmWidth(const Row& row, std::size_t index)
{
    const Item& one = row[index];
    const bool isFirm = isName(one) && index + 1 < row.size() && !isName(row[index + 1]);
    return one.width + (isFirm ? kBetweenItems * one.scale.text + row[index + 1].width : 0);
}

/** How many lines a row takes that is broken at a width. */
int BelowBoard::linesOf(const Row& row, double width)
{
    int lines = 1;
    double left = 0;
    for (std::size_t index = 0; index < row.size(); ++index) {
        if (left > 0 && left + firmWidth(row, index) > width) {
            left = 0;
            ++lines;
        }
        left += row[index].width + kBetweenItems * row[index].scale.text;
    }
    return lines;
}

/** The least width at which a row takes no more lines than at that of all: no seat stands alone in the last one. */
double BelowBoard::evenWidth(const Row& row) const
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

/** Leaves out what so many lines have no room for, with @p end in its place. */
void BelowBoard::cut(Row& row, int lines, const Item& end)
{
    row.push_back(end);
    while (row.size() > 1 && linesOf(row, m_width) > lines) {
        m_isCut = true;
        row.erase(row.end() - 2);
    }
    if (m_isCut && row.size() > 1 && isName(row[row.size() - 2])) // all that they hold is left out
        row.erase(row.end() - 2);
    if (!m_isCut)
        row.pop_back();
}

/** Places a row below what there is: its lines begin at the left, or stand in the middle. */
void BelowBoard::place(Row row, double width, Lines lines)
{
    if (row.empty())
        return;
    const double high = row.front().scale.rowHeight();
    double left = 0;
    double top = m_height + (m_items.empty() ? kBelowGap : 0);
    std::size_t first = 0; // of the line
    const auto endLine = [&](std::size_t end) {
        const double shift = lines == Lines::InMiddle ? (m_width - row[end - 1].at.x() - row[end - 1].width) / 2 : 0;
        for (; first < end; ++first)
            row[first].at.rx() += shift;
    };
    for (std::size_t index = 0; index < row.size(); ++index) {
        if (left > 0 && left + firmWidth(row, index) > width) {
            endLine(index);
            left = 0;
            top += high;
        }
        row[index].at = {left, top};
        left += row[index].width + kBetweenItems * row[index].scale.text;
    }
    endLine(row.size());
    std::ranges::move(row, std::back_inserter(m_items));
    m_height = top + high;
}

/** One row, of all items of @p rows. */
BelowBoard::Row BelowBoard::joined(std::vector<Row> rows)
{
    Row all;
    for (Row& row : rows)
        std::ranges::move(row, std::back_inserter(all));
    return all;
}

BelowBoard::Stock BelowBoard::stockOf(const DiagramSpec& spec, const BoardStyle& style, const Scale& scale) const
{
    std::map<Seat, Row> byHolder;
    for (const StockItem& stock : spec.picture.contents.stockpiles) {
        if (stock.count <= 0)
            continue;
        QString text = QStringLiteral("×%1").arg(stock.count);
        if (stock.piece.set != 0 && spec.shows.setNumbers)
            text += QStringLiteral(" (%1)").arg(stock.piece.set);
        byHolder[stock.holder].push_back(
            item(lookOf(spec.game->description(), stock.piece, style.theme), text, style, scale));
    }
    Stock made;
    for (auto& [holder, row] : byHolder) {
        if (holder.index < spec.seatNames.size()) {
            const QString& seat = spec.seatNames[holder.index];
            const auto nameWith = [&](double beside) {
                return item({}, seat, style, scale, QStringLiteral(":"), beside);
            };
            const double beside = kBetweenItems * scale.text + row.front().width;
            Item name = nameWith(0);
            const bool isShorter = name.width + beside > m_width;
            made.isTight = made.isTight || (isShorter && name.letters == scale.text);
            row.insert(row.begin(), isShorter ? nameWith(beside) : std::move(name));
        }
        made.rows.push_back(std::move(row));
    }
    return made;
}

int BelowBoard::linesOfAll(const std::vector<Row>& rows) const
{
    return std::transform_reduce(rows.begin(), rows.end(), 0, std::plus(),
                                 [this](const Row& row) { return linesOf(row, m_width); });
}

/**
 * Each begins a line, in smaller letters where these would be too high; where that is no help they follow one another.
 */
void BelowBoard::addStockpiles(const DiagramSpec& spec, const BoardStyle& style)
{
    const double usual = std::max(kMostStock, kMostStockOfWidth * m_width);
    const double most = spec.mostStockpiles > 0 ? spec.mostStockpiles : usual;
    for (const double text : kStockTexts) {
        const bool isUsual = text == kBelowText;
        const bool isLast = text == kStockTexts.back();
        if (spec.mostStockText > 0 && text > spec.mostStockText && !isLast)
            continue;
        const Scale scale{text, std::min({kLargestIcon, m_cell, isUsual ? kLargestIcon : kSmallIcon * text})};
        auto [rows, isTight] = stockOf(spec, style, scale);
        if (rows.empty())
            return;
        const double longest = isLast ? kLongestStock / m_width : 0;
        const int usualLines = static_cast<int>(std::ceil(std::max(std::floor(most / scale.rowHeight()), longest)));
        const int lines = spec.mostStockLines > 0 ? std::min(spec.mostStockLines, usualLines) : usualLines;
        int needed = linesOfAll(rows);
        if (!isUsual && needed > lines) {
            rows = {joined(std::move(rows))};
            needed = linesOfAll(rows);
        }
        if (spec.limitsStockpiles && (needed > lines || isTight) && !isLast)
            continue;
        m_stockText = text;
        if (spec.limitsStockpiles && isLast)
            cut(rows.front(), lines, item({}, QStringLiteral("…"), style, scale));
        for (Row& row : rows)
            place(std::move(row), m_width);
        return;
    }
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
    const Scale scale{kBelowText, std::min(kLargestIcon, m_cell)};
    Row row;
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        const SideInfo& side = game.sides[index];
        if (side.seat.index >= spec.seatNames.size())
            continue;
        PieceLook look = lookOf(game, {PieceKind{most->first}, Side{index}, 0}, style.theme);
        look.isOut = spec.picture.contents.sidesOut.contains(Side{index});
        row.push_back(item(look, spec.seatNames[side.seat.index], style, scale));
    }
    const double width = evenWidth(row);
    place(std::move(row), width, Lines::InMiddle);
}

void BelowBoard::paint(Canvas& canvas, const BoardStyle& style, QPointF at) const
{
    for (const Item& one : m_items) {
        const QPointF corner = at + one.at;
        const double height = one.scale.rowHeight();
        const double icon = one.scale.icon;
        double left = corner.x();
        if (one.piece) {
            canvas.piece(*one.piece, {corner + QPointF(icon, height) / 2, 0.94 * icon, 0, 1});
            left += icon + kBesideIcon * one.scale.text;
        }
        Word word{{}, one.text, one.letters, !one.piece, style.theme.text};
        word.centre = {left + word.width(style.font) / 2, corner.y() + height / 2};
        canvas.write(word);
    }
}

} // namespace ringford::ui
