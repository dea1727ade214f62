// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PrintType.h"

#include <QFontDatabase>

#include <algorithm>

namespace ringford::ui {

namespace {

const QString& usualFamily()
{
    static const QString kFamily = QStringLiteral("DejaVu Sans");
    return kFamily;
}

/** The first family of a list that is installed. */
ChosenFont firstInstalled(const QStringList& families)
{
    QStringList installed;
    for (const QString& family : QFontDatabase::families())
        installed << family.section(QStringLiteral(" ["), 0, 0); // where several makers have one of that name
    const auto found = std::ranges::find_if(
        families, [&](const QString& one) { return installed.contains(one, Qt::CaseInsensitive); });
    return found == families.end() ? ChosenFont{printFont(), false} : ChosenFont{fontForPaper(*found)};
}

} // namespace

QFont fontForPaper(const QString& family)
{
    QFont font(family);
    // The least that Qt can space letters by: letters that are spaced are not joined. In hundredths of their width, for
    // pixels of a page are counted in its own, and lines came out longer than they had been laid out.
    font.setLetterSpacing(QFont::PercentageSpacing, 100 + 1.0 / 64);
    return font;
}

QFont printFont()
{
    return fontForPaper(usualFamily());
}

const QStringList& printFontNames()
{
    static const QStringList kNames{QStringLiteral("dejavu"), QStringLiteral("serif"), QStringLiteral("sans")};
    return kNames;
}

ChosenFont chosenFont(const QString& name)
{
    if (name == printFontNames()[0])
        return {printFont()};
    // Those that books are set in come first, in the order in which they are liked.
    if (name == printFontNames()[1])
        return firstInstalled({QStringLiteral("TeX Gyre Pagella"), QStringLiteral("Libertinus Serif"),
                               QStringLiteral("P052"), QStringLiteral("Linux Libertine O"),
                               QStringLiteral("Liberation Serif"), QStringLiteral("DejaVu Serif")});
    if (name == printFontNames()[2])
        return firstInstalled({QStringLiteral("TeX Gyre Heros"), QStringLiteral("Nimbus Sans"),
                               QStringLiteral("Linux Biolinum O"), QStringLiteral("Liberation Sans")});
    return firstInstalled({name});
}

} // namespace ringford::ui
