// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace ringford::ui {

/** What stands in a column and is not parted: a line, a diagram. Lengths are mm. */
struct ColumnUnit {
    double height = 0;
    double before = 0; ///< room above it; none on top of a column
    bool staysWithPrevious = false;
};

/** Where a unit stands: in which column, and how far below its top. */
struct ColumnPlace {
    int column = 0;
    double y = 0;
};

/**
 * Places of as many units as so many columns of that height have room for, one below the other. Those that stay
 * together begin a column together, unless they are higher than one; a single one that is higher stands alone. Where
 * columns begin below something, @p whole is how high those of the next page are: what they have more room for waits
 * for them.
 */
std::vector<ColumnPlace> columnPlaces(std::span<const ColumnUnit> units, int columns, double height, double whole = 0);
/** The same in columns that are as short, and so as even, as they can be. @pre all of them have room */
std::vector<ColumnPlace> evenColumnPlaces(std::span<const ColumnUnit> units, int columns, double height);

} // namespace ringford::ui
