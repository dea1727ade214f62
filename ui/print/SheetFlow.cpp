// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetFlow.h"

#include "ui/print/CaptionRooms.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kRounding = 1e-6;
constexpr double kGap = SheetGrid::kGap;
/** mm, between a caption and lines that are on the level of others; nor more than the diagram above is high. */
constexpr double kMostLowered = 80;
constexpr double kMostBelowBoard = 8.5; // mm, more than usual: captions that are on the level of others
constexpr int kAnyNumber = std::numeric_limits<int>::max();
constexpr std::size_t kFewShapes = 4; ///< of a page: all orders of more would take long

/** The highest first, and those of each shape behind those of another, in each way in which few shapes can come. */
std::vector<std::vector<SheetFlowTask>> otherOrders(const std::vector<SheetFlowTask>& tasks,
                                                    const SheetMeasures& measures, bool inAnyOrder)
{
    std::vector<std::vector<SheetFlowTask>> orders{tasks};
    std::ranges::stable_sort(orders.front(), std::ranges::greater(),
                             [&measures](SheetFlowTask task) { return measures.in(task.shape, 0).height(); });
    std::map<std::size_t, std::vector<SheetFlowTask>> byShape;
    for (const SheetFlowTask& task : tasks)
        byShape[task.shape].push_back(task);
    if (!inAnyOrder || byShape.size() > kFewShapes)
        return orders;
    std::vector<std::size_t> shapes;
    for (const auto& [shape, some] : byShape)
        shapes.push_back(shape);
    do {
        std::vector<SheetFlowTask>& order = orders.emplace_back();
        for (const std::size_t shape : shapes)
            order.insert(order.end(), byShape[shape].begin(), byShape[shape].end());
    } while (std::ranges::next_permutation(shapes).found);
    return orders;
}

} // namespace

SheetFlow::SheetFlow(SheetRoom room, Rules rules, std::vector<SheetBoards> boards)
    : m_room(std::move(room)), m_rules(rules), m_measures(m_room, rules.lineStep, std::move(boards)),
      m_mayRearrange(rules.mayRearrange || m_measures.hasTurned())
{
}

bool SheetFlowPage::isGrid(int columns, int rows, bool isLast) const
{
    const auto isSingle = [](const Stack& stack) { return stack.size() == 1; };
    const bool hasRows = std::cmp_equal(bands.size(), rows) || (isLast && std::cmp_less(bands.size(), rows));
    return hasRows && std::ranges::all_of(bands, [&](const Band& band) {
               const bool isFull = std::cmp_equal(band.size(), columns);
               const bool mayBeShort = isLast && &band == &bands.back() && std::cmp_less(band.size(), columns);
               return std::ranges::all_of(band, isSingle) && (isFull || mayBeShort);
           });
}

/** How many pairs of its tasks are read the other way round: bands from their tops, what begins on one level from the left. */
std::size_t SheetFlowPage::readTooEarly() const
{
    std::map<std::size_t, std::vector<std::size_t>> left; // by shape, the last first
    for (std::size_t index = tasks.size(); index-- > 0;)
        left[tasks[index].shape].push_back(index);
    std::vector<std::size_t> read;
    std::size_t pairs = 0;
    for (const Band& band : bands) {
        const std::size_t deepest = std::ranges::max(band, {}, &Stack::size).size();
        for (std::size_t depth = 0; depth < deepest; ++depth) {
            for (const Stack& stack : band) {
                if (depth >= stack.size())
                    continue;
                std::vector<std::size_t>& ofShape = left[stack[depth]];
                const std::size_t task = ofShape.back();
                ofShape.pop_back();
                pairs += static_cast<std::size_t>(
                    std::ranges::count_if(read, [task](std::size_t before) { return before > task; }));
                read.push_back(task);
            }
        }
    }
    return pairs;
}

void SheetFlowPage::order()
{
    std::size_t least = readTooEarly();
    // Moves one of them to another place, where that is better.
    const auto improve = [&](auto& parts) {
        for (auto from = parts.begin(); from != parts.end(); ++from) {
            for (auto to = parts.begin(); to != parts.end(); ++to) {
                const auto [first, last] = std::minmax(from, to);
                const auto middle = from < to ? from + 1 : from;
                std::rotate(first, middle, last + 1);
                if (const std::size_t pairs = readTooEarly(); pairs < least) {
                    least = pairs;
                    return true;
                }
                std::rotate(first, from < to ? to : to + 1, last + 1);
            }
        }
        return false;
    };
    while (least > 0 && (improve(bands) || std::ranges::any_of(bands, improve)))
        ;
}

bool SheetFlow::isEven(const SheetFlowPage::Band& band)
{
    const std::size_t first = band.front().front();
    return std::ranges::all_of(band, [first](const SheetFlowPage::Stack& stack) {
        return std::ranges::all_of(stack, [first](std::size_t shape) { return shape == first; });
    });
}

double SheetFlow::lowestIn(const SheetFlowPage::Band& band, int columns) const
{
    double lowest = 0;
    for (const SheetFlowPage::Stack& stack : band)
        lowest = std::max(lowest, m_measures.in(stack.front(), columns).top);
    return lowest;
}

double SheetFlow::widthOf(const SheetFlowPage::Stack& stack, int columns) const
{
    double width = 0;
    for (const std::size_t shape : stack)
        width = std::max(width, m_measures.in(shape, columns).width);
    return width;
}

double SheetFlow::widthOf(const SheetFlowPage::Band& band) const
{
    double width = -kGap;
    for (const SheetFlowPage::Stack& stack : band)
        width += kGap + widthOf(stack, 0);
    return width;
}

double SheetFlow::heightOf(const SheetFlowPage::Stack& stack, int columns) const
{
    double height = -kGap;
    for (const std::size_t shape : stack)
        height += kGap + m_measures.in(shape, columns).height();
    return height;
}

double SheetFlow::heightOf(const SheetFlowPage::Band& band, int columns) const
{
    const double lowest = lowestIn(band, columns); // asked a million times of many shapes
    double height = 0;
    for (const SheetFlowPage::Stack& stack : band)
        height = std::max(height, heightOf(stack, columns) + (lowest - m_measures.in(stack.front(), columns).top));
    return height;
}

bool SheetFlow::hasHeight(const Heights& bands, std::size_t index, double height) const
{
    double all = -kGap;
    for (std::size_t band = 0; band < std::max(bands.size(), index + 1); ++band)
        all += kGap + (band == index ? height : bands[band]);
    return all <= m_room.page.height() + kRounding;
}

bool SheetFlow::hasWidth(const SheetFlowPage::Band& band, int most) const
{
    const int stacks = static_cast<int>(band.size());
    if (stacks > most)
        return false;
    if (isEven(band))
        return stacks <= m_measures.mostColumns(band.front().front());
    return widthOf(band) <= m_room.page.width() + kRounding;
}

/** Where the band becomes no higher by it. */
bool SheetFlow::addBelow(SheetFlowPage::Band& band, double height, std::size_t shape, int most, bool isAmongAlike) const
{
    const bool staysUneven = !isEven(band);
    const double lowest = staysUneven ? lowestIn(band, 0) : 0;
    for (SheetFlowPage::Stack& stack : band) {
        if (std::ranges::all_of(stack, [shape](std::size_t one) { return one == shape; }) != isAmongAlike)
            continue;
        // Only that stack becomes higher: mostly it is too high, and the others need not be asked.
        if (staysUneven && heightOf(stack, 0) + kGap + m_measures.in(shape, 0).height() +
                                   (lowest - m_measures.in(stack.front(), 0).top) >
                               height + kRounding)
            continue;
        stack.push_back(shape);
        if (heightOf(band, columnsOf(band, most)) <= height + kRounding && hasWidth(band, most))
            return true;
        stack.pop_back();
    }
    return false;
}

bool SheetFlow::addToBand(SheetFlowPage& page, const Heights& heights, std::size_t index, std::size_t shape,
                          int most) const
{
    SheetFlowPage::Band& band = page.bands[index];
    if (addBelow(band, heights[index], shape, most, true))
        return true;
    if (!isEven(band) && widthOf(band) + kGap + m_measures.in(shape, 0).width > m_room.page.width() + kRounding)
        return addBelow(band, heights[index], shape, most, false);
    band.push_back({shape});
    if (hasWidth(band, most) && hasHeight(heights, index, heightOf(band, columnsOf(band, most))))
        return true;
    band.pop_back();
    return addBelow(band, heights[index], shape, most, false);
}

/** Below others in a band that becomes higher by it. */
bool SheetFlow::addHigher(SheetFlowPage& page, const Heights& heights, std::size_t shape, int most) const
{
    for (std::size_t index = 0; index < page.bands.size(); ++index) {
        SheetFlowPage::Band& band = page.bands[index];
        for (SheetFlowPage::Stack& stack : band) {
            stack.push_back(shape);
            if (hasWidth(band, most) && hasHeight(heights, index, heightOf(band, columnsOf(band, most))))
                return true;
            stack.pop_back();
        }
    }
    return false;
}

bool SheetFlow::add(SheetFlowPage& page, SheetFlowTask task, int most) const
{
    Heights heights;
    for (const SheetFlowPage::Band& band : page.bands)
        heights.push_back(heightOf(band, columnsOf(band, most)));
    for (std::size_t band = 0; band < page.bands.size(); ++band) {
        if (addToBand(page, heights, band, task.shape, most)) {
            page.tasks.push_back(task);
            return true;
        }
    }
    const SheetFlowPage::Band own{{task.shape}};
    if (heights.empty() || hasHeight(heights, heights.size(), heightOf(own, columnsOf(own, most))))
        page.bands.push_back(own);
    else if (!m_rules.mayRearrange || !addHigher(page, heights, task.shape, most))
        return false;
    page.tasks.push_back(task);
    return true;
}

std::optional<SheetFlowPage> SheetFlow::arranged(const std::vector<SheetFlowTask>& tasks, int most) const
{
    SheetFlowPage page;
    if (!std::ranges::all_of(tasks, [&](SheetFlowTask task) { return add(page, task, most); }))
        return std::nullopt;
    return page;
}

/** Beside a high board others have room below one another, whichever comes first. */
std::optional<SheetFlowPage> SheetFlow::rearranged(const std::vector<SheetFlowTask>& tasks, int most) const
{
    const auto needed = [this](SheetFlowTask task) {
        const SheetMeasure& one = m_measures.in(task.shape, 1); // text is lowest in all of the width
        return (one.board.width() + kGap) * (one.height() + kGap);
    };
    const double page = (m_room.page.width() + kGap) * (m_room.page.height() + kGap);
    double all = 0;
    for (const SheetFlowTask& task : tasks)
        all += needed(task);
    if (!m_mayRearrange || all > page + kRounding)
        return std::nullopt;
    for (const std::vector<SheetFlowTask>& order : otherOrders(tasks, m_measures, m_rules.inAnyOrder)) {
        if (auto anew = arranged(order, most))
            return anew;
    }
    return std::nullopt;
}

bool SheetFlow::addAnew(SheetFlowPage& page, SheetFlowTask task, int most) const
{
    std::vector<SheetFlowTask> tasks = page.tasks;
    tasks.push_back(task);
    auto anew = rearranged(tasks, most);
    if (!anew)
        return false;
    page.bands = std::move(anew->bands);
    page.tasks = std::move(tasks);
    return true;
}

/** The same tasks, with as few beside one another as have room: else pages are blank below. */
SheetFlowPage SheetFlow::loosened(SheetFlowPage page) const
{
    for (int most = 1; most < static_cast<int>(page.tasks.size()); ++most) {
        auto loose = arranged(page.tasks, most);
        if (!loose)
            loose = rearranged(page.tasks, most);
        if (loose) {
            page.bands = std::move(loose->bands);
            return page;
        }
    }
    return page;
}

/** What it leaves out stands before the rest again. */
SheetFlowPage SheetFlow::filled(std::span<SheetFlowTask>& order, int ahead) const
{
    const int most = m_rules.columns > 0 ? m_rules.columns : kAnyNumber;
    SheetFlowPage page;
    std::vector<SheetFlowTask> later;
    std::size_t index = 0;
    for (int behind = 0; index < order.size(); ++index) { // the first that has no room
        if (static_cast<int>(page.tasks.size()) == m_rules.perPage || behind > ahead)
            break;
        if (boards(order[index].shape).cell < 1)
            page.without.push_back(order[index].task);
        else if (!add(page, order[index], most) && !addAnew(page, order[index], most))
            later.push_back(order[index]);
        behind += later.empty() ? 0 : 1;
    }
    order = order.subspan(index - later.size());
    std::ranges::copy(later, order.begin());
    return page;
}

std::vector<SheetFlowPage> SheetFlow::pages(std::vector<SheetFlowTask> order, int ahead) const
{
    std::vector<SheetFlowPage> pages;
    for (std::span<SheetFlowTask> left(order); !left.empty();) {
        SheetFlowPage page = filled(left, ahead);
        pages.push_back(m_rules.columns > 0 ? std::move(page) : loosened(std::move(page)));
    }
    return pages;
}

std::size_t SheetFlow::countPages(const SheetFlowOrders& orders, int ahead, std::size_t most) const
{
    const auto perPage = static_cast<std::size_t>(m_rules.perPage);
    const bool haveRoom = !m_measures.hasTooLarge();
    std::size_t all = 0;
    for (std::vector<SheetFlowTask> order : orders) {
        std::size_t pages = 0;
        for (std::span<SheetFlowTask> left(order); !left.empty(); ++pages) {
            if (const std::size_t least = haveRoom ? (left.size() + perPage - 1) / perPage : 1; pages + least > most)
                return most + 1;
            const SheetFlowPage page = filled(left, ahead);
            if (m_rules.mustBeFull && !left.empty() && page.tasks.size() < perPage)
                return most + 1;
        }
        all = std::max(all, pages);
    }
    return all;
}

/** How many of a shape stand side by side on a page where they are most: all of them have that width. */
std::map<std::size_t, int> SheetFlow::columnsByShape(const SheetFlowPage& page) const
{
    std::map<std::size_t, int> columns;
    for (const SheetFlowPage::Band& band : page.bands) {
        if (isEven(band)) {
            int& most = columns[band.front().front()];
            most = std::max({most, m_rules.columns, static_cast<int>(band.size())});
            most = std::min(most, m_measures.mostColumns(band.front().front()));
        }
    }
    return columns;
}

double SheetFlow::blank(const SheetFlowPage& page) const
{
    auto columns = columnsByShape(page);
    double height = -kGap;
    for (const SheetFlowPage::Band& band : page.bands)
        height += kGap + heightOf(band, isEven(band) ? columns[band.front().front()] : 0);
    return m_room.page.height() - std::max(0.0, height);
}

/** Evenly from the top of a room to its bottom, the first lower by @p lower. */
std::vector<SheetFlow::Placed> SheetFlow::placesOf(const SheetFlowPage::Stack& stack,
                                                   const std::vector<SheetMeasure>& measures, const QRectF& room,
                                                   double lower) const
{
    double free = room.height() - lower;
    for (const SheetMeasure& one : measures)
        free -= one.height();
    const double gap = stack.size() > 1 ? free / static_cast<double>(stack.size() - 1) : 0;
    double top = room.top() + lower;
    std::vector<Placed> places;
    for (std::size_t index = 0; index < stack.size(); ++index) {
        const SheetMeasure& one = measures[index];
        const double shift = index == 0 ? lower : 0; // its number is on the level of the others
        const SheetPlace place = m_measures.place(stack[index], one, {room.left(), top - shift}, shift);
        places.push_back({stack[index], place, place.at.y(), stack.size() == 1 ? free : 0});
        top += one.height() + gap;
    }
    return places;
}

/** In a row of several shapes each has its part of what is free. */
double SheetFlow::shareOfBlank(const SheetFlowPage::Band& band, int columns) const
{
    double blank = m_room.page.width() + kGap;
    for (const SheetFlowPage::Stack& stack : band)
        blank -= widthOf(stack, columns) + kGap;
    return blank / static_cast<double>(isEven(band) ? 2 : band.size());
}

/** By stack, how much more than usual each of its captions gets, where the band may become higher by @p most. */
std::vector<double> SheetFlow::captionsOf(const SheetFlowPage::Band& band, int columns, double most,
                                          const ShapeTasks& tasks, bool areSmall) const
{
    const double wider = isEven(band) ? 0 : shareOfBlank(band, columns);
    const double highest = heightOf(band, columns) + most;
    std::vector<double> captions;
    for (const SheetFlowPage::Stack& stack : band) {
        double needed = 0;
        for (const std::size_t shape : stack) {
            const SheetMeasure& one = m_measures.in(shape, columns);
            if (one.caption <= 0 || one.textBeside > 0 || !m_room.captionRooms)
                continue;
            const double width = widthOf(stack, columns) + wider;
            const double whole = m_room.captionRooms->whole(width, tasks.at(shape), areSmall);
            needed = std::max(needed, whole - one.caption);
        }
        const double free = highest - heightOf(stack, columns) - lowered(band, stack.front(), columns);
        captions.push_back(std::clamp(free / static_cast<double>(stack.size()), 0.0, needed));
    }
    return captions;
}

double SheetFlow::heightOf(const SheetFlowPage::Band& band, int columns, const std::vector<double>& captions) const
{
    double height = 0;
    for (std::size_t index = 0; index < band.size(); ++index) {
        const SheetFlowPage::Stack& stack = band[index];
        height = std::max(height, heightOf(stack, columns) + lowered(band, stack.front(), columns) +
                                      captions[index] * static_cast<double>(stack.size()));
    }
    return height;
}

/** Captions of a row begin on one level where boards end nearly on one, the lowest first: it stays where it is. */
void SheetFlow::levelCaptions(std::vector<Placed>& row)
{
    const auto level = [](const Placed* one) { return one->place.at.y() + one->place.captionTop; };
    std::vector<Placed*> left;
    for (Placed& one : row) {
        if (!one.place.hasTextBeside)
            left.push_back(&one);
    }
    while (!left.empty()) {
        const double lowest = level(*std::ranges::max_element(left, {}, level));
        std::erase_if(left, [&](Placed* one) {
            const double below = lowest - level(one);
            const bool isNear = below <= std::min(std::max(0.0, one->free) + kRounding, kMostBelowBoard);
            one->place.captionTop += isNear ? below : 0;
            return isNear;
        });
    }
}

/**
 * Lines of a row end on one level: on that of the first of others below one another, or where the band does. What would
 * have them far below its board stays together.
 */
void SheetFlow::levelLines(std::vector<std::vector<Placed>>& stacks)
{
    const auto endOf = [](const Placed& one) { return one.place.at.y() + one.place.linesTop; };
    std::vector<double> ends;
    for (const std::vector<Placed>& stack : stacks) {
        if (stack.size() > 1 && !stack.front().place.hasTextBeside)
            ends.push_back(endOf(stack.front()));
    }
    const bool isRow = std::ranges::all_of(stacks, [](const auto& stack) { return stack.size() == 1; });
    for (std::vector<Placed>& stack : stacks) {
        if (stack.size() > 1)
            continue;
        Placed& one = stack.front();
        double lower = one.free;
        for (const double end : ends) { // the room of a longer caption may have brought them below it
            const double mostAbove = std::max(one.place.lineStep, one.place.captionHeight);
            if (const double below = end - endOf(one); below >= -mostAbove)
                lower = std::clamp(below, 0.0, lower);
        }
        if (!one.place.hasTextBeside && lower <= std::min(kMostLowered, one.place.linesTop))
            one.place.linesTop += lower;
        else if (isRow) // it is alone beside a high one
            one.place.at.ry() += SheetGrid::kAboveSingle * one.free;
    }
}

/** In the order in which they are read. */
std::vector<SheetFlow::Placed> SheetFlow::placesOf(const SheetFlowPage::Band& band, int columns, double top,
                                                   const std::vector<double>& captions) const
{
    const double height = heightOf(band, columns, captions);
    const double share = shareOfBlank(band, columns);
    double left = isEven(band) ? share : 0;
    std::vector<std::vector<Placed>> stacks;
    for (std::size_t index = 0; index < band.size(); ++index) {
        const SheetFlowPage::Stack& stack = band[index];
        const double width = widthOf(stack, columns) + (isEven(band) ? 0 : share);
        std::vector<SheetMeasure> measures;
        for (const std::size_t shape : stack) {
            const SheetMeasure& usual = m_measures.in(shape, columns);
            measures.push_back(columns == 0 ? m_measures.measure(shape, width, std::floor(usual.width)) : usual);
            measures.back().caption += captions[index];
        }
        stacks.push_back(placesOf(stack, measures, {left, top, width, height}, lowered(band, stack.front(), columns)));
        left += width + kGap;
    }
    levelLines(stacks);
    std::vector<Placed> places;
    for (const std::vector<Placed>& stack : stacks)
        std::ranges::copy(stack, std::back_inserter(places));
    if (std::ranges::all_of(band, [](const auto& stack) { return stack.size() == 1; }))
        levelCaptions(places);
    std::ranges::stable_sort(places, {},
                             [](const Placed& one) { return std::pair(std::lround(one.level), one.place.at.x()); });
    return places;
}

SheetSpots SheetFlow::spots(SheetFlowPage page, double mostSpread, bool mayBeLower, bool areSmall) const
{
    page.order();
    SheetSpots spots;
    auto columns = columnsByShape(page);
    const auto beside = [&](const SheetFlowPage::Band& band) {
        return isEven(band) ? columns[band.front().front()] : 0;
    };
    ShapeTasks tasks; // the last first
    for (auto task = page.tasks.rbegin(); task != page.tasks.rend(); ++task)
        tasks[task->shape].push_back(task->task);
    double free = std::max(0.0, blank(page));
    std::vector<std::vector<double>> captions; // by band
    for (const SheetFlowPage::Band& band : page.bands) {
        const double part = free / static_cast<double>(page.bands.size() - captions.size());
        captions.push_back(captionsOf(band, beside(band), part, tasks, areSmall));
        free -= heightOf(band, beside(band), captions.back()) - heightOf(band, beside(band));
    }
    const double spread = page.bands.size() > 1 ? free / static_cast<double>(page.bands.size() - 1) : 0;
    double top = mayBeLower && page.bands.size() == 1 ? SheetGrid::kAboveSingle * free : 0;
    for (std::size_t index = 0; index < page.bands.size(); ++index) {
        const SheetFlowPage::Band& band = page.bands[index];
        for (const Placed& one : placesOf(band, beside(band), top, captions[index])) {
            auto& left = tasks[one.shape];
            spots.push_back({left.back(), one.place});
            left.pop_back();
        }
        top += heightOf(band, beside(band), captions[index]) + kGap + std::min(spread, mostSpread);
    }
    for (const std::size_t task : page.without)
        spots.push_back({task, {}});
    return spots;
}

} // namespace ringford::ui
