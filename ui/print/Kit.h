// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "ui/paint/BoardLayout.h"
#include "ui/print/PrintDocument.h"
#include "ui/print/PrintType.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace ringford::ui {

/** The words of a set to cut out, in the reader's language. `%1` and so on stand for what is filled in. */
struct KitWords {
    QString title;              ///< of the game
    QString options;            ///< those that differ from the usual ones; empty: none
    QString page;               ///< `Page %1`
    QString pages;              ///< `Pages %1 to %2`
    QString rules;              ///< `Rules`
    QString board;              ///< `Board`
    QString boardNumber;        ///< `Board %1`
    QString tile;               ///< `row %1, column %2`
    QString trays;              ///< `Trays for stockpiles`
    QString tray;               ///< `Stockpile: %1`
    QString pieces;             ///< `Pieces`
    QString check;              ///< what is written at the line of 100 mm
    QString printing;           ///< how to print it
    QString joining;            ///< how the pages of a board are put together
    QString folding;            ///< how pieces are made
    std::vector<QString> seats; ///< by seat
};

/** A game's set as it is printed, cut out and played with. */
struct KitSpec {
    enum class Pieces : std::uint8_t { Flat, Standing };

    std::shared_ptr<const Game> game;
    Position position; ///< which pieces there are
    QSizeF paper{210, 297};
    PaperStyle style = PaperStyle::Colour;
    QFont font = printFont();
    double cell = 20;    ///< mm
    double overlap = 10; ///< of pages of a board, mm
    Pieces pieces = Pieces::Standing;
    int spares = 1; ///< more of each piece that there are few of
    bool hasRules = true;
    bool hasBoard = true;
    bool hasTrays = true;
    bool hasPieces = true;
    QString card; ///< the rules on a page: `# heading`, `@drawing of a piece`, `*bold*`; a paragraph a line
    KitWords words;

    static constexpr double kMostCell = 1000;
    static constexpr int kMostOverlap = 50;
    static constexpr int kMostSpares = 20;
    /** One of each on a single board; where there are several, there are pieces enough. */
    static int usualSpares(const Game& game) { return game.board().faces().size() > 1 ? 0 : 1; }

    /** Around everything on a page, mm. */
    static constexpr double kMargin = 12;
};

/** Why a set is not made. */
struct KitTrouble {
    enum class Kind : std::uint8_t { None, TooManyPages, PiecesTooLarge, AllLeftOut };
    Kind kind = Kind::None;
    double largestCell = 0; ///< PiecesTooLarge: with which they fit on a page, mm, rounded down to a tenth
};

/** A set to cut out as pages: what there is and a map, the rules, the board, trays, pieces. */
struct Kit {
    PrintDocument document;
    double cell = 0; ///< the size of cells, mm
    /** Whether there is something for which its pages are not to be painted. */
    KitTrouble trouble;

    /** @p spec may ask for anything. */
    static Kit of(KitSpec spec);
    /** How many pages it can have: more is no set that somebody cuts out. */
    static constexpr int kMostPages = 500;
};

} // namespace ringford::ui
