// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PageLines.h"

#include <QStringList>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <optional>

namespace ringford::ui {

namespace {

/** What is read of a paragraph: pictures by what stands for them. */
QString wordsOf(const QTextBlock& block)
{
    QString words;
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QTextFragment fragment = part.fragment();
        if (fragment.charFormat().isImageFormat())
            words += fragment.charFormat().stringProperty(QTextFormat::ImageAltText) + u' ';
        else
            words += fragment.text();
    }
    return words;
}

struct Row {
    QTextBlock first;
    QTextBlock last;
    QString words;
};

/** The row of a table that begins with @p block, where it is read as one line. */
std::optional<Row> rowAt(const QTextBlock& block)
{
    const QTextTable* const table = QTextCursor(block).currentTable();
    const QTextTableCell begun = table ? table->cellAt(block.position()) : QTextTableCell();
    if (!begun.isValid() || begun.column() != 0 || begun.firstCursorPosition().block() != block)
        return std::nullopt;
    Row row{block, block, {}};
    QStringList cells;
    for (int column = 0; column < table->columns(); ++column) {
        const QTextTableCell cell = table->cellAt(begun.row(), column);
        row.last = cell.lastCursorPosition().block();
        if (cell.firstCursorPosition().block() != row.last || cell.rowSpan() != 1 || cell.columnSpan() != 1)
            return std::nullopt;
        if (const QString words = wordsOf(row.last).simplified(); !words.isEmpty())
            cells += words;
    }
    constexpr qsizetype kNameAndMeaning = 2;
    row.words = cells.join(cells.size() == kNameAndMeaning ? QStringLiteral(": ") : QStringLiteral(", "));
    return row;
}

} // namespace

PageLines::PageLines(const QTextDocument& page)
{
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        if (const auto row = rowAt(block)) {
            add(block.position(), row->last.position() + row->last.length() - 1, row->words, false);
            block = row->last;
            continue;
        }
        const QString words = wordsOf(block);
        if (!words.trimmed().isEmpty())
            add(block.position(), block.position() + block.length() - 1, words, words == block.text());
    }
    if (m_lines.empty())
        add(0, 0, {}, true);
}

void PageLines::add(int from, int to, const QString& words, bool isPlain)
{
    if (!m_lines.empty())
        m_text += u'\n';
    m_lines.push_back({from, to, static_cast<int>(m_text.size()), words, isPlain});
    m_text += words;
}

/** The line at @p place, else the last before it. */
int PageLines::lineAt(int place) const
{
    const auto after = std::ranges::upper_bound(m_lines, place, {}, &PageLine::from);
    return std::max(0, static_cast<int>(after - m_lines.begin()) - 1);
}

int PageLines::inText(int place) const
{
    const PageLine& line = m_lines[static_cast<std::size_t>(lineAt(place))];
    return line.start + (line.isPlain ? std::clamp(place, line.from, line.to) - line.from : 0);
}

int PageLines::inDocument(int offset) const
{
    const auto after = std::ranges::upper_bound(m_lines, offset, {}, &PageLine::start);
    const PageLine& line = after == m_lines.begin() ? m_lines.front() : *(after - 1);
    return line.from + (line.isPlain ? std::clamp(offset - line.start, 0, line.to - line.from) : 0);
}

int PageLines::placeBeside(int place, int step) const
{
    const int next = lineAt(place) + step;
    return next < 0 || next >= static_cast<int>(m_lines.size()) ? place : m_lines[static_cast<std::size_t>(next)].from;
}

} // namespace ringford::ui
