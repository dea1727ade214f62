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

std::vector<double> StockRows::rows(double cell, double width, int columns) const
{
    const std::vector<double>& high = heights(cell, width);
    std::vector<double> rows;
    for (const std::vector<std::size_t>& order : m_orders) {
        for (std::size_t at = 0; at < order.size(); ++at) {
            const std::size_t row = at % static_cast<std::size_t>(m_perPage) / static_cast<std::size_t>(columns);
            rows.resize(std::max(rows.size(), row + 1));
            rows[row] = std::max(rows[row], high[m_kindOf[order[at]]]);
        }
    }
    return rows;
}

double StockRows::sum(double cell, double width, int columns) const
{
    const std::vector<double> all = rows(cell, width, columns);
    return std::accumulate(all.begin(), all.end(), 0.0);
}

} // namespace ringford::ui
