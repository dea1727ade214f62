// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/TextColumns.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kPieceSide = 2.6; // of a piece beside text, in sizes of letters
constexpr double kPieceRoom = 3.1;

double indentOf(const TextBlock& block, double size)
{
    return (block.indent + (block.piece ? kPieceRoom : 0)) * size;
}

double heightOf(const std::vector<ColumnPlace>& places, const std::vector<ColumnUnit>& units)
{
    double height = 0;
    for (std::size_t index = 0; index < places.size(); ++index)
        height = std::max(height, places[index].y + units[index].height);
    return height;
}

} // namespace

TextBlock TextBlock::of(const QString& text)
{
    TextBlock block;
    const QStringList parts = text.split(u'*');
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (!parts[i].isEmpty())
            block.runs.push_back({parts[i], i % 2 == 1});
    }
    return block;
}

TextColumns::TextColumns(Look look, std::function<Page()> nextPage)
    : m_look(std::move(look)), m_nextPage(std::move(nextPage))
{
}

double TextColumns::columnWidth()
{
    if (!m_page.content && !turnPage())
        return 0;
    return columnWide();
}

QSizeF TextColumns::pageRoom()
{
    if (!m_page.content && !turnPage())
        return {};
    return {m_page.room.width(), m_whole};
}

double TextColumns::columnWide() const
{
    return (m_page.room.width() - (m_look.columns - 1) * m_look.gap) / m_look.columns;
}

bool TextColumns::turnPage()
{
    m_page = m_nextPage();
    m_whole = m_page.room.height();
    return m_page.content != nullptr;
}

TextLines TextColumns::linesOf(const TextBlock& block) const
{
    return {block.runs, m_look.size * block.scale, columnWide() - indentOf(block, m_look.size), m_look.font};
}

/** Shows the first units where they stand, and keeps the others. */
void TextColumns::show(const std::vector<ColumnPlace>& places)
{
    for (std::size_t index = 0; index < places.size(); ++index) {
        const double left = m_page.room.left() + places[index].column * (columnWide() + m_look.gap);
        m_shows[index](*m_page.content, {left, m_page.room.top() + places[index].y});
    }
    const auto shown = static_cast<std::ptrdiff_t>(places.size());
    m_units.erase(m_units.begin(), m_units.begin() + shown);
    m_shows.erase(m_shows.begin(), m_shows.begin() + shown);
}

/** Puts a unit behind all before, on the next page where this one is full. */
bool TextColumns::put(ColumnUnit unit, Show show)
{
    unit.staysWithPrevious = unit.staysWithPrevious || std::exchange(m_keepsNext, false);
    m_units.push_back(unit);
    m_shows.push_back(std::move(show));
    for (;;) {
        const auto places = columnPlaces(m_units, m_look.columns, m_page.room.height(), m_whole);
        if (places.size() == m_units.size())
            return true;
        this->show(places);
        m_isOnlyPage = false;
        if (!turnPage())
            return false;
    }
}

TextColumns::Show TextColumns::lineOf(const TextBlock& block, TextLines::Line line) const
{
    const double size = m_look.size * block.scale;
    // A word's middle is that of its own letters: the base line is what has to be straight.
    const double base = lineHeight(block) / 2 + Word{{}, QStringLiteral("H"), size, false, {}}.drop(m_look.font);
    const QPointF begin(indentOf(block, m_look.size), base);
    return [=, font = m_look.font, ink = m_look.ink, line = std::move(line)](PageContent& page, QPointF at) {
        for (const TextLines::Piece& set : line) {
            Word word{{}, set.text, size, set.isBold, ink};
            word.centre = at + begin + QPointF(set.left + set.width / 2, -word.drop(font));
            page.addWord(std::move(word));
        }
    };
}

bool TextColumns::addDiagram(const TextBlock& block)
{
    const QSizeF size = block.diagram->size();
    const double left = (columnWide() - size.width()) / 2;
    return put({size.height(), block.before * m_look.size, block.staysWithPrevious},
               [diagram = block.diagram, left](PageContent& page, QPointF at) {
                   page.addDiagram(diagram, at + QPointF(left, 0));
               });
}

/** How many of what stands in columns need not be on the page of what comes next. */
std::size_t TextColumns::unitsOnTheirOwn(const TextBlock& block) const
{
    std::size_t count = m_units.size();
    if (count == 0 || !(block.staysWithPrevious || m_keepsNext))
        return count;
    while (--count > 0 && m_units[count].staysWithPrevious) {
    }
    return count;
}

/** Shows the first units in even columns, which have room; gives how high these are. */
double TextColumns::showEvenly(std::size_t units)
{
    const auto places = evenColumnPlaces(std::span(m_units).first(units), m_look.columns, m_page.room.height());
    const double height = heightOf(places, m_units);
    show(places);
    return height;
}

/** What stood in columns is even then. @pre the diagram is lower than a page */
bool TextColumns::addAcross(const TextBlock& block)
{
    const QSizeF size = block.diagram->size();
    const double gap = block.before * m_look.size;
    const auto above = evenColumnPlaces(m_units, m_look.columns, m_page.room.height());
    if (heightOf(above, m_units) + gap + size.height() > m_page.room.height()) {
        showEvenly(unitsOnTheirOwn(block));
        m_isOnlyPage = false;
        if (!turnPage())
            return false;
    }
    m_keepsNext = false;
    const double high = showEvenly(m_units.size());
    const QPointF at(m_page.room.center().x() - size.width() / 2, m_page.room.top() + high + (high > 0 ? gap : 0));
    m_page.content->addDiagram(block.diagram, at);
    m_page.room.setTop(std::min(m_page.room.bottom(), at.y() + size.height() + gap));
    m_isOnlyPage = false;
    return true;
}

bool TextColumns::add(const TextBlock& block)
{
    if (!m_page.content && !turnPage())
        return false;
    const bool isSet = block.diagram && block.isAcross ? addAcross(block)
                       : block.diagram                 ? addDiagram(block)
                       : block.piece                   ? addBesidePiece(block)
                                                       : addLines(block);
    m_keepsNext = block.staysWithNext;
    return isSet;
}

/** Line by line: where there is no further page, what follows need not be laid out. */
bool TextColumns::addLines(const TextBlock& block)
{
    TextLines lines = linesOf(block);
    ColumnUnit unit{lineHeight(block), block.before * m_look.size, block.staysWithPrevious};
    int count = 0;
    for (auto line = lines.next(); line;) {
        auto following = lines.next();
        // The second line stays with the first, and the last with the one before.
        const bool isHeld = ++count == 2 || (count > 1 && (!following || block.staysWithNext));
        unit.staysWithPrevious = count == 1 ? block.staysWithPrevious : isHeld;
        if (!put(unit, lineOf(block, *std::move(line))))
            return false;
        unit.before = 0;
        line = std::move(following);
    }
    return true;
}

/** The lines and the piece beside them stay together, in the middle of the higher one. */
bool TextColumns::addBesidePiece(const TextBlock& block)
{
    std::vector<Show> lines;
    for (TextLines broken = linesOf(block); auto line = broken.next();)
        lines.push_back(lineOf(block, *std::move(line)));
    const double side = kPieceSide * m_look.size;
    const double step = lineHeight(block);
    const double high = static_cast<double>(lines.size()) * step;
    const double left = block.indent * m_look.size + side / 2;
    return put({std::max(high, side), block.before * m_look.size, block.staysWithPrevious},
               [=, lines = std::move(lines), piece = *block.piece](PageContent& page, QPointF at) {
                   page.addPiece(piece, {at + QPointF(left, side / 2), side, 0, 1});
                   double y = std::max(0.0, (side - high) / 2);
                   for (const Show& line : lines) {
                       line(page, at + QPointF(0, y));
                       y += step;
                   }
               });
}

void TextColumns::finish()
{
    if (!m_page.content)
        return;
    const double height = m_page.room.height();
    const auto inOne = columnPlaces(m_units, 1, m_look.least * height);
    const bool isShort = m_isOnlyPage && inOne.size() == m_units.size();
    show(isShort ? inOne : evenColumnPlaces(m_units, m_look.columns, height));
}

} // namespace ringford::ui
