// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/LabelLines.h"

#include "ui/paint/Canvas.h"

#include <algorithm>

namespace ringford::ui {

namespace {

// In cells:
constexpr double kLargestText = 0.30;
constexpr double kUsualLeastText = 0.17; ///< smaller ones only where words would be broken
constexpr double kSmallestText = 0.11;
constexpr double kWithinCell = 0.9; ///< how much of its width letters fill that are made smaller for it

constexpr qsizetype kMostLines = 4;
constexpr qsizetype kMostSmallLines = 6; // in letters so small that no more are higher than the cell

} // namespace

LabelText::LabelText(const QString& text, const QFont& font)
    : m_text(text), m_font(font), m_blank(widthOf(QStringLiteral(" ")))
{
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts))
        m_words.push_back({word, widthOf(word)});
}

double LabelText::widthOf(const QString& words) const
{
    const auto known = m_widths.constFind(words);
    return known != m_widths.constEnd() ? *known : *m_widths.insert(words, Word{{}, words, 1, true, {}}.width(m_font));
}

double LabelText::widest(const QStringList& lines) const
{
    double widest = 1e-9;
    for (const QString& line : lines)
        widest = std::max(widest, widthOf(line));
    return widest;
}

/** Parted at blanks alone, in @p count lines at most, none much wider than it has to be. */
QStringList LabelText::inLines(qsizetype count) const
{
    double all = 0, longest = 0;
    for (const Part& word : m_words) {
        all += word.width + m_blank;
        longest = std::max(longest, word.width);
    }
    constexpr double kWider = 1.04;
    double most = std::max({longest, all / static_cast<double>(count) - m_blank, 0.1}) * 1.001;
    QStringList lines = within(most);
    while (lines.size() > count)
        lines = within(most *= kWider);
    return lines;
}

/** As few lines as are no wider than @p most, at blanks where a word has room in a line of its own. */
QStringList LabelText::within(double most) const
{
    QStringList lines;
    double last = most + 1; // the width of the last line
    for (const Part& word : m_words) {
        const QStringList parts = word.width <= most ? QStringList{word.text} : broken(word.text, most);
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const double width = parts.size() == 1 ? word.width : widthOf(parts[i]);
            if (i == 0 && last + m_blank + width <= most) {
                lines.last() += u' ' + parts[i];
                last += m_blank + width;
            } else {
                lines << parts[i];
                last = width;
            }
        }
    }
    return lines;
}

/** A word in as few parts as are no wider than @p most, all about as long, with hyphens between letters. */
QStringList LabelText::broken(const QString& word, double most) const
{
    QStringList parts;
    for (qsizetype count = 2; count <= kMostSmallLines; ++count) {
        parts.clear();
        const qsizetype length = (word.size() + count - 1) / count;
        for (qsizetype at = 0; at < word.size();) {
            const qsizetype end = std::min(at + length, word.size());
            const bool isWithinSign = end < word.size() && word[end].isLowSurrogate();
            parts << word.mid(at, end - at + (isWithinSign ? 1 : 0));
            at += parts.last().size();
            if (at < word.size() && word[at - 1].isLetter() && word[at].isLetter())
                parts.last() += u'-';
        }
        if (std::ranges::all_of(parts, [&](const QString& part) { return widthOf(part) <= most; }))
            break;
    }
    return parts;
}

/** The same in @p most lines, none wider than it may be: what has no room there is left out. */
LabelLines LabelText::cut(LabelLines lines, qsizetype most, const LabelRoom& room) const
{
    if (lines.words.size() > most) {
        const QString rest = lines.words.mid(most - 1).join(u' ');
        lines.words = lines.words.first(most - 1) << rest;
    }
    for (QString& words : lines.words) {
        Word word{{}, words, lines.size, true, {}};
        word.shorten(m_font, room.most);
        words = word.text;
    }
    return lines;
}

qsizetype LabelRoom::mostLines(double size) const
{
    constexpr double kRounded = 1e-6;
    constexpr double kEnough = 100; // where it may be as high as it wants to
    return static_cast<qsizetype>(std::clamp(high / (kLabelLeading * size) + kRounded, 1.0, kEnough));
}

LabelLines LabelText::in(const LabelRoom& room) const
{
    const double usual = kUsualLeastText * room.unit;
    const double smallest = std::clamp(room.least, kSmallestText * room.unit, usual);
    const auto fitted = [&](const QStringList& lines) {
        return std::min({kLargestText * room.unit, std::min(kWithinCell * room.unit, room.most) / widest(lines),
                         room.largest(lines.size())});
    };
    QStringList lines{m_text.simplified()};
    if (const double size = fitted(lines); size >= usual)
        return {lines, size};
    const qsizetype mostLines = std::min({kMostLines, count(), room.mostLines(usual)});
    // What has no room in its cell may go beyond, where nothing is in its way.
    for (qsizetype count = std::min<qsizetype>(2, mostLines); count > 0 && count <= mostLines; ++count) {
        lines = inLines(count);
        if (const double size = std::max(fitted(lines), usual); size * widest(lines) <= room.most)
            return {lines, size};
    }
    if (const double size = std::min(room.most / widest(lines), room.largest(lines.size())); size >= smallest)
        return {lines, size};
    if (lines = within(room.most / usual); lines.size() <= std::min(kMostLines, room.mostLines(usual)))
        return {lines, usual};
    return cut({within(room.most / smallest), smallest}, std::min(kMostSmallLines, room.mostLines(smallest)), room);
}

} // namespace ringford::ui
