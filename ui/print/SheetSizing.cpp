// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetSizing.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace ringford::ui {

namespace {

/** mm, with up to kManyOfPage diagrams a page; for smaller ones more pages than were asked for are no better. */
constexpr double kLeastCell = 4;
constexpr double kManyOfPage = 8;
constexpr double kLeastOfGrid = 1;      ///< mm
constexpr double kLeastOfFull = 3.2;    ///< mm: with more a page as many as were asked for are worth such cells
constexpr std::size_t kMostBeyond = 1;  ///< pages more than asked for that are worth small cells
constexpr double kWorthFitting = 1.1;   ///< how much larger the smallest cells become by it
constexpr int kSteps = 7;               ///< sizes from the least to the most
constexpr std::size_t kMostTried = 150; ///< tasks; more would take long, and hardly tell more
constexpr double kMostly = 0.75;        ///< of all tasks: what so many are is not wide for the others
constexpr double kSome = 0.125;         ///< of all tasks: what fewer are does not tell how large boards are
constexpr double kMuchSmaller = 0.75;
constexpr double kLeastOfUsual = 0.62;      ///< of what boards of a shape would be alone
constexpr int kFewOfPage = 3;               ///< a page: beside a high board one or two others have all the width
constexpr int kSomeOfPage = 6;              ///< a page: of more a high board is as long a strip as a wide one
constexpr double kWorthFewerPages = 0.85;   ///< how much smaller the smallest cells may be by boards upright
constexpr double kLargerBesideTurned = 1.4; ///< than alone: at the side of a high board others have much room
constexpr double kUsuallyFull = 0.7;        ///< of a page is covered where nothing seems blank
constexpr double kWorthTurning = 0.8; ///< of the largest: how large boards are that stand the other way, for full pages
constexpr double kWorthAPage = 0.7;   ///< the same, where pages are saved by it
// What full pages are worth, as logarithms.
constexpr double kWorthOfSize = 0.2;
constexpr double kWorthOfFewPages = 0.4;
constexpr double kWorthOfAskedPages = 1; ///< of no page more than were asked for; of each, where boards may be high
constexpr double kWorthOfNoBlank = 0.5;
constexpr double kWorthOfUsualCaptions = 0.03;
constexpr double kWorthOfOrder = 0.4;

/** As SheetGrid gives them. */
double tenths(double cell)
{
    constexpr double kOfMm = 10;
    return std::floor(cell * kOfMm + 1e-6) / kOfMm;
}

/** The more diagrams share a page, the less of it each has: else who asks for more would get more pages. */
double leastCell(int perPage)
{
    return kLeastCell * std::min(1.0, std::sqrt(kManyOfPage / perPage));
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

SheetSizing::SheetSizing(SheetRoom room, Asked asked, const SheetShapes& shapes, SheetFlowOrders orders)
    : m_room(std::move(room)), m_asked(asked), m_shapes(shapes), m_orders(std::move(orders)),
      m_sample(sampleOf(m_orders.front()))
{
    m_room.hasNumbersAbove = true;
    for (std::size_t shape = 0; shape < m_shapes.size(); ++shape)
        m_ways.push_back(waysOf(shape));
    setBounds();
    m_best = firstTrial();
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape)
        m_readable.push_back(m_ways[shape][m_best.ways[shape]].least);
    searchSizes(firstTrial());
    if (const auto other = otherwiseTurned())
        searchSizes(*other);
    searchByShape();
}

SheetSizing SheetSizing::best(const SheetRoom& room, Asked asked, const SheetShapes& shapes,
                              const SheetFlowOrders& orders)
{
    SheetSizing best = likely(room, asked, shapes, orders);
    best.fit(leastCell(asked.perPage));
    // Who chooses columns and rows gets them, however small cells become.
    const std::size_t asks = best.askedPages();
    if (asked.grid && best.flow().countPages(orders, best.ahead(), asks) > asks)
        best.fit(kLeastOfGrid);
    best.fillPages();
    return best;
}

/** As boards are larger: some may be upright, or all lie. */
SheetSizing SheetSizing::likely(const SheetRoom& room, Asked asked, const SheetShapes& shapes,
                                const SheetFlowOrders& orders)
{
    asked.mayTurn = asked.perPage <= kFewOfPage;
    SheetSizing usual(room, asked, shapes, orders);
    if (asked.mayTurn || asked.perPage > kSomeOfPage)
        return usual;
    asked.mayTurn = true;
    SheetSizing turned(room, asked, shapes, orders);
    const double smallest = usual.smallestCell();
    const bool isBetter = turned.pages() < usual.pages() ? turned.smallestCell() >= kWorthFewerPages * smallest
                                                         : turned.smallestCell() > smallest;
    return turned.hasTurned(turned.m_best) && turned.pages() <= usual.pages() && isBetter ? turned : usual;
}

/** As many come on a page as were asked for, and cells are not smaller than they must be for it. */
void SheetSizing::fit(double leastCell)
{
    const double smallest = smallestCell();
    const std::size_t pages = this->pages();
    const bool isShort = pages > askedPages();
    const bool isSmall = smallest < SheetGrid::kReadableCell;
    if (!isShort && !isSmall)
        return;
    const SheetFitting below(m_room, rules(), m_shapes, m_orders);
    const auto isFound = [&](const SheetFitting& fitting, std::size_t pagesAllowed, double least) {
        return m_fitting.emplace(fitting).search(pagesAllowed, std::min(least, SheetGrid::kReadableCell));
    };
    // Where not so few pages can be, one more may be better than several, and any that are half as many too many.
    const std::size_t beyond = isShort ? std::max(kMostBeyond, (pages - askedPages()) / 2) : 0;
    const auto isWorth = [&](std::size_t number) { return number <= askedPages() + beyond; };
    const double least = std::min(leastCell, smallest);
    const std::size_t fewest = isShort ? below.fewestPages(least, pages - 1) : pages;
    if (fewest > askedPages()) {
        std::optional<SheetFitting> best;
        std::size_t few = fewest;
        const auto look = [&](bool strips) {
            const SheetFitting beside(m_room, rules(), m_shapes, m_orders, SheetFitting::Texts::BelowOrBeside, strips);
            if (const std::size_t fewer = beside.fewestPages(least, few - 1); fewer < few && isWorth(fewer)) {
                best.emplace(beside);
                few = fewer;
            }
        };
        look(false);
        if (m_asked.perPage > kSomeOfPage && few > askedPages())
            look(true);
        if (best && isFound(*best, few, least))
            return;
    }
    if (fewest < pages && isWorth(fewest) && isFound(below, fewest, least))
        return fitBeside(fewest);
    if (!(isSmall && isFound(below, pages, kWorthFitting * smallest)))
        m_fitting.reset();
    if (isSmall)
        fitBeside(pages);
}

/** With captions and lines beside boards, where cells become larger by it on no more pages. */
void SheetSizing::fitBeside(std::size_t pages)
{
    const double least = kWorthFitting * smallestCell();
    if (least > SheetGrid::kReadableCell || m_orders.front().size() > kMostTried)
        return;
    SheetFitting beside(m_room, rules(), m_shapes, m_orders, SheetFitting::Texts::BelowOrBeside);
    if (beside.search(pages, least))
        m_fitting.emplace(beside);
}

/**
 * No page but the last has fewer than were asked for, where boards are not too small so. Where some are smaller already,
 * they may be as small as they would be if all were alike.
 */
void SheetSizing::fillPages()
{
    const std::size_t asks = askedPages();
    const SheetFlow now = flow();
    if (asks == 1 || now.countPages(m_orders, ahead(), asks) > asks || now.fillsPages(m_orders, ahead()))
        return;
    double least = m_asked.perPage > kManyOfPage ? kLeastOfFull : kLeastCell;
    if (smallestCell() < least) {
        for (const std::vector<Way>& ways : m_ways)
            least = std::min(least, std::ranges::max(ways, {}, &Way::alone).alone);
    }
    SheetFlow::Rules full = rules();
    full.mustBeFull = true;
    for (const auto texts : {SheetFitting::Texts::Below, SheetFitting::Texts::BelowOrBeside}) {
        SheetFitting fitting(m_room, full, m_shapes, m_orders, texts);
        if (fitting.search(asks, std::max(kLeastOfGrid, least))) {
            m_fitting.emplace(std::move(fitting));
            return;
        }
    }
}

std::vector<SheetSizing::Way> SheetSizing::waysOf(std::size_t shape)
{
    std::vector<Way> ways;
    for (const BoardStand stand : m_shapes.stands(shape)) {
        const SheetShape one = m_shapes.shape(shape, stand);
        if (stand.isTurned && !(m_asked.mayTurn && SheetFitting::mayBeTurned(m_room, one)))
            continue;
        const SheetGrid grid = m_asked.grid ? SheetGrid::suited(m_room, m_asked.grid->first, m_asked.grid->second, one)
                                            : SheetGrid::fullest(m_room, m_asked.perPage, one);
        if (shape == m_shapes.usual() && ways.empty())
            m_lineStep = grid.lineStep();
        const double largest = SheetGrid(m_room, 1, 1).cellOf(one);
        double alone = grid.cellOf(one);
        // Of those that are too large for as many as were asked for there are fewer on a page.
        for (int fewer = m_asked.perPage - 1; alone < kLeastOfGrid && !m_asked.grid && fewer > 0; --fewer)
            alone = SheetGrid::fullest(m_room, fewer, one).cellOf(one);
        ways.push_back({stand, alone, 0, largest, largest});
        m_mayTurn = m_mayTurn || stand.isTurned;
    }
    return ways;
}

bool SheetSizing::isMostly(std::size_t shape) const
{
    return m_shapes.shape(shape).count >= kMostly * static_cast<double>(m_orders.front().size());
}

void SheetSizing::setBounds()
{
    double usual = 0;
    std::vector<double> alone;
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        alone.push_back(std::ranges::max(m_ways[shape], {}, &Way::alone).alone);
        if (m_shapes.shape(shape).count >= kSome * static_cast<double>(m_orders.front().size()))
            usual = std::max(usual, alone.back());
    }
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        const double readable = SheetGrid::kReadableCell;
        const bool isWide = alone[shape] < std::min(readable, kMuchSmaller * usual) && !isMostly(shape);
        m_isWide.push_back(isWide);
        // Fuller pages are no reason for cells that are hard to read, where readable ones have room.
        const double least = alone[shape] < readable ? SheetGrid::kNearlyLargest * alone[shape]
                                                     : std::max(readable, kLeastOfUsual * alone[shape]);
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

bool SheetSizing::hasTurned(const Trial& trial) const
{
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        if (m_ways[shape][trial.ways[shape]].stand.isTurned)
            return true;
    }
    return false;
}

SheetFlow SheetSizing::flowOf(const Trial& trial) const
{
    std::vector<SheetBoards> boards;
    const bool isBesideTurned = hasTurned(trial);
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        const Way& way = m_ways[shape][trial.ways[shape]];
        double most = way.most;
        if (isBesideTurned && !m_isWide[shape] && !isMostly(shape) && !way.stand.isTurned)
            most = std::min(way.largest, kLargerBesideTurned * most);
        const double cell = way.least > 0 ? way.least * std::pow(most / way.least, trial.parts[shape]) : 0;
        boards.push_back({m_shapes.shape(shape, way.stand), tenths(cell), way.stand});
    }
    SheetRoom room = m_room;
    room.isTight = trial.isTight;
    const double step = trial.isTight ? std::min(m_lineStep, SheetGrid::kLeastStep) : m_lineStep;
    return {room, {m_asked.perPage, m_asked.grid ? m_asked.grid->first : 0, step}, std::move(boards)};
}

double SheetSizing::worthOf(const Trial& trial) const
{
    const SheetFlow flow = flowOf(trial);
    const auto pages = flow.pages(m_sample, trial.ahead);
    const bool isBesideTurned = hasTurned(trial);
    double covered = 0, size = 0, most = 0, blank = 0;
    int behind = 0;
    std::size_t last = 0;
    for (const SheetFlowPage& page : pages) {
        double here = flow.blank(page) / m_room.page.height(), full = 0;
        for (const SheetFlowTask& task : page.tasks) {
            full += flow.share(task.shape);
            size += std::log(flow.boards(task.shape).cell / m_readable[task.shape]);
            behind += task.task < last ? 1 : 0;
            last = std::max(last, task.task);
        }
        covered += full;
        if (isBesideTurned) // what is blank beside a high board reaches down as far as it does
            here = std::max(here, kUsuallyFull - full);
        const bool isFull = pages.size() == 1 && static_cast<int>(page.tasks.size()) == m_asked.perPage;
        if (isFull || &page != &pages.back())
            blank = std::max(blank, here);
        most = static_cast<double>(pages.size()) - (isFull ? 0 : here); // as the last page leaves it
    }
    const double tasks = static_cast<double>(m_sample.size());
    const double asked = std::ceil(tasks / m_asked.perPage);
    const double more = static_cast<double>(pages.size()) - asked;
    const double beyond = m_mayTurn ? more : std::min(more, 1.0);
    most = std::max(1.0, most);
    return std::log(covered / most) + kWorthOfSize * size / tasks -
           kWorthOfFewPages * std::log(static_cast<double>(pages.size())) - kWorthOfNoBlank * blank -
           kWorthOfAskedPages * beyond - kWorthOfOrder * behind / tasks - (trial.isTight ? kWorthOfUsualCaptions : 0);
}

void SheetSizing::attempt(Trial trial)
{
    trial.worth = worthOf(trial);
    if (trial.worth > m_best.worth)
        m_best = std::move(trial);
}

double SheetSizing::smallestCell() const
{
    const SheetFlow flow = this->flow();
    double smallest = SheetGrid::kLargestCell;
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape)
        smallest = std::min(smallest, flow.boards(shape).cell);
    return smallest;
}

/** What stands beside a high board may need more of the page than it leaves. */
bool SheetSizing::takesMorePagesThanAsked() const
{
    return pages() > askedPages();
}

std::size_t SheetSizing::askedPages() const
{
    const auto perPage = static_cast<std::size_t>(m_asked.perPage);
    return (m_orders.front().size() + perPage - 1) / perPage;
}

/**
 * The first with the boards that can be turned standing the other way, where they are readable so, or where more pages
 * than were asked for are the price of larger ones.
 */
std::optional<SheetSizing::Trial> SheetSizing::otherwiseTurned() const
{
    const Trial first = firstTrial();
    Trial other = first;
    const double least = takesMorePagesThanAsked() ? kWorthAPage : kWorthTurning;
    for (std::size_t shape = 0; shape < m_ways.size(); ++shape) {
        const std::vector<Way>& ways = m_ways[shape];
        const auto way = std::ranges::find(ways, !ways[first.ways[shape]].stand.isTurned,
                                           [](const Way& one) { return one.stand.isTurned; });
        if (way != ways.end() && way->least >= least * m_readable[shape])
            other.ways[shape] = static_cast<std::size_t>(way - ways.begin());
    }
    return other.ways == first.ways ? std::nullopt : std::optional(other);
}

/** All that are wide become larger together, and so do all others. */
void SheetSizing::searchSizes(const Trial& first)
{
    for (int step = 0; step < kSteps * kSteps * 4; ++step) {
        Trial trial = first;
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
        const BoardStand best = m_ways[shape][first[shape]].stand;
        for (std::size_t way = 0; way < m_ways[shape].size(); ++way) {
            const Way& other = m_ways[shape][way];
            const double mayBe = other.stand.isTurned != best.isTurned ? kWorthTurning : SheetGrid::kHardlySmaller;
            if (m_isWide[shape] && other.least < mayBe * m_readable[shape])
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
