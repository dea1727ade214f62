// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/SheetPlace.h"

#include <vector>

namespace ringford::ui {

/** How many pages of tasks a job has, and how many tasks are on a page. */
struct SheetCounts {
    int pages = 0; ///< of the version with the most
    int asked = 0; ///< how many these would be with as many tasks on each as were asked for
    // On a page that others follow; in a job of one page, on that.
    int fewest = 0;
    int most = 0;

    /** Whether pages have fewer tasks than the @p perPage that were asked for, be it so that there are more of them. */
    bool areFewer(int perPage) const { return pages > asked || (asked > 1 && fewest < perPage); }
    /** Counts the pages of a version. */
    void add(const std::vector<SheetSpots>& version, int perPage);
};

} // namespace ringford::ui
