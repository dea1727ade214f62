// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/Page.h"
#include "ui/print/PageContent.h"
#include "ui/print/PageTitle.h"
#include "ui/print/PrintDocument.h"
#include "ui/print/PrintType.h"
#include "ui/print/SheetCaption.h"
#include "ui/print/SheetCounts.h"
#include "ui/print/SheetFlow.h"
#include "ui/print/SheetGrid.h"
#include "ui/print/SheetPlace.h"
#include "ui/print/TextLines.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace ringford::ui {

class SheetAlike;
class SheetShapes;
class SheetSizing;

/** How sheets of diagrams look. Words come in the reader's language; an empty one leaves out what it belongs to. */
struct SheetSpec {
    PageSpec page;
    int perPage = 6;                         ///< diagrams, 1 or more
    std::optional<std::pair<int, int>> grid; ///< columns and rows; nothing: those of SheetGrid::fullest()
    int lines = 2;                           ///< to write on, below each
    QString title;                           ///< on top of each page
    QString name;                            ///< `Name`, before a line to write on
    QString date;                            ///< `Date`
    QString answers;                         ///< `Answers`: heads the last pages
    QString noAnswer;                        ///< stands there for a task that asks for one and has none
    bool hasPageNumbers = false;
    PrintType type;
    int versions = 1;  ///< the same tasks in another order in each, with answers to each
    unsigned seed = 1; ///< of the orders
    QString version;   ///< `Version %1`: stands behind the title, where there are several

    static constexpr int kMostPerPage = 24;
    static constexpr int kMostLines = 20;
    static constexpr int kMostVersions = 26; ///< as there are letters
};

/** A diagram of a sheet, and what is told with it. */
struct SheetTask {
    DiagramSpec diagram;               ///< with a style of paper; its size does not matter
    QString answer;                    ///< empty: there is none
    std::optional<DiagramSpec> end{};  ///< what the answer comes to, as a small diagram beside it
    std::vector<TextRun> answerRuns{}; ///< the answer as it is set; empty: in one weight
    bool isAsked = false;              ///< that it has no answer is said where others have one
};

/**
 * The orders in which versions have their tasks, by index; the first as they are. In the others every task has another
 * place than there, where there is another. The same seed gives the same orders on every machine.
 */
std::vector<std::vector<std::size_t>> taskOrders(std::size_t tasks, int versions, unsigned seed);

/**
 * Writes diagrams, numbered, on pages, and their answers on pages of their own at the end. Boards of one shape have one
 * size on all pages, as large as the number of diagrams a page lets them be; so tasks are kept until all are known, and
 * then drawn page by page. Where tasks have several shapes, those that come soon may come before one that has no room
 * on a page, so that it is full; numbers follow the pages.
 */
class SheetWriter {
public:
    /** @p art outlives it. */
    SheetWriter(PageSink sink, PieceArt& art, SheetSpec spec);
    ~SheetWriter();
    SheetWriter(SheetWriter&&) noexcept;

    void add(SheetTask task);
    /** Writes all of it; false where not all was written. */
    bool finish();

    /** The numbers of the tasks on paper, in the order in which they were added; of several versions in the first. */
    const std::vector<int>& numbers() const { return m_numbers; }
    int diagrams() const { return static_cast<int>(m_tasks.size()); }
    int pages() const { return m_pages; }
    const SheetCounts& counts() const { return m_tally.counts; }
    /** Whether pages have fewer tasks than were asked for. */
    bool hasFewerThanAsked() const { return m_tally.counts.areFewer(perPage()); }
    /** The smallest cells of any diagram, in mm. Like what follows, it is known at the end. */
    double smallestCell() const { return m_tally.smallestCell; }
    /** What smallestCell() would be on that paper with so many diagrams a page, whichever columns and rows are chosen. */
    double smallestCellOn(QSizeF paper, int perPage);
    /** Number of the first diagram that has no room on a page with its text and lines; it is left out. 0: all have. */
    int withoutRoom() const { return m_tally.withoutRoom; }
    /** With so many diagrams a page all would have room; 0: with none, or columns and rows are chosen. */
    int mostPerPage();
    bool isTitleCut() const { return m_title.isCut(); }
    /** All pages have the columns and rows that were chosen, if any were: boards of several shapes may not. */
    bool keepsGrid() const { return m_tally.keepsGrid; }
    /** The numbers of the diagrams whose captions, or stockpiles, are cut, in order. */
    std::vector<int> cutCaptions() const { return numbersOf(m_tally.cut); }
    /** The same of those that ask for an answer and have none. */
    std::vector<int> withoutAnswer() const { return numbersOf(m_tally.unanswered); }

private:
    /** Gives tasks in some order their places, page by page. */
    using Layout = std::function<std::vector<SheetSpots>(const std::vector<std::size_t>& order)>;
    /** How short what is said with a diagram is, where all of it would leave no room for its boards; 0: as it is. */
    struct Brevity {
        int captionLines = 0;
        int stockLines = 0;
    };
    /** A layout, with the shapes that it looks at. */
    struct Laid {
        Layout layOut;
        double smallestCell = 0;
        bool keepsGrid = true;
        Brevity brevity{};
        std::shared_ptr<SheetShapes> shapes{};
    };

    QRectF space() const;
    int perPage() const { return m_spec.grid ? m_spec.grid->first * m_spec.grid->second : m_spec.perPage; }
    std::shared_ptr<const CaptionRooms> captionRooms() const;
    void shareLegend();
    SheetRoom roomForTasks() const;
    /** @p without: the smallest cells without lines to write on, once they are known. */
    bool isTooSmall(double cell, std::optional<double>& without);
    Laid laidOut();
    Laid laidAs(Brevity brevity);
    std::vector<SheetFlowTask> flowing(const std::vector<std::size_t>& order) const;
    SheetSizing sizing(const SheetRoom& room) const;
    SheetRoom roomForWhole() const;
    SheetAlike alike() const;
    /** How tasks of several shapes stand. */
    struct Mixed {
        SheetFlow flow;
        Layout layOut;
        std::size_t pages = 0; ///< of all versions
        bool isWhole = true;   ///< no caption is cut
        bool keepsGrid = true;
    };
    Mixed mixed(const SheetRoom& room) const;
    Laid layoutMixed() const;
    void shareStockText(const std::vector<std::vector<SheetSpots>>& versions);
    void leaveOutTooSmall(std::vector<std::vector<SheetSpots>>& versions);
    /** A version that is written: its tasks in their order. */
    struct Version {
        QString name; ///< as it stands behind the title
        std::vector<std::size_t> order;
        int pages = 0;
    };
    std::vector<Version> versions() const;
    PageContent head(Version& version, bool isToWriteOn);
    bool endPage(PageContent page) { return m_sink(std::move(page).on(m_spec.page.paper)); }
    bool writeTasks(const std::vector<SheetSpots>& pages, SheetCaption::Letters letters, Version& version);
    PageContent pageOfTasks(Version& version);
    SheetCaption captionIn(const SheetSpot& spot, SheetCaption::Letters letters = SheetCaption::Letters::Fitting) const;
    bool hasSmallCaption(const SheetSpots& page) const;
    /** How captions of all pages of a job look. */
    struct CaptionLook {
        SheetCaption::Letters letters;
        bool areParagraphs; ///< lines of one begin at one place, else each is in the middle
    };
    void set(PageContent& page, int number, const SheetSpot& spot, const CaptionLook& look);
    /** True where its end is left out. */
    bool setCaption(PageContent& page, const SheetSpot& spot, const CaptionLook& look);
    bool writeAnswers(Version& version);
    std::vector<int> numbersOf(const std::set<std::size_t>& tasks) const;

    SheetSpec m_spec;
    PageSink m_sink;
    PieceArt& m_art;
    PageTitle m_title;
    std::vector<SheetTask> m_tasks;
    std::shared_ptr<const BelowBoard> m_legend; ///< that all diagrams have; nothing: each has its own
    std::shared_ptr<SheetShapes> m_shapes;
    std::vector<std::size_t> m_shapeOf; ///< by task
    Brevity m_brevity;
    std::vector<int> m_numbers; ///< by task
    int m_pages = 0;
    /** What became of it. */
    struct Tally {
        SheetCounts counts;
        double smallestCell = 1e9;
        int withoutRoom = 0;
        bool keepsGrid = true;
        std::set<std::size_t> cut;        ///< tasks whose captions are
        std::set<std::size_t> unanswered; ///< tasks that ask for an answer
    };
    Tally m_tally;
};

} // namespace ringford::ui
