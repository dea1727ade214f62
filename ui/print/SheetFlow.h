// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/SheetGrid.h"
#include "ui/print/SheetPlace.h"

#include <QRectF>

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace ringford::ui {

/** A task, and which shape it has. */
struct SheetFlowTask {
    std::size_t task;
    std::size_t shape;
};

/**
 * A page of diagrams of several shapes: bands from its top to its bottom, of stacks from left to right, of diagrams
 * below one another. A band whose stacks have one diagram each is a row; beside a ring, stacks have several.
 */
struct SheetFlowPage {
    using Stack = std::vector<std::size_t>; ///< the shapes of its diagrams from its top to its bottom; not empty
    using Band = std::vector<Stack>;

    std::vector<Band> bands;
    std::vector<SheetFlowTask> tasks; ///< in their order
    std::vector<std::size_t> without; ///< tasks that have no room on any page
};

/**
 * Fills pages with diagrams of several shapes whose sizes are given. Each comes where there is room: below another of
 * its shape, beside others, below others that stand beside a higher one, or in a band of its own. This is geometry
 * alone, like SheetGrid.
 */
class SheetFlow {
public:
    /** What all pages of a job have. */
    struct Rules {
        int perPage = 1;
        int columns = 0; ///< stacks of a band; 0: as many as have room, on a page as few as hold its tasks
        double lineStep = 7;
        bool mayRearrange = false; ///< the highest may come first, as where boards stand upright
    };

    SheetFlow(SheetRoom room, Rules rules, std::vector<SheetBoards> boards);

    const SheetBoards& boards(std::size_t shape) const { return m_boards[shape]; }
    /** What has no room on a page comes first on the next one; up to @p ahead of the tasks behind it may come before it. */
    std::vector<SheetFlowPage> pages(std::vector<SheetFlowTask> order, int ahead) const;
    /** How much of a page's height is blank. */
    double blank(const SheetFlowPage& page) const;
    /** How much of a page a diagram covers, with what is told with it. */
    double share(std::size_t shape) const;
    /**
     * Where the tasks of a page stand; what lies between two bands becomes wider by no more than @p mostSpread. Where
     * no page before tells where the first band stands, a single one stands somewhat above the middle.
     */
    SheetSpots spots(const SheetFlowPage& page, double mostSpread, bool mayBeLower = false) const;
    /** How much wider the gaps between bands become to fill the page. */
    double spread(const SheetFlowPage& page) const;

    static constexpr double kMostSpread = 15;

private:
    /** A diagram in a place of some width. */
    struct Measure {
        double width = 0; ///< of the place
        QSizeF board;     ///< with what stands below it
        double above = 0; ///< for its number
        bool hasNumberBeside = false;
        double top = 0;        ///< below which the boards themselves begin
        double belowWidth = 0; ///< as in SheetPlace
        double caption = 0;
        double lines = 0;
        int linesBeside = 1;

        double height() const { return above + board.height() + caption + lines; }
    };

    double columnWidth(int columns) const;
    Measure measure(std::size_t shape, double width, double captionWidth) const;
    bool hasNumberBeside(std::size_t shape) const;
    int mostColumns(std::size_t shape) const { return static_cast<int>(m_measures[shape].size()) - 1; }
    /** @p columns places side by side, none: as wide as the board. */
    const Measure& in(std::size_t shape, int columns) const;
    static bool isEven(const SheetFlowPage::Band& band);
    /** Beside how many others each diagram of an even band stands, be it alone; 0: the band has several shapes. */
    int columnsOf(const SheetFlowPage::Band& band, int most) const;
    /** How much lower the first diagram of a stack stands, so that the boards of a band begin on one level. */
    double lowered(const SheetFlowPage::Band& band, std::size_t shape, int columns) const;
    double widthOf(const SheetFlowPage::Stack& stack, int columns) const;
    double heightOf(const SheetFlowPage::Stack& stack, int columns) const;
    double heightOf(const SheetFlowPage::Band& band, int columns) const;
    bool hasWidth(const SheetFlowPage::Band& band, int most) const;
    double heightOf(const SheetFlowPage& page, int most) const;
    bool add(SheetFlowPage& page, SheetFlowTask task, int most) const;
    bool addToBand(SheetFlowPage& page, std::size_t band, std::size_t shape, int most) const;
    bool addBelow(SheetFlowPage::Band& band, std::size_t shape, int most, bool isAmongAlike) const;
    /** Tasks in another order, or with fewer beside one another; nothing: they have no room so. */
    std::optional<SheetFlowPage> arranged(const std::vector<SheetFlowTask>& tasks, int most) const;
    std::vector<SheetFlowTask> highestFirst(std::vector<SheetFlowTask> tasks) const;
    bool addAnew(SheetFlowPage& page, SheetFlowTask task, int most) const;
    SheetFlowPage loosened(SheetFlowPage page) const;
    std::map<std::size_t, int> columnsByShape(const SheetFlowPage& page) const;
    /** A place, and for what shape it is. */
    struct Placed {
        std::size_t shape;
        SheetPlace place;
        double level; ///< by which it is read
        double free;  ///< below it, where nothing stands below it in its stack
    };
    SheetPlace placeOf(const Measure& one, const SheetBoards& boards, QPointF at, double shift) const;
    std::vector<Placed> placesOf(const SheetFlowPage::Stack& stack, const std::vector<Measure>& measures,
                                 const QRectF& room, double lower) const;
    std::vector<Placed> placesOf(const SheetFlowPage::Band& band, int columns, double top, double captions) const;

    SheetRoom m_room;
    Rules m_rules;
    std::vector<SheetBoards> m_boards;
    bool m_mayRearrange;                          ///< some boards may be as high as several others
    std::vector<std::vector<Measure>> m_measures; ///< by shape and columns
};

} // namespace ringford::ui
