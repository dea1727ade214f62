// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Figurines.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QStringList>
#include <QTextCharFormat>

#include <algorithm>

namespace ringford::ui {

namespace {

/** What our fonts have: chess pieces, and the signs by which books judge moves. */
bool isFigurine(QChar letter)
{
    static const QStringView kSigns = u"±∆∓∞⊕⊙→↑⇆⌓□○⟳⩱⩲⯹";
    return (letter >= QChar(0x2654) && letter <= QChar(0x265F)) || kSigns.contains(letter);
}

/** The family of our own fonts, which Qt is told of once. */
const QStringList& figurineFamilies()
{
    static const QStringList kFamilies = [] {
        QStringList found;
        for (const char* file : {":/fonts/figurines.ttf", ":/fonts/figurines-bold.ttf"}) {
            const int font = QFontDatabase::addApplicationFont(QString::fromLatin1(file));
            found << QFontDatabase::applicationFontFamilies(font);
        }
        found.removeDuplicates();
        return found;
    }();
    return kFamilies;
}

QFont figurineFont(QFont font)
{
    font.setFamilies(figurineFamilies());
    return font;
}

/** Where the letters end that are set like the one at @p from. */
qsizetype endOfRun(const QString& text, qsizetype from)
{
    const bool isOurs = isFigurine(text[from]);
    const auto end =
        std::find_if(text.begin() + from, text.end(), [&](QChar letter) { return isFigurine(letter) != isOurs; });
    return end - text.begin();
}

} // namespace

std::vector<FontRun> fontRuns(const QString& text, const QFont& font)
{
    std::vector<FontRun> runs;
    // Runs follow one another from the left; words from the right stand in another order.
    const auto isFromRight = [](QChar letter) {
        return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
    };
    if (std::ranges::any_of(text, isFromRight) && hasFigurines(text))
        return {{text, withFigurines(font, text)}};
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = endOfRun(text, at);
        runs.push_back({text.mid(at, end - at), isFigurine(text[at]) ? figurineFont(font) : font});
        at = end;
    }
    return runs;
}

double widthOf(const QString& text, const QFont& font)
{
    double width = 0;
    for (const FontRun& run : fontRuns(text, font))
        width += QFontMetricsF(run.font).horizontalAdvance(run.text);
    return width;
}

bool hasFigurines(const QString& text)
{
    return std::ranges::any_of(text, isFigurine);
}

QFont withFigurines(const QFont& font, const QString& text)
{
    if (!hasFigurines(text))
        return font;
    // What is in the first family is taken from there: nothing but pieces and signs is in ours.
    QStringList families = figurineFamilies();
    families << font.families();
    if (font.families().isEmpty())
        families << font.family();
    QFont both = font;
    both.setFamilies(families);
    return both;
}

QList<QTextLayout::FormatRange> figurineFormats(const QString& text)
{
    QList<QTextLayout::FormatRange> formats;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = endOfRun(text, at);
        if (isFigurine(text[at])) {
            QTextCharFormat format;
            format.setFontFamilies(figurineFamilies());
            formats.push_back({static_cast<int>(at), static_cast<int>(end - at), format});
        }
        at = end;
    }
    return formats;
}

} // namespace ringford::ui
