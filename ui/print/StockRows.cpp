// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/StockRows.h"

#include "ui/print/SheetShapes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ringford::ui {

StockRows::StockRows(const SheetShapes& shapes, const std::vector<const DiagramSpec*>& diagrams, Orders orders,
                     int perPage)
    : m_shapes(shapes), m_orders(std::move(orders)), m_perPage(perPage)
{
    std::map<QString, std::size_t> known;
    for (const DiagramSpec* const diagram : diagrams) {
        const auto [found, isNew] = known.emplace(belowKey(*diagram), m_kinds.size());
        if (isNew)
            m_kinds.push_back(diagram);
        m_kindOf.push_back(found->second);
    }
}

const std::vector<double>& StockRows::heights(double cell, double width) const
{
    constexpr double kTenths = 10;
    std::vector<double>& found = m_heights[{std::lround(cell * kTenths), std::lround(width * kTenths)}];
    if (found.empty()) {
        for (const DiagramSpec* const kind : m_kinds)
            found.push_back(m_shapes.below(0, *kind, cell, width));
    }
    return found;
}

double StockRows::most(double cell, double width, int columns) const
{
    double most = 0;
    for (const std::vector<std::size_t>& order : m_orders) {
        for (std::span<const std::size_t> rest = order; !rest.empty();) {
            const auto page = rest.first(std::min(rest.size(), static_cast<std::size_t>(m_perPage)));
            rest = rest.subspan(page.size());
            const std::vector<double> rows = ofPage(page, cell, width, columns);
            most = std::max(most, std::accumulate(rows.begin(), rows.end(), 0.0));
        }
    }
    return most;
}

std::vector<double> StockRows::ofPage(std::span<const std::size_t> tasks, double cell, double width, int columns) const
{
    const std::vector<double>& high = heights(cell, width);
    std::vector<double> rows;
    for (std::size_t place = 0; place < tasks.size(); ++place) {
        if (place % static_cast<std::size_t>(columns) == 0)
            rows.push_back(0);
        rows.back() = std::max(rows.back(), high[m_kindOf[tasks[place]]]);
    }
    return rows;
}

} // namespace ringford::ui
