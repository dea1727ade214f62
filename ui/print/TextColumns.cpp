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
    if (!m_page.canvas && !turnPage())
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
    return m_page.canvas != nullptr;
}

/** Goes on to where a height is free: here, in the next column or on the next page. */
bool TextColumns::makeRoom(double height)
{
    if (!m_page.canvas && !turnPage())
        return false;
    if (m_isTop || m_y + height <= m_page.room.bottom() + 1e-6)
        return true;
    if (++m_column >= m_look.columns)
        return turnPage();
    m_y = m_page.room.top();
    m_isTop = true;
    return true;
}

/** Words of all runs in lines that fit the column; neighbours of one look are one piece. */
std::vector<TextColumns::Line> TextColumns::broken(const TextBlock& block) const
{
    const double size = m_look.size * block.scale;
    const auto widthOf = [&](const QString& text, bool isBold) {
        return Word{{}, text, size, isBold, {}}.width(m_look.font);
    };
    const double most = columnWide() - indentOf(block, m_look.size);
    std::vector<Line> lines(1);
    double at = 0;
    bool needsBlank = false;
    for (const TextBlock::Run& run : block.runs) {
        const QStringList words = run.text.split(u' ');
        for (qsizetype i = 0; i < words.size(); ++i) {
            needsBlank = needsBlank || i > 0;
            if (words[i].isEmpty())
                continue;
            Line* line = &lines.back();
            const double blank = needsBlank && !line->empty() ? widthOf(QStringLiteral(" "), run.isBold) : 0;
            const double width = widthOf(words[i], run.isBold);
            // What hangs together without a blank (a full stop behind bold letters) is not parted.
            if (needsBlank && !line->empty() && at + blank + width > most) {
                lines.emplace_back();
                line = &lines.back();
                at = 0;
            }
            const bool joins = !line->empty() && line->back().isBold == run.isBold;
            if (joins) {
                Set& last = line->back();
                last.text += (blank > 0 ? QStringLiteral(" ") : QString()) + words[i];
                last.width = widthOf(last.text, run.isBold);
                at = last.left + last.width;
            } else {
                at += line->empty() ? 0 : blank;
                line->push_back({words[i], run.isBold, at, width});
                at += width;
            }
            needsBlank = false;
        }
    }
    return lines;
}

double TextColumns::heightOf(const TextBlock& block, const std::vector<Line>& lines) const
{
    const double text = static_cast<double>(lines.size()) * lineHeight(block);
    return block.piece ? std::max(text, kPieceSide * m_look.size) : text;
}

void TextColumns::write(const TextBlock& block, const Line& line, double y) const
{
    const double left = columnLeft() + indentOf(block, m_look.size);
    const double size = m_look.size * block.scale;
    // A word's middle is that of its own letters: the base line is what has to be straight.
    const double base = y + lineHeight(block) / 2 + Word{{}, QStringLiteral("H"), size, false, {}}.drop(m_look.font);
    for (const Set& set : line) {
        Word word{{}, set.text, size, set.isBold, m_look.ink};
        word.centre = {left + set.left + set.width / 2, base - word.drop(m_look.font)};
        m_page.canvas->write(word);
    }
}

bool TextColumns::addDiagram(const TextBlock& block)
{
    const QSizeF size = block.diagram->size();
    const double before = block.before * m_look.size;
    if (!makeRoom(before + size.height()))
        return false;
    m_y += m_isTop ? 0 : before;
    block.diagram->paint(*m_page.canvas, {columnLeft() + (columnWide() - size.width()) / 2, m_y});
    m_y += size.height();
    m_isTop = false;
    return true;
}

bool TextColumns::add(const TextBlock& block)
{
    if (!m_page.canvas && !turnPage())
        return false;
    if (block.diagram)
        return addDiagram(block);
    const std::vector<Line> lines = broken(block);
    const double line = lineHeight(block);
    const double before = block.before * m_look.size;
    const double together = block.piece ? heightOf(block, lines) : line * (block.staysWithNext ? 1 + kHeadingKeeps : 1);
    if (!makeRoom(before + together))
        return false;
    m_y += m_isTop ? 0 : before;
    const double top = m_y;
    if (block.piece) {
        const double side = kPieceSide * m_look.size;
        const double left = columnLeft() + block.indent * m_look.size;
        m_page.canvas->piece(*block.piece, {{left + side / 2, top + side / 2}, side, 0, 1});
        m_y += std::max(0.0, (heightOf(block, lines) - static_cast<double>(lines.size()) * line) / 2);
    }
    for (const Line& one : lines) {
        if (!makeRoom(line))
            return false;
        write(block, one, m_y);
        m_y += line;
        m_isTop = false;
    }
    if (block.piece)
        m_y = std::max(m_y, top + kPieceSide * m_look.size);
    return true;
}

} // namespace ringford::ui
