// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetCounts.h"

#include <algorithm>

namespace ringford::ui {

void SheetCounts::add(const std::vector<SheetSpots>& version, int perPage)
{
    std::size_t tasks = 0;
    for (const SheetSpots& page : version) {
        tasks += page.size();
        if (&page == &version.back() && version.size() > 1)
            continue;
        const int here =
            static_cast<int>(std::ranges::count_if(page, [](const SheetSpot& spot) { return spot.place.has_value(); }));
        fewest = most == 0 ? here : std::min(fewest, here);
        most = std::max(most, here);
    }
    pages = std::max(pages, static_cast<int>(version.size()));
    asked = (static_cast<int>(tasks) + perPage - 1) / perPage;
}

} // namespace ringford::ui
