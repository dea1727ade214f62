// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace ringford::ui {

/** What stands in a column and is not parted: a line, a diagram. Lengths are mm. */
struct ColumnUnit {
    double height = 0;
    double before = 0; ///< room above it; none on top of a column
    bool staysWithPrevious = false;
    /** Where it has no room it waits for the top of the next column, and what follows goes on. One at a time waits. */
    bool mayWait = false;
    double ifPassed = 0;      ///< what it is higher by where something stands before it that follows it
    bool isPassed = false;    ///< by what stands on a page before
    bool endsWaiting = false; ///< what waits stands before it
    double after = 0;         ///< room below it, where what stands there does not ask for more
    bool mayPart = false;     ///< stays with the one before for looks alone: both are lines of one paragraph

    double heightIf(bool passed) const { return height + (passed ? ifPassed : 0); }
};

/** Where a unit stands: in which column, and how far below its top. */
struct ColumnPlace {
    std::size_t unit = 0; ///< its index
    int column = 0;
    double y = 0;
    bool isPassed = false; ///< something that followed it stands before it
};

/** What comes behind the units that there are. */
enum class Behind : unsigned char { Nothing, More };

/**
 * Places of the units that so many columns of that height have room for, one below the other, in the order in which
 * they stand there. Those that stay together begin a column together, unless they are higher than one; a single one
 * that is higher stands alone. Where columns begin below something, @p whole is how high those of the next page are:
 * what they have more room for waits for them. Left for the next page are the last units, and one before them perhaps
 * that may wait. It does not where all that could pass it ends in the column in which it has no room: there it stands
 * before that in the next one, or on the next page.
 */
std::vector<ColumnPlace> columnPlaces(std::span<const ColumnUnit> units, int columns, double height, double whole = 0,
                                      Behind behind = Behind::Nothing);
/** The same in columns that are as short, and so as even, as they can be. @pre all of them have room */
std::vector<ColumnPlace> evenColumnPlaces(std::span<const ColumnUnit> units, int columns, double height);
/** The same above what stands across all columns: lines are parted that may be, where a column would stay empty. */
std::vector<ColumnPlace> evenColumnPlacesAbove(std::span<const ColumnUnit> units, int columns, double height);

} // namespace ringford::ui
