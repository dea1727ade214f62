// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "ui/print/PrintDocument.h"

#include <functional>
#include <vector>

namespace ringford::ui {

/** A game with its actions, comments, variations, and diagrams where the mark `$220` is. */
struct GamePrintSpec {
    QSizeF paper{210, 297};
    PaperStyle style = PaperStyle::Colour;
    double cell = 7;        ///< of diagrams, mm; smaller where a column is too narrow
    int columns = 2;        ///< 1 to 3
    bool hasClocks = false; ///< what the clocks showed stands behind the actions
    bool hasVariations = true;
    bool hasComments = true;
    bool hasDiagrams = true;
    bool endsWithDiagram = true; ///< of how it ended, or stands
    QString page;                ///< `Page %1`

    static constexpr int kMostColumns = 3;
};

/** What is told of a match in the reader's language. */
struct GamePrintWords {
    QString title;                                 ///< of the game
    std::vector<QString> seats;                    ///< by seat, with who plays
    std::function<QString(const Entry&)> entry;    ///< an entry as a list shows it
    std::function<QString(const Outcome&)> result; ///< how it ended; empty while it goes on
};

/** Sets games one behind the other, each with a heading, on as many pages as they need. */
class GamePrinter {
public:
    /** @p art outlives it. */
    GamePrinter(PageSink sink, PieceArt& art, GamePrintSpec spec);
    ~GamePrinter();

    /** False: there is no further page, or there are more diagrams than a document may have. */
    bool add(const Match& match, const GamePrintWords& words);
    /** Hands the last page on; false where it was not taken. */
    bool finish();
    bool hasTooManyDiagrams() const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace ringford::ui
