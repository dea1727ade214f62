// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/Page.h"
#include "ui/print/PageContent.h"
#include "ui/print/PrintDocument.h"

#include <QStringList>

#include <vector>

namespace ringford::ui {

/** How sheets of diagrams look. Words come in the reader's language; an empty one leaves out what it belongs to. */
struct SheetSpec {
    PageSpec page;
    int perPage = 6;     ///< diagrams, 1 or more
    int lines = 2;       ///< to write on, below each
    QString title;       ///< on top of each page
    QString name;        ///< `Name`, before a line to write on
    QString date;        ///< `Date`
    QString answers;     ///< `Answers`: heads the last pages
    QString pageOfPages; ///< `Page %1`

    static constexpr int kMostPerPage = 24;
    static constexpr int kMostLines = 20;
};

/**
 * Writes diagrams, numbered, on pages as they come, and their answers on pages of their own at the end. Of what went
 * to pages before, nothing but the answers is kept.
 */
class SheetWriter {
public:
    /** @p art outlives it. */
    SheetWriter(PageSink sink, PieceArt& art, SheetSpec spec);

    /**
     * The next diagram, as large as its place lets it be, and its answer. Its caption is as wide as its place; where
     * one is long, fewer diagrams come on a page. A board that is much wider than others has the whole width of the
     * page. False: there is no further page.
     */
    bool add(DiagramSpec diagram, const QString& answer);
    /** Writes the answers; false where not all was written. */
    bool finish();

    int diagrams() const { return m_count; }
    int pages() const { return m_pages; }
    /** The smallest cells of any diagram so far, in mm. */
    double smallestCell() const { return m_smallestCell; }
    /** Number of the first diagram that has room on no page with its text and lines; it is left out. 0: all have. */
    int withoutRoom() const { return m_withoutRoom; }

private:
    /** A diagram with its words, where the page is filled from. */
    struct Task {
        int number;
        std::shared_ptr<const DiagramBlock> block; ///< without caption
        QStringList caption;
        double width; ///< of its place

        double height(int lines) const;
    };
    /** Tasks beside one another. */
    struct Row {
        std::vector<Task> tasks;
        double height = 0;
    };

    /** The page that is being filled. */
    struct Filling {
        Row row; ///< that is being filled
        std::vector<Row> rows;
        double height = 0; ///< of the rows, with what is between them
        int diagrams = 0;
    };

    PageContent head(const QString& title, bool isToWriteOn);
    bool endPage(PageContent page);
    QRectF space() const;
    double columnWidth(int columns) const;
    double slotHeight(int columns) const;
    bool isLong(const DiagramSpec& diagram) const;
    void choosePlaces(const DiagramSpec& diagram);
    double cellIn(const DiagramSpec& diagram, double width, int columns, qsizetype captionLines) const;
    double cellFor(const DiagramSpec& diagram, QSizeF room) const;
    QStringList captionIn(const DiagramSpec& diagram, double width) const;
    bool endRow();
    bool writePage();
    void set(PageContent& page, const Task& task, QPointF at) const;
    bool writeAnswers();

    SheetSpec m_spec;
    PageSink m_sink;
    PieceArt& m_art;
    int m_columns = 0;
    int m_count = 0;
    int m_pages = 0;
    double m_smallestCell = 1e9;
    double m_lastCell = 0; ///< of the diagram before
    int m_withoutRoom = 0;
    Filling m_page;
    QStringList m_answers;
};

} // namespace ringford::ui
