// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/TextLines.h"

#include "ui/paint/Figurines.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr int kLarge = 100; // px; small sizes are rounded to whole pixels
/** Letters that are laid out at once: more than a line has, and few enough for the memory that a layout takes. */
constexpr qsizetype kStretch = 1000;
constexpr double kLeastHyphened = 8; // hyphens: in a narrower line it would take the place of letters
const QString kHyphen = QStringLiteral("-");

/** The same with joiners where people write moves, of which nobody wants half at the end of a line: `…Nd7`, `O-O`, `e2-e4`. */
QString withWholeMoves(QString text)
{
    static const QRegularExpression kWithin(QStringLiteral("((?<![^\\s(\\[{])…(?=\\S)|(?<=\\b[O0])-(?=[O0])|"
                                                           "(?<=[a-w]\\d)[-–](?=[a-w]\\d))"));
    return text.replace(kWithin, QStringLiteral("\\1") + TextLines::kJoiner);
}

/** Letters of scripts that part words with hyphens. */
bool mayHaveHyphen(QChar letter)
{
    const QChar::Script script = letter.script();
    return letter.isLetter() && (script == QChar::Script_Latin || script == QChar::Script_Greek ||
                                 script == QChar::Script_Cyrillic || script == QChar::Script_Armenian);
}

/** A line that ends before @p at ends within a word. An address is none: its reader would type the hyphen, too. */
bool isWithinWord(const QString& text, qsizetype at)
{
    if (at <= 0 || at >= text.size() || !mayHaveHyphen(text[at - 1]) || !mayHaveHyphen(text[at]))
        return false;
    static const QRegularExpression kAddressed(QStringLiteral("[.:/@_=\\\\0-9]\\S"));
    const auto isNear = [&](qsizetype letter) { // words may be as long as files
        constexpr qsizetype kNear = 60;
        return letter >= 0 && letter < text.size() && std::abs(letter - at) < kNear && !text[letter].isSpace();
    };
    qsizetype first = at;
    while (isNear(first - 1))
        --first;
    qsizetype last = at;
    while (isNear(last))
        ++last;
    return !QStringView(text).mid(first, last - first).contains(kAddressed);
}

} // namespace

TextLines::TextLines(std::vector<TextRun> runs, double size, double width, QFont font)
    : m_scale(size / kLarge), m_width(std::max(1.0, width / m_scale)), m_font(std::move(font))
{
    m_font.setPixelSize(kLarge);
    for (const TextRun& run : runs) {
        m_text += withWholeMoves(run.text);
        m_ends.emplace_back(m_text.size(), run.isBold);
    }
    for (const QChar white : {u'\t', u'\n', u'\r'})
        m_text.replace(white, u' '); // they would lead to other places than the next
}

std::optional<TextLines::Line> TextLines::next()
{
    while (m_next == m_lines.size()) {
        if (m_at >= m_text.size())
            return std::nullopt;
        layOut();
    }
    return std::move(m_lines[m_next++]);
}

/** Lays the next stretch out. Its last line is laid out again with what follows, unless it is all there is. */
void TextLines::layOut()
{
    qsizetype length = std::min(kStretch, m_text.size() - m_at);
    if (m_at + length < m_text.size() && m_text[m_at + length - 1].isHighSurrogate())
        --length;
    QTextLayout layout(m_text.mid(m_at, length), m_font);
    layout.setCacheEnabled(true); // or it shapes its letters again when it is asked where they stand
    layout.setFormats(figurineFormats(layout.text()) + boldWithin(m_at, length));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(m_text.left(kStretch).isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(m_width);
        const qsizetype end = m_at + line.textStart() + line.textLength();
        if (const double hyphen = hyphenBefore(end); hyphen > 0)
            line.setLineWidth(m_width - hyphen);
    }
    layout.endLayout();
    const bool isEnd = m_at + length == m_text.size();
    const int taken = isEnd || layout.lineCount() == 1 ? layout.lineCount() : layout.lineCount() - 1;
    m_lines.clear();
    m_next = 0;
    for (int i = 0; i < taken; ++i)
        m_lines.push_back(piecesOf(layout.lineAt(i)));
    m_at += isEnd || layout.lineCount() == taken ? length : layout.lineAt(taken).textStart();
}

/** How wide the hyphen of a line is that ends before @p at, in pixels of the layout; 0: it has none. */
double TextLines::hyphenBefore(qsizetype at) const
{
    if (!isWithinWord(m_text, at))
        return 0;
    QFont font = m_font;
    const auto run = std::ranges::upper_bound(m_ends, at - 1, {}, &std::pair<qsizetype, bool>::first);
    font.setBold(run != m_ends.end() && run->second);
    const double hyphen = QFontMetricsF(font).horizontalAdvance(kHyphen);
    return m_width > kLeastHyphened * hyphen ? hyphen : 0;
}

QList<QTextLayout::FormatRange> TextLines::boldWithin(qsizetype from, qsizetype length) const
{
    QList<QTextLayout::FormatRange> formats;
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    for (const Stretch& run : runsWithin(from, length)) {
        if (run.isBold)
            formats.push_back({static_cast<int>(run.from - from), static_cast<int>(run.length), bold});
    }
    return formats;
}

std::vector<TextLines::Stretch> TextLines::runsWithin(qsizetype from, qsizetype length) const
{
    std::vector<Stretch> found;
    auto run = std::ranges::upper_bound(m_ends, from, {}, &std::pair<qsizetype, bool>::first);
    for (qsizetype at = from; at < from + length; ++run) {
        const qsizetype end = std::min(run->first, from + length);
        if (end > at)
            found.push_back({at, end - at, run->second});
        at = end;
    }
    return found;
}

TextLines::Line TextLines::piecesOf(const QTextLine& line) const
{
    const qsizetype from = m_at + line.textStart();
    qsizetype length = line.textLength();
    while (length > 0 && m_text[from + length - 1].isSpace())
        --length; // they hang over the end
    Line pieces;
    for (const Stretch& run : runsWithin(from, length)) {
        const double begin = line.cursorToX(static_cast<int>(run.from - m_at));
        const double end = line.cursorToX(static_cast<int>(run.from + run.length - m_at));
        QString text = m_text.mid(run.from, run.length);
        text.remove(kJoiner).replace(kFirmBlank, u' ');
        pieces.push_back({text, run.isBold, std::min(begin, end) * m_scale, std::abs(end - begin) * m_scale});
    }
    if (const double hyphen = hyphenBefore(from + length); hyphen > 0) {
        pieces.back().text += kHyphen;
        pieces.back().width += hyphen * m_scale;
    }
    return pieces;
}

QStringList wrapped(const QString& text, double size, double width, const QFont& font, qsizetype most)
{
    constexpr qsizetype kLongest = 10'000; // more than a page has room for
    const QString shown = text.size() > kLongest ? text.left(kLongest) + u'…' : text;
    QStringList lines;
    for (const QString& paragraph : shown.split(u'\n')) {
        if (lines.size() >= most)
            break;
        const QString plain = paragraph.simplified();
        TextLines broken({{plain, false}}, size, width, font);
        if (plain.isEmpty())
            lines << QString();
        for (auto line = broken.next(); line && lines.size() < most; line = broken.next())
            lines << (line->empty() ? QString() : line->front().text);
    }
    return lines;
}

} // namespace ringford::ui
