// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/DiagramSpec.h"

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace ringford::ui {

class SheetShapes;

/**
 * How high what stands below boards of one shape is in the rows of pages: each row has what it needs on any page, so that
 * rows stand at one height on all, and the longest stockpile of a job takes no room from rows that never have it. Lengths
 * are mm.
 */
class StockRows {
public:
    using Orders = std::vector<std::vector<std::size_t>>;

    /** @p diagrams, by task, are of the first of @p shapes, and outlive it like these. @p orders are of all versions. */
    StockRows(const SheetShapes& shapes, const std::vector<const DiagramSpec*>& diagrams, Orders orders, int perPage);

    /** All need the same. */
    bool areAlike() const { return m_kinds.size() < 2; }
    /** By row of a page. */
    std::vector<double> rows(double cell, double width, int columns) const;
    /** Of all rows of a page together. */
    double sum(double cell, double width, int columns) const;

private:
    const std::vector<double>& heights(double cell, double width) const;

    const SheetShapes& m_shapes;
    std::vector<const DiagramSpec*> m_kinds; ///< one of those that have the same below their boards
    std::vector<std::size_t> m_kindOf;       ///< by task
    Orders m_orders;
    int m_perPage;
    mutable std::map<std::pair<long, long>, std::vector<double>> m_heights; ///< by kind, in cells and widths of a tenth
};

} // namespace ringford::ui
