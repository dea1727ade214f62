// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetSizing.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kSteps = 7;               ///< sizes from the least to the most
constexpr std::size_t kMostTried = 150; ///< tasks; more would take long, and hardly tell more
constexpr double kMostly = 0.75;        ///< of all tasks: what so many are is not wide for the others
constexpr double kSome = 0.125;         ///< of all tasks: what fewer are does not tell how large boards are
constexpr double kMuchSmaller = 0.75;
// What full pages are worth, as logarithms.
constexpr double kWorthOfSize = 0.2;
constexpr double kWorthOfFewPages = 0.4;
constexpr double kWorthOfNoBlank = 0.5;
constexpr double kWorthOfUsualCaptions = 0.03;
constexpr double kWorthOfOrder = 0.4;

/** As SheetGrid gives them. */
double tenths(double cell)
{
    constexpr double kOfMm = 10;
    return std::floor(cell * kOfMm + 1e-6) / kOfMm;
}

/** Of a long job the first tasks, and one of each shape at least. */
std::vector<SheetFlowTask> sampleOf(const std::vector<SheetFlowTask>& tasks)
{
    std::vector<SheetFlowTask> sample;
    std::set<std::size_t> shapes;
    for (const SheetFlowTask& task : tasks) {
        const bool isFirst = shapes.insert(task.shape).second;
        if (isFirst || sample.size() < kMostTried)
            sample.push_back(task);
    }
    return sample;
}

} // namespace

SheetSizing::SheetSizing(SheetRoom room, Asked asked, const SheetShapes& shapes, std::vector<SheetFlowTask> tasks)
    : m_room(std::move(room)), m_asked(asked), m_shapes(shapes), m_all(static_cast<double>(tasks.size())),
      m_tasks(sampleOf(tasks))
{
    m_room.hasNumbersAbove = true;
    for (std::size_t shape = 0; shape < m_shapes.size(); ++shape)
        m_ways.push_back(waysOf(shape));
    setBounds();
    m_best = firstTrial();
    searchSizes();
    searchByShape();
}

std::vector<SheetSizing::Way> SheetSizing::waysOf(std::size_t shape)
{
    std::vector<Way> ways;
    for (const BoardStand stand : m_shapes.stands(shape)) {
        if (stand.isTurned) // beside others a high board is as long a strip as a wide one
            continue;
        const SheetShape one = m_shapes.shape(shape, stand);
        const SheetGrid grid = m_asked.grid ? SheetGrid::suited(m_room, m_asked.grid->first, m_asked.grid->second, one)
                                            : SheetGrid::fullest(m_room, m_asked.perPage, one);
        if (shape == m_shapes.usual() && ways.empty())
            m_lineStep = grid.lineStep();
        ways.push_back({stand, grid.cellOf(one), 0, SheetGrid(m_room, 1, 1).cellOf(one)});
    }
    return ways;
}

bool SheetSizing::isMostly(std::size_t shape) const
{
    return m_shapes.shape(shape).count >= kMostly * m_all;
}

void SheetSizing::setBounds()
{
    double usual = 0;
    std::vector<double> alone;
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        alone.push_back(std::ranges::max(m_ways[shape], {}, &Way::alone).alone);
        if (m_shapes.shape(shape).count >= kSome * m_all)
            usual = std::max(usual, alone.back());
    }
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        const double readable = SheetGrid::kReadableCell;
        const bool isWide = alone[shape] < std::min(readable, kMuchSmaller * usual) && !isMostly(shape);
        m_isWide.push_back(isWide);
        const double least = alone[shape] < readable
                                 ? SheetGrid::kNearlyLargest * alone[shape]
                                 : std::max(SheetGrid::kHardlySmaller * readable, kMuchSmaller * alone[shape]);
        for (Way& way : m_ways[shape]) {
            way.most = isWide ? way.most : std::min(way.most, alone[shape]);
            way.least = isWide ? std::min(readable, SheetGrid::kHardlySmaller * way.most) : std::min(way.most, least);
        }
    }
}

/** Boards stand as they are largest. */
SheetSizing::Trial SheetSizing::firstTrial() const
{
    Trial first;
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        const auto best = std::ranges::max_element(m_ways[shape], {}, m_isWide[shape] ? &Way::least : &Way::most);
        first.ways.push_back(static_cast<std::size_t>(best - m_ways[shape].begin()));
        first.parts.push_back(m_isWide[shape] ? 0 : 1);
    }
    return first;
}

SheetFlow SheetSizing::flowOf(const Trial& trial) const
{
    std::vector<SheetBoards> boards;
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        const Way& way = m_ways[shape][trial.ways[shape]];
        const double cell = way.least > 0 ? way.least * std::pow(way.most / way.least, trial.parts[shape]) : 0;
        boards.push_back({m_shapes.shape(shape, way.stand), tenths(cell), way.stand});
    }
    SheetRoom room = m_room;
    room.isTight = trial.isTight;
    return {room, {m_asked.perPage, m_asked.grid ? m_asked.grid->first : 0, m_lineStep}, std::move(boards)};
}

double SheetSizing::worthOf(const Trial& trial) const
{
    const SheetFlow flow = flowOf(trial);
    const auto pages = flow.pages(m_tasks, trial.ahead);
    double covered = 0, size = 0, most = 0, blank = 0;
    int behind = 0;
    std::size_t last = 0;
    for (const SheetFlowPage& page : pages) {
        for (const SheetFlowTask& task : page.tasks) {
            covered += flow.share(task.shape);
            const Way& way = m_ways[task.shape][trial.ways[task.shape]];
            size += std::log(flow.boards(task.shape).cell / way.least);
            behind += task.task < last ? 1 : 0;
            last = std::max(last, task.task);
        }
        const double here = flow.blank(page) / m_room.page.height();
        if (&page != &pages.back())
            blank = std::max(blank, here);
        else
            most = static_cast<double>(pages.size()) - here;
    }
    const double tasks = static_cast<double>(m_tasks.size());
    most = std::max(1.0, most);
    return std::log(covered / most) + kWorthOfSize * size / tasks -
           kWorthOfFewPages * std::log(static_cast<double>(pages.size())) - kWorthOfNoBlank * blank -
           kWorthOfOrder * behind / tasks - (trial.isTight ? kWorthOfUsualCaptions : 0);
}

void SheetSizing::attempt(Trial trial)
{
    trial.worth = worthOf(trial);
    if (trial.worth > m_best.worth)
        m_best = std::move(trial);
}

/** All that are wide become larger together, and so do all others. */
void SheetSizing::searchSizes()
{
    for (int step = 0; step < kSteps * kSteps * 4; ++step) {
        Trial trial = m_best;
        trial.ahead = step % 2 == 0 ? 0 : m_asked.perPage;
        trial.isTight = step / 2 % 2 != 0;
        const int usual = step / 4 % kSteps, wide = step / 4 / kSteps;
        for (std::size_t shape = 0; shape < m_ways.size(); ++shape)
            trial.parts[shape] = static_cast<double>(m_isWide[shape] ? wide : usual) / (kSteps - 1);
        attempt(std::move(trial));
    }
}

/** Each shape may stand otherwise, and be larger or smaller than the others let expect. */
void SheetSizing::searchByShape()
{
    const std::vector<std::size_t> first = firstTrial().ways;
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        const double readable = m_ways[shape][first[shape]].least;
        for (std::size_t way = 0; way < m_ways[shape].size(); ++way) {
            if (m_isWide[shape] && m_ways[shape][way].least < SheetGrid::kHardlySmaller * readable)
                continue; // pages would be fuller, but boards hard to read
            for (int step = 0; step < kSteps; ++step) {
                Trial trial = m_best;
                trial.ways[shape] = way;
                trial.parts[shape] = static_cast<double>(step) / (kSteps - 1);
                attempt(std::move(trial));
            }
        }
    }
}

} // namespace ringford::ui
