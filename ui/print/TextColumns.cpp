// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/TextColumns.h"

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr double kPieceSide = 2.6; // of a piece beside text, in sizes of letters
constexpr double kPieceRoom = 3.1;
constexpr double kHeadingKeeps = 3; // lines that stand below a heading at least

double indentOf(const TextBlock& block, double size)
{
    return (block.indent + (block.piece ? kPieceRoom : 0)) * size;
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

double TextColumns::columnWide() const
{
    return (m_page.room.width() - (m_look.columns - 1) * m_look.gap) / m_look.columns;
}

double TextColumns::columnLeft() const
{
    return m_page.room.left() + m_column * (columnWide() + m_look.gap);
}

bool TextColumns::turnPage()
{
    m_page = m_nextPage();
    m_column = 0;
    m_y = m_page.room.top();
    m_isTop = true;
    return m_page.content != nullptr;
}

/** Goes on to where a height is free: here, in the next column or on the next page. */
bool TextColumns::makeRoom(double height)
{
    if (!m_page.content && !turnPage())
        return false;
    if (m_isTop || m_y + height <= m_page.room.bottom() + 1e-6)
        return true;
    if (++m_column >= m_look.columns)
        return turnPage();
    m_y = m_page.room.top();
    m_isTop = true;
    return true;
}

TextLines TextColumns::linesOf(const TextBlock& block) const
{
    return {block.runs, m_look.size * block.scale, columnWide() - indentOf(block, m_look.size), m_look.font};
}

void TextColumns::write(const TextBlock& block, const TextLines::Line& line, double y) const
{
    const double left = columnLeft() + indentOf(block, m_look.size);
    const double size = m_look.size * block.scale;
    // A word's middle is that of its own letters: the base line is what has to be straight.
    const double base = y + lineHeight(block) / 2 + Word{{}, QStringLiteral("H"), size, false, {}}.drop(m_look.font);
    for (const TextLines::Piece& set : line) {
        Word word{{}, set.text, size, set.isBold, m_look.ink};
        word.centre = {left + set.left + set.width / 2, base - word.drop(m_look.font)};
        m_page.content->addWord(std::move(word));
    }
}

bool TextColumns::addDiagram(const TextBlock& block)
{
    const QSizeF size = block.diagram->size();
    const double before = block.before * m_look.size;
    if (!makeRoom(before + size.height()))
        return false;
    m_y += m_isTop ? 0 : before;
    m_page.content->addDiagram(block.diagram, {columnLeft() + (columnWide() - size.width()) / 2, m_y});
    m_y += size.height();
    m_isTop = false;
    return true;
}

bool TextColumns::add(const TextBlock& block)
{
    if (!m_page.content && !turnPage())
        return false;
    if (block.diagram)
        return addDiagram(block);
    if (block.piece)
        return addBesidePiece(block);
    const double height = lineHeight(block);
    const double before = block.before * m_look.size;
    if (!makeRoom(before + height * (block.staysWithNext ? 1 + kHeadingKeeps : 1)))
        return false;
    m_y += m_isTop ? 0 : before;
    // Line by line: where there is no further page, what follows need not be laid out.
    TextLines lines = linesOf(block);
    while (const auto line = lines.next()) {
        if (!makeRoom(height))
            return false;
        write(block, *line, m_y);
        m_y += height;
        m_isTop = false;
    }
    return true;
}

/** The lines and the piece beside them stay together, in the middle of the higher one. */
bool TextColumns::addBesidePiece(const TextBlock& block)
{
    std::vector<TextLines::Line> lines;
    for (TextLines broken = linesOf(block); auto line = broken.next();)
        lines.push_back(*std::move(line));
    const double side = kPieceSide * m_look.size;
    const double high = static_cast<double>(lines.size()) * lineHeight(block);
    const double before = block.before * m_look.size;
    if (!makeRoom(before + std::max(high, side)))
        return false;
    m_y += m_isTop ? 0 : before;
    const double top = m_y;
    const double left = columnLeft() + block.indent * m_look.size;
    m_page.content->addPiece(*block.piece, {{left + side / 2, top + side / 2}, side, 0, 1});
    m_y += std::max(0.0, (side - high) / 2);
    for (const TextLines::Line& one : lines) {
        if (!makeRoom(lineHeight(block)))
            return false;
        write(block, one, m_y);
        m_y += lineHeight(block);
        m_isTop = false;
    }
    m_y = std::max(m_y, top + side);
    return true;
}

} // namespace ringford::ui
