// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/KitWords.h"

#include "ui/words/LanguageFile.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>

#include <algorithm>

namespace ringford::ui {

KitWords kitWords(const GameDescription& game, KitSpec::Pieces pieces)
{
    const auto own = [](const char* english) { return QCoreApplication::translate("KitWords", english); };
    KitWords kit;
    kit.title = words::translated(game.title);
    kit.page = own(QT_TRANSLATE_NOOP("KitWords", "page %1"));
    kit.pages = own(QT_TRANSLATE_NOOP("KitWords", "pages %1 to %2"));
    kit.rules = own(QT_TRANSLATE_NOOP("KitWords", "Rules"));
    kit.board = own(QT_TRANSLATE_NOOP("KitWords", "Board"));
    kit.boardNumber = own(QT_TRANSLATE_NOOP("KitWords", "Board %1"));
    kit.tile = own(QT_TRANSLATE_NOOP("KitWords", "row %1, column %2"));
    kit.trays = own(QT_TRANSLATE_NOOP("KitWords", "Trays for stockpiles"));
    kit.tray = own(QT_TRANSLATE_NOOP("KitWords", "Stockpile: %1"));
    kit.pieces = own(QT_TRANSLATE_NOOP("KitWords", "Pieces"));
    kit.check = own(QT_TRANSLATE_NOOP("KitWords", "This line is 100 mm long."));
    kit.printing =
        own(QT_TRANSLATE_NOOP("KitWords", "Print all pages at 100 % (“actual size”), not fitted to the paper, and "
                                          "check the line below. Stiff paper is best for pieces."));
    kit.joining = own(
        QT_TRANSLATE_NOOP("KitWords", "The board: cut the pages along the long marks, at the left and at the top. Lay "
                                      "each on the previous one, with its cut side at the dashed marks, and glue it "
                                      "there. A number in a circle names the page that comes on that side."));
    kit.folding =
        pieces == KitSpec::Pieces::Flat
            ? own(QT_TRANSLATE_NOOP("KitWords",
                                    "Pieces: cut along the lines, fold along the dashes, glue the halves together."))
            : own(QT_TRANSLATE_NOOP("KitWords",
                                    "Pieces: cut along the lines and fold along the dashes, so that the picture is on "
                                    "both sides; glue the two tabs to each other as a foot."));
    for (const SeatInfo& seat : game.seats)
        kit.seats.push_back(words::translated(seat.title));
    return kit;
}

QString kitOptions(const GameType& type, const OptionValues& all)
{
    QStringList told;
    for (const auto& [name, value] : type.differing(all)) {
        const auto spec = std::ranges::find(type.options(), name, &OptionSpec::name);
        if (spec == type.options().end())
            continue;
        const auto at = static_cast<std::size_t>(std::ranges::find(spec->values, value) - spec->values.begin());
        const QString title = at < spec->titles.size() ? words::translated(spec->titles[at]) : words::fromUtf8(value);
        //: what a set is for: %1 is an option of the game, %2 what was chosen
        const char* const pattern = QT_TRANSLATE_NOOP("KitWords", "%1: %2");
        told << QCoreApplication::translate("KitWords", pattern).arg(words::translated(spec->label), title);
    }
    return told.join(QStringLiteral(", "));
}

QString rulesCard(const std::string& game, const QStringList& languages)
{
    QFile file(languageFile(QStringLiteral("cards"), QString::fromStdString(game), QStringLiteral("txt"), languages));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace ringford::ui
