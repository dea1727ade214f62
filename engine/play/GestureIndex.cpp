// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/GestureIndex.h"

#include <algorithm>

namespace ringford {

namespace {

bool beginsWith(const Gesture& gesture, std::uint8_t tool, std::span<const Touch> touched)
{
    return gesture.tool == tool && gesture.touches.size() >= touched.size() && std::ranges::equal(touched, std::span(gesture.touches).first(touched.size()));
}

template <class Value> void addOnce(std::vector<Value>& list, const Value& value)
{
    if (std::ranges::find(list, value) == list.end())
        list.push_back(value);
}

} // namespace

GestureIndex::GestureIndex(const Game& game, const Position& position, const std::vector<Action>& actions)
{
    for (const Action& action : actions) {
        for (Gesture& gesture : game.gestures(position, action))
            m_entries.push_back({std::move(gesture), action});
    }
}

std::vector<Touch> GestureIndex::next(std::uint8_t tool, std::span<const Touch> touched) const
{
    std::vector<Touch> found;
    for (const Entry& entry : m_entries) {
        if (entry.gesture.touches.size() > touched.size() && beginsWith(entry.gesture, tool, touched))
            addOnce(found, entry.gesture.touches[touched.size()]);
    }
    return found;
}

std::vector<Action> GestureIndex::whole(std::uint8_t tool, std::span<const Touch> touched) const
{
    std::vector<Action> found;
    for (const Entry& entry : m_entries) {
        if (entry.gesture.touches.size() == touched.size() && beginsWith(entry.gesture, tool, touched))
            addOnce(found, entry.action);
    }
    return found;
}

std::vector<Action> GestureIndex::endingAt(std::uint8_t tool, std::span<const Touch> touched) const
{
    std::vector<Action> found;
    if (touched.size() < 2)
        return found;
    for (const Entry& entry : m_entries) {
        const bool isLonger = entry.gesture.touches.size() > touched.size();
        if (isLonger && entry.gesture.touches.back() == touched.back() && beginsWith(entry.gesture, tool, touched.first(touched.size() - 1)))
            addOnce(found, entry.action);
    }
    return found;
}

std::vector<Touch> GestureIndex::ends(std::uint8_t tool, std::span<const Touch> touched) const
{
    std::vector<Touch> found;
    for (const Entry& entry : m_entries) {
        if (entry.gesture.touches.size() > touched.size() + 1 && beginsWith(entry.gesture, tool, touched))
            addOnce(found, entry.gesture.touches.back());
    }
    return found;
}

std::vector<Action> GestureIndex::beginningWith(std::uint8_t tool, std::span<const Touch> touched) const
{
    std::vector<Action> found;
    for (const Entry& entry : m_entries) {
        if (beginsWith(entry.gesture, tool, touched))
            addOnce(found, entry.action);
    }
    return found;
}

} // namespace ringford
