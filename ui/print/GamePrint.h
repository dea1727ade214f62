// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "ui/print/PrintDocument.h"
#include "ui/print/PrintType.h"
#include "ui/words/ActionWords.h"

#include <QLocale>

#include <limits>

namespace ringford::ui {

/** A game with its actions, comments, variations, and diagrams where the mark `$220` is. */
struct GamePrintSpec {
    /** How variations are set: not at all, in paragraphs of their own, or within the line in brackets. */
    enum class Variations : std::uint8_t { None, Indented, Brackets };

    QSizeF paper{210, 297};
    PaperStyle style = PaperStyle::Colour;
    double cell = 7;        ///< of diagrams, mm; smaller where a column is too narrow
    int columns = 2;        ///< 1 to 3
    bool hasClocks = false; ///< what the clocks showed stands behind the actions
    Variations variations = Variations::Brackets;
    bool hasComments = true;
    bool hasDiagrams = true;
    bool hasLastActions = false;  ///< diagrams mark what was played last
    bool endsWithDiagram = false; ///< of how it ended, or stands
    words::Notation notation = words::notation();
    PrintType type{printFont(), 4, 3.3, 3.3};
    QLocale locale{}; ///< of dates and comments
    bool hasPageNumbers = false;
    QString title{}; ///< stands on top of each page
    /** Comments that are more work than this, as DocumentLimits have it, are not set at all. */
    long long mostWork = std::numeric_limits<long long>::max();

    static constexpr int kMostColumns = 3;
};

/** Sets games one behind the other, each with a heading, on as many pages as they need. */
class GamePrinter {
public:
    /** @p art outlives it. */
    GamePrinter(PageSink sink, PieceArt& art, GamePrintSpec spec);
    ~GamePrinter();

    /** False: there is no further page, or there is more than a document may have. */
    bool add(const Match& match);
    /** Hands the last page on; false where it was not taken. */
    bool finish();
    /** The end of the title on top of each page is left out. */
    bool isTitleCut() const;
    /** The end of a name, or of what else stands above a game, is left out: GameHeading::isCut(). */
    bool hasCutHeading() const;
    bool hasTooManyDiagrams() const;
    /** Whether comments are more work than was allowed. */
    bool hasTooLongComments() const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace ringford::ui
