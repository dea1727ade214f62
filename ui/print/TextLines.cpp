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

constexpr QChar kLeftMark(0x200E); // what stands behind these is as behind a letter of that direction
constexpr QChar kRightMark(0x200F);

/** Without what is not printed. */
QString printed(QString text)
{
    text.removeIf(isDirecting);
    return text.remove(TextLines::kJoiner).replace(TextLines::kFirmBlank, u' ');
}

/**
 * The same with joiners where people write moves, of which nobody wants half at the end of a line: `…Nd7`, `O-O`,
 * `e2-e4`, `d16B-d15B`, and signs of more than one letter: `+−`, `−1.5`. A dash between words ends a line and begins none, and so do the dots for what is left out.
 */
QString withWholeMoves(QString text)
{
    static const QRegularExpression kBeforeDash(QStringLiteral("(?<=\\S) (?=[–—]\\s|…(?:\\s|$))"));
    text.replace(kBeforeDash, TextLines::kFirmBlank);
    static const QRegularExpression kWithin(
        QStringLiteral("((?<![^\\s(\\[{])…(?=\\S)|(?<=\\b[O0])-(?=[O0])|"
                       "(?<=[a-w]\\d|[a-w]\\d[\\dA-Z]|[a-w]\\d\\d[A-Z])[-–](?=[a-w]\\d)|"
                       "\\+(?=/?−)|−(?=/?\\+|\\d)|(?<=[+−])/(?=[+−]))"));
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

QString unparted(QString words)
{
    return words.replace(u' ', TextLines::kFirmBlank);
}

QString onOneLine(const QString& text)
{
    constexpr QChar kKept(0xE000); // of nobody's alphabet
    QString kept = text;
    kept.replace(TextLines::kFirmBlank, kKept);
    return kept.simplified().replace(kKept, TextLines::kFirmBlank);
}

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
    m_hasFromRight = hasFromRight(m_text);
    m_isFromRight = m_hasFromRight && isFromRight(m_text);
}

std::optional<TextLines::Line> TextLines::next()
{
    while (m_next == m_lines.size()) {
        if (m_at >= m_text.size())
            return std::nullopt;
        layOut();
    }
    Set& line = m_lines[m_next++];
    m_whole = std::move(line.whole);
    return std::move(line.pieces);
}

/** Lays the next stretch out. Its last line is laid out again with what follows, unless it is all there is. */
void TextLines::layOut()
{
    qsizetype length = std::min(kStretch, m_text.size() - m_at);
    if (m_at + length < m_text.size() && m_text[m_at + length - 1].isHighSurrogate())
        --length;
    const qsizetype opening = m_open.opening().size();
    QTextLayout layout(m_open.opening() + m_text.mid(m_at, length), m_font);
    layout.setCacheEnabled(true); // or it shapes its letters again when it is asked where they stand
    layout.setFormats(figurineFormats(layout.text()) + boldWithin(m_at, length));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(m_isFromRight ? Qt::RightToLeft : Qt::LeftToRight);
    option.setAlignment(m_isFromRight ? Qt::AlignRight : Qt::AlignLeft);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(m_width);
        const qsizetype end = m_at - opening + line.textStart() + line.textLength();
        if (const double hyphen = hyphenBefore(end); hyphen > 0)
            line.setLineWidth(m_width - hyphen);
    }
    layout.endLayout();
    const bool isEnd = m_at + length == m_text.size();
    const int taken = isEnd || layout.lineCount() == 1 ? layout.lineCount() : layout.lineCount() - 1;
    m_lines.clear();
    m_next = 0;
    const qsizetype end =
        isEnd || layout.lineCount() == taken ? m_at + length : m_at - opening + layout.lineAt(taken).textStart();
    for (int i = 0; i < taken; ++i)
        m_lines.push_back(setOf(layout, layout.lineAt(i)));
    m_open.read(m_text, m_at, end);
    m_at = end;
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
    const qsizetype first = from - m_open.opening().size(); // where the layout's text would begin
    QList<QTextLayout::FormatRange> formats;
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    for (const Stretch& run : runsWithin(from, length)) {
        if (run.isBold)
            formats.push_back({static_cast<int>(run.from - first), static_cast<int>(run.length), bold});
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

TextLines::Set TextLines::setOf(const QTextLayout& layout, const QTextLine& line) const
{
    const qsizetype first = m_at - m_open.opening().size(); // where the layout's text would begin
    const qsizetype from = std::max(m_at, first + line.textStart());
    qsizetype length = first + line.textStart() + line.textLength() - from;
    while (length > 0 && m_text[from + length - 1].isSpace())
        --length; // they hang over the end
    return {piecesOf(layout, line, from, length), wholeOf(from, length)};
}

/** Of one look and one direction each: by itself, a piece of both would have its words in another order. */
TextLines::Line TextLines::piecesOf(const QTextLayout& layout, const QTextLine& line, qsizetype from,
                                    qsizetype length) const
{
    const qsizetype first = m_at - m_open.opening().size();
    Line pieces;
    for (const Stretch& run : runsWithin(from, length)) {
        const auto begin = static_cast<int>(run.from - first);
        const auto end = static_cast<int>(begin + run.length);
        std::vector<DirectedLetters> parts;
        if (m_hasFromRight)
            parts = directedLetters(line, begin, end);
        else
            parts.push_back({begin, end, false, line.cursorToX(begin), line.cursorToX(end)});
        for (const DirectedLetters& part : parts) {
            const QString text = printed(layout.text().mid(part.from, part.to - part.from));
            if (text.isEmpty())
                continue;
            // Brackets without letters would be those of the other direction.
            const bool isDirected = !part.isFromRight || text.isRightToLeft();
            pieces.push_back({isDirected ? text : kRightMark + text, run.isBold, part.left * m_scale,
                              (part.right - part.left) * m_scale});
        }
    }
    if (const double hyphen = hyphenBefore(from + length) * m_scale; hyphen > 0 && !pieces.empty()) {
        Piece& last = pieces.back();
        for (Piece& piece : pieces) // of words from the right, those before stand there
            piece.left += &piece != &last && piece.left > last.left ? hyphen : 0;
        last.text += kHyphen;
        last.width += hyphen;
    }
    return pieces;
}

QString TextLines::wholeOf(qsizetype from, qsizetype length) const
{
    QString whole = m_text.mid(from, length);
    if (m_hasFromRight) {
        OpenIsolates open = m_open;
        open.read(m_text, m_at, from);
        whole.prepend(open.opening());
        if (whole.isRightToLeft() != m_isFromRight)
            whole.prepend(m_isFromRight ? kRightMark : kLeftMark);
    }
    whole.remove(kJoiner).replace(kFirmBlank, u' ');
    return hyphenBefore(from + length) > 0 ? whole + kHyphen : whole;
}

QStringList wrapped(const QString& text, double size, double width, const QFont& font, qsizetype most)
{
    constexpr qsizetype kLongest = 10'000; // more than a page has room for
    const QString shown = text.size() > kLongest ? text.left(kLongest) + u'…' : text;
    QStringList lines;
    for (const QString& paragraph : shown.split(u'\n')) {
        if (lines.size() >= most)
            break;
        const QString plain = onOneLine(paragraph);
        TextLines broken({{plain, false}}, size, width, font);
        if (plain.isEmpty())
            lines << QString();
        for (auto line = broken.next(); line && lines.size() < most; line = broken.next())
            lines << broken.whole();
    }
    return lines;
}

} // namespace ringford::ui
