// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetFitting.h"

#include "ui/print/CaptionRooms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace ringford::ui {

namespace {

/** A page: of more a high board is as long a strip as a wide one. Where so many have no room, it may save pages. */
constexpr int kHighOfPage = 6;
constexpr std::size_t kMostCombinations = 2000;
constexpr std::size_t kMostOfLongJobs = 200;
constexpr std::size_t kLongJob = 150;                ///< tasks
constexpr std::array<double, 2> kTextWidths{80, 45}; ///< mm, of what stands beside boards
constexpr double kStep = 0.1;                        ///< mm, of cells
constexpr double kWorthOfUsualLines = 0.1;           ///< as a logarithm of cells
constexpr double kWorthOfTextBelow = 0.1;
constexpr double kWorthOfOrderKept = 0.4;
constexpr double kWorthOfFullPages = 0.5; ///< of all of a page

double inTenths(double cell)
{
    return std::floor(cell / kStep + 1e-6) * kStep;
}

} // namespace

SheetFitting::SheetFitting(SheetRoom room, SheetFlow::Rules rules, const SheetShapes& shapes, SheetFlowOrders orders,
                           Texts texts, bool mayBeStrips)
    : m_room(std::move(room)), m_rules(rules), m_shapes(shapes), m_orders(std::move(orders))
{
    m_room.hasNumbersAbove = true;
    for (std::size_t shape = 0; shape < m_shapes.size(); ++shape) {
        std::vector<Way>& ways = m_ways.emplace_back();
        double& usual = m_usual.emplace_back(0);
        std::vector<QSizeF> sizes;
        for (const BoardStand stand : m_shapes.stands(shape)) {
            const SheetShape one = m_shapes.shape(shape, stand);
            const bool isStrip = m_rules.perPage > kHighOfPage && !mayBeStrips;
            if (stand.isTurned && (isStrip || !mayBeTurned(m_room, one)))
                continue;
            const QSizeF size = one.size(SheetGrid::kReadableCell);
            if (std::ranges::find(sizes, size) != sizes.end()) // as a table of four has two in a row by itself
                continue;
            sizes.push_back(size);
            ways.push_back({stand, SheetGrid(m_room, 1, 1).cellOf(one)});
            for (const double width : kTextWidths) {
                SheetRoom beside = m_room;
                beside.textBeside = width;
                beside.page.rwidth() += SheetGrid::kNumberBeside; // where that is too much, numbers stand above
                const double largest = SheetGrid(beside, 1, 1).cellOf(one);
                if (texts == Texts::BelowOrBeside && largest >= 1)
                    ways.push_back({stand, largest, width});
            }
            usual = std::max(usual, SheetGrid::fullest(m_room, m_rules.perPage, one).cellOf(one));
        }
    }
}

bool SheetFitting::mayBeTurned(const SheetRoom& room, const SheetShape& turned)
{
    const double width = std::floor(turned.size(SheetGrid::kReadableCell).width());
    return !room.captionRooms || !room.captions ||
           room.captionRooms->whole(width, false) <= room.captions(width, false);
}

/** All in which boards can stand; where these are many, each shape by itself stands otherwise than it is largest. */
std::vector<std::vector<std::size_t>> SheetFitting::combinations() const
{
    std::vector<std::size_t> first;
    std::size_t number = 1;
    const std::size_t most = m_orders.front().size() > kLongJob ? kMostOfLongJobs : kMostCombinations;
    for (const std::vector<Way>& ways : m_ways) {
        first.push_back(static_cast<std::size_t>(std::ranges::max_element(ways, {}, &Way::largest) - ways.begin()));
        number = std::min(most + 1, number * ways.size());
    }
    std::vector<std::vector<std::size_t>> all{first};
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        const std::size_t before = number > most ? 1 : all.size();
        for (std::size_t way = 0; way < m_ways[shape].size(); ++way) {
            for (std::size_t index = 0; way != first[shape] && index < before; ++index) {
                all.push_back(all[index]);
                all.back()[shape] = way;
            }
        }
    }
    return all;
}

std::vector<SheetFitting::Trial> SheetFitting::trials() const
{
    std::vector<Trial> all;
    for (const std::vector<std::size_t>& ways : combinations()) {
        for (const int ahead : {0, m_rules.perPage}) {
            for (const bool isTight : {false, true}) {
                for (const bool mayRearrange : {false, true})
                    all.push_back({ways, {}, ahead, isTight, mayRearrange});
            }
        }
    }
    return all;
}

std::size_t SheetFitting::fewestPages(double least, std::size_t most) const
{
    std::size_t fewest = most + 1;
    for (Trial& trial : trials()) {
        setCells(trial, inTenths(least));
        if (hasCells(trial, inTenths(least)))
            fewest = std::min(fewest, flowOf(trial).countPages(m_orders, trial.ahead, fewest - 1));
    }
    return fewest;
}

bool SheetFitting::search(std::size_t pages, double least)
{
    m_pages = pages;
    m_best.least = inTenths(least);
    for (Trial& trial : trials())
        attempt(std::move(trial));
    if (m_hasFound)
        fill();
    return m_hasFound;
}

double SheetFitting::largestOf(const Trial& trial, std::size_t shape) const
{
    return m_ways[shape][trial.ways[shape]].largest;
}

void SheetFitting::setCells(Trial& trial, double cell) const
{
    trial.cells.clear();
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape)
        trial.cells.push_back(std::min(cell, largestOf(trial, shape)));
}

bool SheetFitting::isEnough(const Trial& trial) const
{
    return flowOf(trial).countPages(m_orders, trial.ahead, m_pages) <= m_pages;
}

/** Whether no board has to be smaller than @p least, or than is readable, to have room on a page. */
bool SheetFitting::hasCells(const Trial& trial, double least)
{
    return std::ranges::min(trial.cells) >= std::min(least, SheetGrid::kReadableCell) - kStep / 2;
}

/** Nothing is looked for where cells would be smaller than the best so far. */
void SheetFitting::attempt(Trial trial)
{
    setCells(trial, m_best.least);
    if (!hasCells(trial, m_best.least) || !isEnough(trial))
        return;
    double fitting = m_best.least, tooLarge = SheetGrid::kReadableCell + kStep;
    while (tooLarge - fitting > kStep) {
        const double middle = (fitting + tooLarge) / 2;
        setCells(trial, middle);
        (isEnough(trial) ? fitting : tooLarge) = middle;
    }
    trial.common = inTenths(fitting);
    setCells(trial, trial.common);
    trial.least = std::ranges::min(trial.cells);
    for (const bool isReadable : {false, true}) { // no shape takes the room in which others become readable
        for (std::size_t shape = 0; shape < m_ways.size(); ++shape)
            grow(trial, shape, isReadable ? m_usual[shape] : SheetGrid::kReadableCell);
    }
    trial.worth = worthOf(trial);
    const auto rank = [](const Trial& one) {
        return std::tuple(std::lround(one.least / kStep), one.common, one.worth);
    };
    if (!m_hasFound || rank(trial) > rank(m_best))
        m_best = std::move(trial);
    m_hasFound = true;
}

/** As large as the boards of other shapes let those of one be, up to @p wanted. */
void SheetFitting::grow(Trial& trial, std::size_t shape, double wanted) const
{
    double fitting = trial.cells[shape];
    double tooLarge = std::min(std::max(fitting, wanted), largestOf(trial, shape)) + kStep;
    while (tooLarge - fitting > kStep) {
        trial.cells[shape] = (fitting + tooLarge) / 2;
        (isEnough(trial) ? fitting : tooLarge) = trial.cells[shape];
    }
    trial.cells[shape] = inTenths(fitting);
}

/** Somewhat smaller boards that stand otherwise leave less of pages blank; those that are hard to read stay as they are. */
void SheetFitting::fill()
{
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        const double largest = m_best.cells[shape];
        const double least = std::max({m_best.least, SheetGrid::kReadableCell, SheetGrid::kNearlyLargest * largest});
        for (double cell = largest; cell > least - kStep / 2; cell -= kStep) {
            for (const bool isTight : {m_best.isTight, true}) {
                Trial trial = m_best;
                trial.isTight = isTight;
                trial.cells[shape] = inTenths(cell);
                trial.worth = worthOf(trial);
                if (trial.worth > m_best.worth && isEnough(trial))
                    m_best = std::move(trial);
            }
        }
    }
}

double SheetFitting::worthOf(const Trial& trial) const
{
    double size = 0, behind = 0, blank = 0;
    std::size_t last = 0;
    const SheetFlow flow = flowOf(trial);
    const std::vector<SheetFlowPage> pages = flow.pages(m_orders.front(), trial.ahead);
    for (const SheetFlowPage& page : pages) {
        if (&page != &pages.back())
            blank += flow.blank(page) / m_room.page.height();
        for (const SheetFlowTask& task : page.tasks) {
            size += std::log(trial.cells[task.shape]);
            size -= m_ways[task.shape][trial.ways[task.shape]].textBeside > 0 ? kWorthOfTextBelow : 0;
            behind += task.task < last ? 1 : 0;
            last = std::max(last, task.task);
        }
    }
    return (size - kWorthOfOrderKept * behind) / static_cast<double>(m_orders.front().size()) -
           kWorthOfFullPages * blank / static_cast<double>(pages.size()) - (trial.isTight ? kWorthOfUsualLines : 0);
}

SheetFlow SheetFitting::flowOf(const Trial& trial) const
{
    std::vector<SheetBoards> boards;
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        const Way& way = m_ways[shape][trial.ways[shape]];
        const BoardStand stand = way.stand;
        boards.push_back({m_shapes.shape(shape, stand), inTenths(trial.cells[shape]), stand, way.textBeside});
    }
    SheetRoom room = m_room;
    room.isTight = trial.isTight;
    SheetFlow::Rules rules = m_rules;
    rules.mayRearrange = trial.mayRearrange;
    rules.inAnyOrder = m_orders.front().size() <= kLongJob;
    rules.lineStep = trial.isTight ? std::min(m_rules.lineStep, SheetGrid::kLeastStep) : m_rules.lineStep;
    return {room, rules, std::move(boards)};
}

} // namespace ringford::ui
