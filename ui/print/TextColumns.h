// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/ColumnPlaces.h"
#include "ui/print/PageContent.h"
#include "ui/print/TextLines.h"

#include <QFont>
#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ringford::ui {

/** A piece of text, or a diagram, that is set in columns. */
struct TextBlock {
    std::vector<TextRun> runs;
    double scale = 1;                            ///< its letters, in those of the rest
    double before = 0;                           ///< room above it, in letters; none on top of a column
    double after = 0;                            ///< of a diagram: room below it, at least
    double indent = 0;                           ///< in lines
    QString label{};                             ///< bold, it hangs before the first line, in the indent
    std::optional<PieceLook> piece{};            ///< stands at its left
    std::shared_ptr<const DiagramBlock> diagram; ///< in place of runs, in the middle of the column
    bool isAcross = false;                       ///< it stands below all columns so far, and others begin below it
    /** A diagram that has no room waits for the top of the next column, or page, and the text goes on. */
    bool mayWait = false;
    /** Across: another comes soon, and both stand beside one another where they have the width, or on the next page. */
    bool waitsForNext = false;
    QString ifPassed{};             ///< stands below it where other text came before it
    bool endsWaiting = false;       ///< a heading: diagrams of what stands before it do not wait longer
    bool staysWithNext = false;     ///< a heading: two lines of what follows, or a diagram, stand below it
    bool introduces = false;        ///< what follows: `staysWithNext` if it has few lines
    bool staysWithPrevious = false; ///< nor does what belongs to a text begin one

    /** Plain text in which `*words*` are bold. */
    static TextBlock of(const QString& text);
};

/**
 * Sets blocks one below the other in columns, page after page; those of the last page are even. A paragraph leaves no
 * line alone at the end of a column, nor at the beginning of one. Lengths are mm.
 */
class TextColumns {
public:
    /** Where columns stand on a page. */
    struct Page {
        PageContent* content = nullptr; ///< nothing: there is no further page
        QRectF room{};
    };
    struct Look {
        QFont font;
        QColor ink{Qt::black};
        double size = 3.2; ///< of letters
        int columns = 2;
        double gap = 8;
        double least = 0; ///< of a page's height: what takes less and is all that there is stays in one column
    };
    /** @p nextPage is asked for every page, also for the first. */
    TextColumns(Look look, std::function<Page()> nextPage);

    static constexpr double kLeading = 1.38; ///< from line to line, in letters

    /** Sets a block behind all before; false where there was no page left for all of it. */
    bool add(const TextBlock& block);
    /** Sets what stands on the last page. Without it that page stays empty. */
    void finish();
    /** How wide a column is on the page that is being filled; of the first page before anything is. */
    double columnWidth();
    /** What all columns of that page have together. */
    QSizeF pageRoom();

private:
    /** Where a unit is shown: its upper left corner, and whether what follows it stands before it. */
    struct At {
        QPointF corner;
        bool isPassed = false;
    };
    using Show = std::function<void(PageContent&, At)>;

    double lineHeight(const TextBlock& block) const { return kLeading * m_look.size * block.scale; }
    TextLines linesOf(const TextBlock& block) const;
    bool staysWithNext(const TextBlock& block) const;
    double columnWide() const;
    bool turnPage();
    bool endPage(const std::vector<ColumnPlace>& places);
    bool setWhatWaits(Behind behind);
    bool setBelow();
    std::size_t besideOneAnother() const;
    double setBand(double top, bool isMeasured = false);
    void show(const std::vector<ColumnPlace>& places);
    bool put(ColumnUnit unit, Show show);
    bool addLines(const TextBlock& block);
    bool addDiagram(const TextBlock& block);
    bool addAcross(const TextBlock& block);
    bool addLinesAcross(const TextBlock& block);
    static double bottomOf(const Word& word);
    std::vector<Word> wordsIfPassed(const TextBlock& block, double width) const;
    std::size_t unitsOnTheirOwn(const TextBlock& block) const;
    double showEvenly(std::size_t units);
    bool addBesidePiece(const TextBlock& block);
    TextLines::Line labelled(const TextBlock& block, TextLines::Line line) const;
    Show lineOf(const TextBlock& block, TextLines::Line line) const;

    /** A diagram across the page that has no room yet, or waits for the next one. */
    struct Waiting {
        TextBlock block;
        std::size_t before = 0; ///< so many units stand before it
        bool isPassed = false;  ///< by what stands on a page before
    };

    Look m_look;
    std::function<Page()> m_nextPage;
    Page m_page;                     ///< its room is what columns have below a diagram across them
    double m_whole = 0;              ///< how high columns of that page are where nothing stands above them
    std::vector<ColumnUnit> m_units; ///< that stand on the page, or will on the next one
    std::vector<Show> m_shows;       ///< by unit
    int m_unitsOfBlock = 0;          ///< that was added last
    std::vector<Waiting> m_waiting;  ///< across the page; on top of the next one, unless they find room before
    bool m_keepsNext = false;        ///< what comes next stays with what stands there
    bool m_isOnlyPage = true;        ///< none was filled before
};

} // namespace ringford::ui
