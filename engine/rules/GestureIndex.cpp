// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/GestureIndex.h"

#include <algorithm>
#include <compare>
#include <tuple>

namespace ringford {

namespace {

template <class Value> std::vector<Value> eachOnce(std::vector<Value> values)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

/** How a gesture, cut to as many touches, lies to those asked for. */
std::strong_ordering beginningAgainst(const Gesture& gesture, std::uint8_t tool, std::span<const Touch> touched)
{
    if (gesture.tool != tool)
        return gesture.tool <=> tool;
    const auto length = static_cast<std::ptrdiff_t>(std::min(gesture.touches.size(), touched.size()));
    return std::lexicographical_compare_three_way(gesture.touches.begin(), gesture.touches.begin() + length,
                                                  touched.begin(), touched.end());
}

/**
 * Whether a piece in hand could be brought straight to the last place: from a stockpile on it would be another piece.
 */
bool isStraight(std::span<const Touch> rest)
{
    return std::ranges::find(rest, Touch::Kind::Stock, &Touch::kind) == rest.end();
}

} // namespace

GestureIndex::GestureIndex(const Game& game, const Position& position, const std::vector<Action>& actions)
{
    add(game, position, actions);
}

void GestureIndex::add(const Game& game, const Position& position, const std::vector<Action>& actions)
{
    for (const Action& action : actions) {
        for (Gesture& gesture : game.gestures(position, action))
            m_entries.push_back({std::move(gesture), action});
    }
    sort();
}

void GestureIndex::sort()
{
    const auto key = [](const Entry& entry) {
        return std::tie(entry.gesture.tool, entry.gesture.touches, entry.action);
    };
    std::ranges::sort(m_entries, [&](const Entry& a, const Entry& b) { return key(a) < key(b); });
    const auto doubles = std::unique(m_entries.begin(), m_entries.end(),
                                     [&](const Entry& a, const Entry& b) { return key(a) == key(b); });
    m_entries.erase(doubles, m_entries.end());
}

std::span<const GestureIndex::Entry> GestureIndex::beginning(std::uint8_t tool, std::span<const Touch> touched) const
{
    const auto against = [&](const Entry& entry) { return beginningAgainst(entry.gesture, tool, touched); };
    const auto from = std::partition_point(m_entries.begin(), m_entries.end(),
                                           [&](const Entry& entry) { return against(entry) < 0; });
    const auto to =
        std::partition_point(from, m_entries.end(), [&](const Entry& entry) { return against(entry) <= 0; });
    return {from, to};
}

bool GestureIndex::any(std::uint8_t tool, std::span<const Touch> touched) const
{
    return !beginning(tool, touched).empty();
}

std::vector<Touch> GestureIndex::next(std::uint8_t tool, std::span<const Touch> touched) const
{
    std::vector<Touch> found;
    for (const Entry& entry : beginning(tool, touched)) {
        const bool isLonger = entry.gesture.touches.size() > touched.size();
        if (isLonger &&
            (found.empty() || found.back() != entry.gesture.touches[touched.size()])) // equal ones follow one another
            found.push_back(entry.gesture.touches[touched.size()]);
    }
    return found;
}

std::vector<Action> GestureIndex::whole(std::uint8_t tool, std::span<const Touch> touched) const
{
    std::vector<Action> found;
    for (const Entry& entry : beginning(tool, touched)) {
        if (entry.gesture.touches.size() > touched.size())
            break; // the shorter come first
        found.push_back(entry.action);
    }
    return found;
}

std::vector<Action> GestureIndex::endingAt(std::uint8_t tool, std::span<const Touch> touched) const
{
    std::vector<Action> found;
    if (touched.size() < 2)
        return found;
    for (const Entry& entry : beginning(tool, touched.first(touched.size() - 1))) {
        const std::span<const Touch> touches = entry.gesture.touches;
        if (touches.size() > touched.size() && touches.back() == touched.back() &&
            isStraight(touches.subspan(touched.size() - 1)))
            found.push_back(entry.action);
    }
    return eachOnce(std::move(found));
}

std::vector<Touch> GestureIndex::ends(std::uint8_t tool, std::span<const Touch> touched) const
{
    std::vector<Touch> found;
    for (const Entry& entry : beginning(tool, touched)) {
        const std::span<const Touch> touches = entry.gesture.touches;
        if (touches.size() > touched.size() + 1 && isStraight(touches.subspan(touched.size())))
            found.push_back(entry.gesture.touches.back());
    }
    return eachOnce(std::move(found));
}

std::vector<Action> GestureIndex::beginningWith(std::uint8_t tool, std::span<const Touch> touched) const
{
    std::vector<Action> found;
    for (const Entry& entry : beginning(tool, touched))
        found.push_back(entry.action);
    return eachOnce(std::move(found));
}

} // namespace ringford
