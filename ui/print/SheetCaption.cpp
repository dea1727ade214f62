// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetCaption.h"

#include "ui/paint/Canvas.h"
#include "ui/print/CaptionSentences.h"
#include "ui/print/TextLines.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kCaptionRounding = 1e-6;
constexpr qsizetype kMostLines = 300;  // more than a page has room for
constexpr qsizetype kMostBalanced = 8; // lines; longer ones are paragraphs

/** As many lines as have room in that height, and some more, which show that it is too low: a text may be long. */
qsizetype linesWithin(double height, double size)
{
    return static_cast<qsizetype>(height / (SheetCaption::kLeading * size)) + 2;
}

QStringList captionLines(const QString& text, double size, double width, const QFont& font, qsizetype most)
{
    const QString shown = text.trimmed();
    return shown.isEmpty() ? QStringList() : wrapped(shown, size, width, font, most);
}

/** @p text in as many lines as @p lines, as long as one another: below a board, a word alone looks lost. */
QStringList balanced(const QString& text, const QStringList& lines, double size, double width, const QFont& font)
{
    if (lines.size() < 2 || lines.size() > kMostBalanced || lines.contains(QString()))
        return lines;
    QStringList best = lines;
    const QString told = text.simplified();
    double narrow = width / 2;
    for (double wide = width; wide - narrow > size / 2;) {
        const double middle = (narrow + wide) / 2;
        QStringList other = wrapped(text, size, middle, font);
        // No word is parted for it.
        const bool isAsShort = other.size() == lines.size() && other.join(u' ') == told;
        (isAsShort ? wide : narrow) = middle;
        if (isAsShort)
            best = std::move(other);
    }
    return best;
}

double heightOf(double lines, double size)
{
    return lines * SheetCaption::kLeading * size;
}

/** A line of @p text that more would follow: it ends behind a word, if it has two. */
QString endedLine(const QString& text, const QString& line, const QString& next, double size, double width,
                  const QFont& font)
{
    const bool isWithinWord = !text.contains(line + u' ' + next);
    const bool hasHyphen = isWithinWord && line.endsWith(u'-') && !text.contains(line + next);
    const QString begun = hasHyphen ? line.chopped(1) : line;
    Word word{{}, isWithinWord && text.contains(begun + next) ? begun + next : line + u' ' + next, size, false, {}};
    word.shorten(font, width);
    const auto end = word.text.lastIndexOf(u' ');
    if (!word.text.endsWith(u'…'))
        return line + u'…';
    return end > 0 ? word.text.left(end) + QStringLiteral(" …") : word.text;
}

/** Where captions are cut: lines of small letters, and how many of them have room. */
struct CutRoom {
    double size;
    double width;
    const QFont& font;
    qsizetype most;

    QStringList linesOf(const QString& text) const { return captionLines(text, size, width, font, most + 1); }
    bool holds(const QString& text) const { return linesOf(text).size() <= most; }
};

/** Its beginning. */
QStringList begun(const QString& text, const CutRoom& room)
{
    QStringList lines = room.linesOf(text);
    if (lines.size() <= room.most || room.most == 0)
        return lines.first(std::min(lines.size(), room.most));
    const QString last = endedLine(text, lines[room.most - 1], lines[room.most], room.size, room.width, room.font);
    return lines.first(room.most - 1) << last;
}

/** With what is to be done, if that is told: what stands before it is shortened. */
QStringList cutIn(const QString& text, const CutRoom& room)
{
    const auto parts = CaptionSentences::parted(text);
    if (!parts)
        return begun(text, room);
    const QString asked = parts->asked + (parts->behind.isEmpty() ? QString() : QStringLiteral(" …"));
    if (parts->before.isEmpty() || room.holds(parts->before + u' ' + asked))
        return begun(text, room);
    const QStringList words = parts->before.split(u' ');
    const auto with = [&](qsizetype kept) { return (words.first(kept) << QStringLiteral("…") << asked).join(u' '); };
    if (!room.holds(with(0)))
        return begun(parts->asked + u' ' + parts->behind, room);
    qsizetype least = 0;
    for (qsizetype tooMany = words.size(); tooMany - least > 1;) {
        const qsizetype middle = (least + tooMany) / 2;
        (room.holds(with(middle)) ? least : tooMany) = middle;
    }
    return room.linesOf(with(least));
}

} // namespace

SheetCaption SheetCaption::in(const QString& text, double width, double height, const QFont& font, double usual,
                              Letters letters)
{
    SheetCaption set{captionLines(text, usual, width, font, linesWithin(height, usual)), usual, false};
    const bool hasOwnLines = text.trimmed().contains(u'\n');
    const auto finished = [&](SheetCaption whole) {
        if (!hasOwnLines)
            whole.lines = balanced(onOneLine(text), whole.lines, whole.size, width, font);
        return whole;
    };
    const bool isWhole = heightOf(static_cast<double>(set.lines.size()), usual) <= height + kCaptionRounding;
    if (isWhole && letters == Letters::Fitting)
        return finished(set);
    const double small = kSmaller * usual;
    const auto most = static_cast<qsizetype>(height / (kLeading * small) + kCaptionRounding);
    set = {captionLines(text, small, width, font, most + 1), small, false};
    if (set.lines.size() <= most)
        return finished(set);
    set.isCut = true;
    const CutRoom room{small, width, font, most};
    set.lines = hasOwnLines ? begun(text.trimmed(), room) : cutIn(text.simplified(), room);
    return set;
}

double SheetCaption::least(const QString& text, double width, const QFont& font, double usual)
{
    const auto lines = static_cast<int>(captionLines(text, usual, width, font, kUsualLines + 1).size());
    return lines <= kUsualLines ? heightOf(lines, usual) : std::max(heightOf(kUsualLines, usual), most(usual));
}

double SheetCaption::leastSmall(const QString& text, double width, const QFont& font, double usual)
{
    const double small = kSmaller * usual;
    const auto lines = captionLines(text, small, width, font, kSmallLines + 1).size();
    return heightOf(static_cast<double>(std::min<qsizetype>(lines, kSmallLines)), small);
}

double SheetCaption::whole(const QString& text, double width, const QFont& font, double usual)
{
    const auto lines = captionLines(text, usual, width, font, kMostLines).size();
    return heightOf(static_cast<double>(lines), usual);
}

double SheetCaption::wholeSmall(const QString& text, double width, const QFont& font, double usual)
{
    return whole(text, width, font, kSmaller * usual);
}

} // namespace ringford::ui
