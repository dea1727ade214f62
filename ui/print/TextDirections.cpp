// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/TextDirections.h"

#include <QGlyphRun>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace ringford::ui {

namespace {

constexpr QChar kLeftIsolate(0x2066);
constexpr QChar kRightIsolate(0x2067);
constexpr QChar kIsolate(0x2068); // with the direction of its first letter
constexpr QChar kIsolateEnd(0x2069);
constexpr QChar kFromLeft(0x200E); // stands for a letter of that direction
constexpr qsizetype kDeepest = 60; // isolates in one another: further ones turn nothing

bool opensIsolate(QChar letter)
{
    return letter == kLeftIsolate || letter == kRightIsolate || letter == kIsolate;
}

bool isFromRight(QChar::Direction direction)
{
    return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
}

QChar::Direction directionAt(const QString& text, qsizetype at)
{
    const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size();
    return QChar::direction(isPair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : text[at].unicode());
}

/** Whether the first letter that has a direction, of those that no isolate keeps apart, is from the right; up to the end
 *  of the isolate that @p from stands in. */
std::optional<bool> firstFromRight(const QString& text, qsizetype from)
{
    int depth = 0;
    for (qsizetype at = from; at < text.size() && depth >= 0; ++at) {
        const QChar::Direction direction = directionAt(text, at);
        if (opensIsolate(text[at]))
            ++depth;
        else if (text[at] == kIsolateEnd)
            --depth;
        else if (depth == 0 && (direction == QChar::DirL || direction == QChar::DirR || direction == QChar::DirAL))
            return direction != QChar::DirL;
    }
    return {};
}

/** Letters of a line as one; nothing where others stand between them, or some have another direction. */
std::optional<DirectedLetters> together(const QTextLine& line, int from, int to)
{
    constexpr double kNearlyNothing = 0.5; // pixels
    // Where a cursor stands before a letter tells nothing at the edges of words of the other direction.
    DirectedLetters all{from, to};
    double widths = 0;
    for (const QGlyphRun& run : line.glyphRuns(from, to - from)) {
        const QRectF room = run.boundingRect();
        if (room.width() <= 0)
            continue;
        if (widths > 0 && all.isFromRight != run.isRightToLeft())
            return {};
        all.isFromRight = run.isRightToLeft();
        all.left = widths > 0 ? std::min(all.left, room.left()) : room.left();
        all.right = widths > 0 ? std::max(all.right, room.right()) : room.right();
        widths += room.width();
    }
    if (all.right - all.left > widths + kNearlyNothing)
        return {};
    return all;
}

} // namespace

QString keepingDirection(const QString& text)
{
    if (!hasFromRight(text))
        return text;
    // What its writer opened ends with it, and ends nothing that stands around it.
    QString kept(kIsolate);
    int depth = 0;
    for (const QChar letter : text) {
        if (letter == kIsolateEnd && depth == 0)
            continue;
        depth += opensIsolate(letter) ? 1 : letter == kIsolateEnd ? -1 : 0;
        kept += letter;
    }
    // The number of a move begins it, also behind words from the right.
    static const QRegularExpression kNumbered(QStringLiteral("\\b(?=\\d{1,4}(\\.{1,3}|…) ?[A-Za-z♔-♟])"));
    return kept.replace(kNumbered, kFromLeft) + QString(depth + 1, kIsolateEnd);
}

bool hasFromRight(const QString& text)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at].unicode() >= 0x590 && isFromRight(directionAt(text, at)))
            return true;
    }
    return false;
}

bool isFromRight(const QString& paragraph)
{
    if (const auto own = firstFromRight(paragraph, 0))
        return *own;
    const auto isolate = std::ranges::find_if(paragraph, opensIsolate);
    return isolate != paragraph.end() && firstFromRight(paragraph, isolate - paragraph.begin() + 1).value_or(false);
}

bool isDirecting(QChar letter)
{
    return opensIsolate(letter) || letter == kIsolateEnd || letter == kFromLeft;
}

void OpenIsolates::read(const QString& text, qsizetype from, qsizetype to)
{
    for (qsizetype at = from; at < to; ++at) {
        const QChar letter = text[at];
        if (opensIsolate(letter) && m_opening.size() == kDeepest) {
            ++m_tooDeep;
        } else if (letter == kIsolate) { // its first letter may be on a line before
            m_opening += firstFromRight(text, at + 1).value_or(false) ? kRightIsolate : kLeftIsolate;
        } else if (opensIsolate(letter)) {
            m_opening += letter;
        } else if (letter == kIsolateEnd) {
            m_tooDeep > 0 ? void(--m_tooDeep) : m_opening.chop(1);
        }
    }
}

std::vector<DirectedLetters> directedLetters(const QTextLine& line, int from, int to)
{
    std::vector<DirectedLetters> found;
    for (int at = from; at < to;) {
        int fits = at + 1;
        for (int beyond = to + 1; beyond - fits > 1;) {
            const int middle = fits + (beyond - fits) / 2;
            (together(line, at, middle) ? fits : beyond) = middle;
        }
        found.push_back(together(line, at, fits).value_or(DirectedLetters{at, fits}));
        at = fits;
    }
    return found;
}

} // namespace ringford::ui
