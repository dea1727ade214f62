// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/KitWords.h"

#include <QtGlobal>

namespace ringford::ui {

KitWords kitWords(const GameDescription& game, KitSpec::Pieces pieces, const KitLanguage& language)
{
    const auto& own = language.own;
    KitWords words;
    words.title = language.engine(game.title);
    words.page = own(QT_TRANSLATE_NOOP("KitWords", "page %1"));
    words.pages = own(QT_TRANSLATE_NOOP("KitWords", "pages %1 to %2"));
    words.rules = own(QT_TRANSLATE_NOOP("KitWords", "Rules"));
    words.board = own(QT_TRANSLATE_NOOP("KitWords", "Board"));
    words.boardNumber = own(QT_TRANSLATE_NOOP("KitWords", "Board %1"));
    words.tile = own(QT_TRANSLATE_NOOP("KitWords", "row %1, column %2"));
    words.trays = own(QT_TRANSLATE_NOOP("KitWords", "Trays for stockpiles"));
    words.tray = own(QT_TRANSLATE_NOOP("KitWords", "Stockpile: %1"));
    words.pieces = own(QT_TRANSLATE_NOOP("KitWords", "Pieces"));
    words.check = own(QT_TRANSLATE_NOOP("KitWords", "This line is 100 mm long."));
    words.printing =
        own(QT_TRANSLATE_NOOP("KitWords", "Print all pages at 100 % (“actual size”), not fitted to the paper, and "
                                          "check the line below. Stiff paper is best for pieces."));
    words.joining =
        own(QT_TRANSLATE_NOOP("KitWords", "The board: cut the pages along the long marks, at the left and at the top. "
                                          "Lay each on the one before, with its cut side at the dashed marks, and glue "
                                          "it there. A number in a circle is the page that comes on that side."));
    words.folding =
        pieces == KitSpec::Pieces::Flat
            ? own(QT_TRANSLATE_NOOP("KitWords",
                                    "Pieces: cut along the lines, fold along the dashes, glue the halves together."))
            : own(QT_TRANSLATE_NOOP("KitWords",
                                    "Pieces: cut along the lines and fold along the dashes, so that the picture is on "
                                    "both sides; glue the two tabs on one another as a foot."));
    for (const SeatInfo& seat : game.seats)
        words.seats.push_back(language.engine(seat.title));
    return words;
}

} // namespace ringford::ui
