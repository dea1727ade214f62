// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/SheetGrid.h"
#include "ui/print/SheetMeasures.h"
#include "ui/print/SheetPlace.h"

#include <QRectF>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace ringford::ui {

/** A task, and which shape it has. */
struct SheetFlowTask {
    std::size_t task;
    std::size_t shape;
};

/** The tasks of a job, as each of its versions has them. */
using SheetFlowOrders = std::vector<std::vector<SheetFlowTask>>;

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

    /** Its diagrams stand one by one in so many columns and rows; the last page may have fewer, and its last row, too. */
    bool isGrid(int columns, int rows, bool isLast) const;
    /**
     * Bands, and the stacks of each, come to stand so that the page is read in the order of its tasks, as nearly as can be:
     * a wide board for which others were moved is not the last of them for that.
     */
    void order();

private:
    std::size_t readTooEarly() const;
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
        bool inAnyOrder = false;   ///< and then those of each shape, which takes long
        bool mustBeFull = false;   ///< each page but the last has as many as one may have, else they are too many
    };

    SheetFlow(SheetRoom room, Rules rules, std::vector<SheetBoards> boards);

    const SheetBoards& boards(std::size_t shape) const { return m_measures.boards(shape); }
    /** What has no room on a page comes first on the next one; up to @p ahead of the tasks behind it may come before it. */
    std::vector<SheetFlowPage> pages(std::vector<SheetFlowTask> order, int ahead) const;
    /** How many these are of the order that needs most; @p most + 1 where they are more, known before all are filled. */
    std::size_t countPages(const SheetFlowOrders& orders, int ahead, std::size_t most) const;
    /** Whether each page but the last of an order has as many as one may have. */
    bool fillsPages(const SheetFlowOrders& orders, int ahead) const
    {
        SheetFlow strict = *this;
        strict.m_rules.mustBeFull = true;
        const std::size_t most = orders.front().size();
        return strict.countPages(orders, ahead, most) <= most;
    }
    /** How much of a page's height is blank. */
    double blank(const SheetFlowPage& page) const;
    /** How much of a page a diagram covers, with what is told with it. */
    double share(std::size_t shape) const
    {
        const SheetMeasure& alone = m_measures.in(shape, 0);
        const double height = alone.board.height() + alone.caption + alone.lines;
        return alone.board.width() * height / (m_room.page.width() * m_room.page.height());
    }
    /**
     * Where the tasks of a page stand; what lies between two bands becomes wider by no more than @p mostSpread. Where
     * no page before tells where the first band stands, a single one stands somewhat above the middle. Captions are small
     * in the whole job, or as they fit.
     */
    SheetSpots spots(SheetFlowPage page, double mostSpread, bool mayBeLower = false, bool areSmall = false) const;
    /** How much wider the gaps between bands become to fill the page. */
    double spread(const SheetFlowPage& page) const
    {
        const auto gaps = static_cast<double>(page.bands.size() - 1);
        return page.bands.size() > 1 ? std::clamp(blank(page) / gaps, 0.0, kMostSpread) : kMostSpread;
    }

    static constexpr double kMostSpread = 15;

private:
    static bool isEven(const SheetFlowPage::Band& band);
    /** Beside how many others each diagram of an even band stands, be it alone; 0: the band has several shapes. */
    int columnsOf(const SheetFlowPage::Band& band, int most) const
    {
        return isEven(band) ? std::min(most, m_measures.mostColumns(band.front().front())) : 0;
    }
    /** How far below its top the boards of a band begin. */
    double lowestIn(const SheetFlowPage::Band& band, int columns) const;
    /** How much lower the first diagram of a stack stands, so that the boards of a band begin on one level. */
    double lowered(const SheetFlowPage::Band& band, std::size_t shape, int columns) const
    {
        return lowestIn(band, columns) - m_measures.in(shape, columns).top;
    }
    double widthOf(const SheetFlowPage::Stack& stack, int columns) const;
    /** @pre it is not even */
    double widthOf(const SheetFlowPage::Band& band) const;
    double heightOf(const SheetFlowPage::Stack& stack, int columns) const;
    double heightOf(const SheetFlowPage::Band& band, int columns) const;
    bool hasWidth(const SheetFlowPage::Band& band, int most) const;
    using Heights = std::vector<double>; ///< of the bands of a page
    /** Whether a page has the room for its bands, where one of them, or a new one behind them, is so high. */
    bool hasHeight(const Heights& bands, std::size_t index, double height) const;
    bool add(SheetFlowPage& page, SheetFlowTask task, int most) const;
    bool addToBand(SheetFlowPage& page, const Heights& heights, std::size_t band, std::size_t shape, int most) const;
    /** @p height: that of the band. */
    bool addBelow(SheetFlowPage::Band& band, double height, std::size_t shape, int most, bool isAmongAlike) const;
    bool addHigher(SheetFlowPage& page, const Heights& heights, std::size_t shape, int most) const;
    /** The next page; @p order begins with what is left then. */
    SheetFlowPage filled(std::span<SheetFlowTask>& order, int ahead) const;
    /** Tasks in another order, or with fewer beside one another; nothing: they have no room so. */
    std::optional<SheetFlowPage> arranged(const std::vector<SheetFlowTask>& tasks, int most) const;
    /** As arranged(), in whichever order of several they have room. */
    std::optional<SheetFlowPage> rearranged(const std::vector<SheetFlowTask>& tasks, int most) const;
    bool addAnew(SheetFlowPage& page, SheetFlowTask task, int most) const;
    SheetFlowPage loosened(SheetFlowPage page) const;
    std::map<std::size_t, int> columnsByShape(const SheetFlowPage& page) const;
    using ShapeTasks = std::map<std::size_t, std::vector<std::size_t>>; ///< of a page, by shape
    double shareOfBlank(const SheetFlowPage::Band& band, int columns) const;
    std::vector<double> captionsOf(const SheetFlowPage::Band& band, int columns, double most, const ShapeTasks& tasks,
                                   bool areSmall) const;
    /** With captions that have so much more room, by stack. */
    double heightOf(const SheetFlowPage::Band& band, int columns, const std::vector<double>& captions) const;
    /** A place, and for what shape it is. */
    struct Placed {
        std::size_t shape;
        SheetPlace place;
        double level; ///< by which it is read
        double free;  ///< below it, where nothing stands below it in its stack
    };
    static void levelLines(std::vector<std::vector<Placed>>& stacks);
    static void levelCaptions(std::vector<Placed>& row);
    std::vector<Placed> placesOf(const SheetFlowPage::Stack& stack, const std::vector<SheetMeasure>& measures,
                                 const QRectF& room, double lower) const;
    std::vector<Placed> placesOf(const SheetFlowPage::Band& band, int columns, double top,
                                 const std::vector<double>& captions) const;

    SheetRoom m_room;
    Rules m_rules;
    SheetMeasures m_measures;
    bool m_mayRearrange; ///< some boards may be as high as several others
};

} // namespace ringford::ui
